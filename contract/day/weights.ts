import * as z from 'zod/mini'
import { isoDate } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { withToday } from './today.ts'
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
  /** Mean of the seven days that end on this date, kg. */
  trend_kg: z.number(),
})
export type WeighIn = z.infer<typeof weighIn>

/** Question asked when the trend differs by 2 kg or more from the weight on which the targets are based. */
export const weightQuestion = z.object({
  /** Current trend; `targets_weight_kg` is the weight used for the targets. */
  weight_kg: z.number(),
  targets_weight_kg: z.number(),
  /** Energy target of a rest day in kcal, now and with the new weight (`new_kcal`). Null without a numeric plan. */
  kcal: z.nullable(z.int()),
  new_kcal: z.nullable(z.int()),
  /** Reason why the goal must be reviewed before the targets can change; null otherwise. */
  review: z.nullable(z.string()),
})
export type WeightQuestion = z.infer<typeof weightQuestion>

export const weightHistory = z.object({
  from: isoDate,
  to: isoDate,
  /** Weigh-ins of the period, oldest first. */
  weights: z.array(weighIn),
  /** Latest known weight: from the last weigh-in, else from the questionnaire. */
  latest: z.object({ date: isoDate, weight_kg: z.number() }),
  question: z.nullable(weightQuestion),
  notice: z.nullable(z.object({ code: z.string(), text: z.string() })),
})
export type WeightHistory = z.infer<typeof weightHistory>

const params = z.object({ date: isoDate })

/**
 * Returns weigh-ins with their seven-day trend; defaults to the last 90 days. `weight_hidden`: no weights for people
 * with hidden numbers. `questionnaire_required`: the consent to health data is given there. `day_out_of_range`: `from`
 * is more than 366 days before `to`.
 */
export const listWeights = endpoint({
  method: 'GET',
  path: '/api/weights',
  access: 'session',
  summary: 'Pesos de um período, com a tendência de 7 dias; sem período, os últimos 90 dias',
  query: z.object({ from: z.optional(isoDate), to: z.optional(isoDate) }),
  reply: weightHistory,
  errors: ['weight_hidden', 'questionnaire_required', 'day_out_of_range'],
})

/**
 * Saves the weight of a day, replacing an earlier one; idempotent. `weight_unlikely`: far from the nearest weigh-in or
 * from the height, so send `confirmed`. `weight_hidden`, `questionnaire_required`: as for `listWeights`.
 * `day_out_of_range`: more than 30 days ago or after tomorrow.
 */
export const saveWeight = endpoint({
  method: 'PUT',
  path: '/api/weights/{date}',
  access: 'entitled',
  summary: 'Grava o peso de um dia; o último vale, repetir não muda nada',
  params,
  body: z.object({
    user_id: z.optional(z.string()),
    weight_kg: weightKg,
    /** Confirms an unlikely weight ("Confere"). */
    confirmed: z.optional(z.boolean()),
  }),
  reply: withToday(weightHistory),
  errors: ['weight_hidden', 'questionnaire_required', 'weight_unlikely', 'day_out_of_range'],
})

/** Removes the weight of a day; idempotent. `weight_hidden`, `questionnaire_required`: as for `listWeights`. */
export const removeWeight = endpoint({
  method: 'DELETE',
  path: '/api/weights/{date}',
  access: 'session',
  summary: 'Apaga o peso de um dia; repetir não muda nada',
  params,
  reply: withToday(weightHistory),
  errors: ['weight_hidden', 'questionnaire_required'],
})

export const weightAnswers = ['atualizar', 'agora_nao'] as const

/**
 * Answers whether the targets should use the changed weight, and recomputes them if so. `weight_question_closed`:
 * weight or answers changed since. `weight_needs_review`: the goal must be reviewed in the questionnaire first.
 * `weight_hidden`, `questionnaire_required`: as for `listWeights`.
 */
export const answerWeightQuestion = endpoint({
  method: 'POST',
  path: '/api/weight-question',
  access: 'entitled',
  summary: 'Responde se as metas seguem o peso que mudou; só assim elas mudam',
  body: z.object({
    user_id: z.optional(z.string()),
    answer: z.enum(weightAnswers, 'Escolha uma das opções.'),
    /** Weight shown in the question; if it is no longer the current one, the reply is `weight_question_closed`. */
    weight_kg: weightKg,
  }),
  reply: withToday(
    z.object({
      history: weightHistory,
      /** Targets after the answer. */
      targets: targetSummary,
    }),
  ),
  errors: ['weight_hidden', 'questionnaire_required', 'weight_question_closed', 'weight_needs_review'],
})
