import * as z from 'zod/mini'
import { isoDate } from './calendar.ts'
import { endpoint } from './endpoint.ts'
import { targetSummary, weightRangeKg } from './questionnaire.ts'

const [lightest, heaviest] = weightRangeKg
const rangeText = `De ${lightest} a ${heaviest} kg.`

const weightKg = z.number('Informe um número.').check(
  z.gte(lightest, rangeText),
  z.lte(heaviest, rangeText),
  z.refine((kg) => Math.abs(kg * 10 - Math.round(kg * 10)) < 1e-6, 'Use no máximo uma casa decimal.'),
)

export const weighIn = z.object({
  date: isoDate,
  weight_kg: z.number(),
  /** The mean of the seven days that end with this one. */
  trend_kg: z.number(),
})
export type WeighIn = z.infer<typeof weighIn>

/** Asked where the trend has left the weight that the targets were made for by 2 kg or more. */
export const weightQuestion = z.object({
  /** Where the trend stands, and what the targets stand on. */
  weight_kg: z.number(),
  targets_weight_kg: z.number(),
  /** Of a day of rest, now and with the new weight; null where there is no numeric plan. */
  kcal: z.nullable(z.int()),
  new_kcal: z.nullable(z.int()),
  /** Why the goal must be looked at first: then the targets cannot simply follow. */
  review: z.nullable(z.string()),
})
export type WeightQuestion = z.infer<typeof weightQuestion>

export const weightHistory = z.object({
  from: isoDate,
  to: isoDate,
  /** Of the period, the oldest first. */
  weights: z.array(weighIn),
  /** The last known weight, of whatever day: weighed, or else of the questionnaire. */
  latest: z.object({ date: isoDate, weight_kg: z.number() }),
  question: z.nullable(weightQuestion),
  notice: z.nullable(z.object({ code: z.string(), text: z.string() })),
})
export type WeightHistory = z.infer<typeof weightHistory>

const params = z.object({ date: isoDate })

export const listWeights = endpoint({
  method: 'GET',
  path: '/api/weights',
  access: 'session',
  summary: 'Pesos de um período, com a tendência de 7 dias; sem período, os últimos 90 dias',
  query: z.object({ from: z.optional(isoDate), to: z.optional(isoDate) }),
  reply: weightHistory,
  errors: ['weight_hidden', 'questionnaire_required', 'day_out_of_range'],
})

export const saveWeight = endpoint({
  method: 'PUT',
  path: '/api/weights/{date}',
  access: 'entitled',
  summary: 'Grava o peso de um dia; o último vale, repetir não muda nada',
  params,
  body: z.object({
    user_id: z.optional(z.string()),
    weight_kg: weightKg,
    /** "Confere": the weight is as typed, however unlikely. */
    confirmed: z.optional(z.boolean()),
  }),
  reply: weightHistory,
  errors: ['weight_hidden', 'questionnaire_required', 'weight_unlikely', 'day_out_of_range'],
})

export const removeWeight = endpoint({
  method: 'DELETE',
  path: '/api/weights/{date}',
  access: 'session',
  summary: 'Apaga o peso de um dia; repetir não muda nada',
  params,
  reply: weightHistory,
  errors: ['weight_hidden', 'questionnaire_required'],
})

export const weightAnswers = ['atualizar', 'agora_nao'] as const

export const answerWeightQuestion = endpoint({
  method: 'POST',
  path: '/api/weight-question',
  access: 'entitled',
  summary: 'Responde se as metas seguem o peso que mudou; só assim elas mudam',
  body: z.object({
    user_id: z.optional(z.string()),
    answer: z.enum(weightAnswers, 'Escolha uma das opções.'),
    /** The weight that was asked about. */
    weight_kg: weightKg,
  }),
  reply: z.object({
    history: weightHistory,
    /** As they are after the answer. */
    targets: targetSummary,
  }),
  errors: ['weight_hidden', 'questionnaire_required', 'weight_question_closed', 'weight_needs_review'],
})
