import * as z from 'zod/mini'
import { isoDate, isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { withToday } from './today.ts'

export const glassSizesMl = { copo: 200, garrafa: 500 } as const

const sizeText = 'De 50 a 2.000 ml.'
const ml = z.int('Informe um número inteiro.').check(z.gte(50, sizeText), z.lte(2000, sizeText))

const waterEntry = z.object({ id: z.string(), ml: z.int(), drunk_at: isoInstant })

export const waterDay = z.object({
  date: isoDate,
  total_ml: z.int(),
  /** Sorted by time. */
  entries: z.array(waterEntry),
  /** Approximate daily reference, ml; null if a medical condition limits fluids. */
  reference_ml: z.nullable(z.int()),
})
export type WaterDay = z.infer<typeof waterDay>

/** Returns the water of a day; defaults to today. `day_out_of_range`: older than 30 days or in the future. */
export const readWater = endpoint({
  method: 'GET',
  path: '/api/water',
  access: 'session',
  summary: 'A água de um dia; sem data, a de hoje',
  query: z.object({ date: z.optional(isoDate) }),
  reply: waterDay,
  errors: ['day_out_of_range'],
})

/**
 * Returns the water per day, for days with any; defaults to the last 7 days. `day_out_of_range`: the period exceeds 366
 * days.
 */
export const listWaterDays = endpoint({
  method: 'GET',
  path: '/api/water/days',
  access: 'session',
  summary: 'Quanta água por dia, nos dias em que há alguma; sem período, os últimos 7 dias',
  query: z.object({ from: z.optional(isoDate), to: z.optional(isoDate) }),
  reply: z.array(z.object({ date: isoDate, total_ml: z.int() })),
  errors: ['day_out_of_range'],
})

/**
 * Logs a drink; idempotent by `id`. `water_full`: the maximum number of entries of a day is reached.
 * `day_out_of_range`: older than 30 days or in the future.
 */
export const addWater = endpoint({
  method: 'POST',
  path: '/api/water',
  access: 'entitled',
  summary: 'Anota um copo ou uma garrafa; repetir com a mesma chave não anota de novo',
  body: z.object({
    user_id: z.optional(z.string()),
    /** Client-generated idempotency key: a retry adds nothing twice. */
    id: z.uuid('Registro inválido.'),
    ml,
    /** Defaults to the day of `drunk_at`, or today. */
    date: z.optional(isoDate),
    /** Defaults to now. */
    drunk_at: z.optional(isoInstant),
  }),
  reply: withToday(waterDay),
  errors: ['day_out_of_range', 'water_full'],
})

const params = z.object({ id: z.uuid('Registro inválido.') })

/** Changes the amount of a drink. `water_not_found`: unknown or removed. */
export const changeWater = endpoint({
  method: 'PATCH',
  path: '/api/water/{id}',
  access: 'entitled',
  summary: 'Corrige quanto foi',
  params,
  body: z.object({ user_id: z.optional(z.string()), ml }),
  reply: withToday(waterDay),
  errors: ['water_not_found'],
})

/** Removes a drink; idempotent. `water_not_found`: never existed on this account. */
export const removeWater = endpoint({
  method: 'DELETE',
  path: '/api/water/{id}',
  access: 'session',
  summary: 'Desfaz um registro de água; repetir não muda nada',
  params,
  reply: withToday(waterDay),
  errors: ['water_not_found'],
})
