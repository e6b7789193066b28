import * as z from 'zod/mini'
import { isoDate } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { targetSummary, weightRangeKg } from '../account/questionnaire.ts'

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

/** Question raised when the trend differs by 2 kg or more from the weight behind the targets. */
export const weightQuestion = z.object({
  /** Current trend, and the weight behind the targets. */
  weight_kg: z.number(),
  targets_weight_kg: z.number(),
  /** Rest-day energy in kcal, now and with the new weight; null without a numeric plan. */
  kcal: z.nullable(z.int()),
  new_kcal: z.nullable(z.int()),
  /** Why the goal must be reviewed before the targets can follow. */
  review: z.nullable(z.string()),
})
export type WeightQuestion = z.infer<typeof weightQuestion>

export const weightHistory = z.object({
  from: isoDate,
  to: isoDate,
  /** Weigh-ins of the period, oldest first. */
  weights: z.array(weighIn),
  /** Last known weight of any day: weighed, or else from the questionnaire. */
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
    /** Weight from the question. */
    weight_kg: weightKg,
  }),
  reply: z.object({
    history: weightHistory,
    /** Targets after the answer. */
    targets: targetSummary,
  }),
  errors: ['weight_hidden', 'questionnaire_required', 'weight_question_closed', 'weight_needs_review'],
})
