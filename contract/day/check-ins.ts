import { checkInTypes, checkInValues } from '#nutrition/day/habits/check-ins.ts'
import * as z from 'zod/mini'
import { isoDate, isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { checkInActionId, unknownAnswer } from './check-in-action-id.ts'
import { type CheckInActionId, checkInActions } from './check-in-actions.ts'
import { withToday } from './today.ts'

const type = z.enum(checkInTypes, unknownAnswer)
const value = z.enum(checkInValues, unknownAnswer)

/** One check-in answer; a day has at most one answer of each type. */
export const checkIn = z.object({
  id: checkInActionId,
  user_id: z.string(),
  date: isoDate,
  type,
  value,
  checked_at: isoInstant,
})
export type CheckIn = z.infer<typeof checkIn>

/**
 * Returns the check-ins of a period, which defaults to today. `day_out_of_range`: `from` is more than 366 days before
 * `to`.
 */
export const listCheckIns = endpoint({
  method: 'GET',
  path: '/api/check-ins',
  access: 'session',
  summary: 'Os check-ins, por dia; sem período, os de hoje',
  query: z.object({ date: z.optional(isoDate), from: z.optional(isoDate), to: z.optional(isoDate) }),
  reply: z.array(checkIn),
  errors: ['day_out_of_range'],
})

/**
 * Saves a check-in answer and replaces an earlier answer of the same type; idempotent. `day_out_of_range`: more than
 * 30 days ago or after tomorrow.
 */
export const saveCheckIn = endpoint({
  method: 'POST',
  path: '/api/check-ins',
  access: 'entitled',
  summary: 'Registra um check-in do dia; outro do mesmo tipo toma o lugar dele e repetir não muda nada',
  body: z
    .object({
      user_id: z.optional(z.string()),
      id: checkInActionId,
      /** Implied by the id; if sent, must agree with it. */
      type: z.optional(type),
      value: z.optional(value),
      /** Defaults to today. */
      date: z.optional(isoDate),
    })
    .check(z.refine(agreesWithItsId, { error: unknownAnswer, path: ['id'] })),
  reply: withToday(checkIn),
  errors: ['day_out_of_range'],
})

/**
 * Removes the check-in of a type from a day, which defaults to today. `day_out_of_range`: more than 30 days ago or
 * after tomorrow.
 */
export const removeCheckIn = endpoint({
  method: 'DELETE',
  path: '/api/check-ins/{type}',
  access: 'session',
  summary: 'Tira o check-in de um tipo do dia',
  params: z.object({ type }),
  query: z.object({ date: z.optional(isoDate) }),
  reply: withToday(z.object({ removed: z.boolean() })),
  errors: ['day_out_of_range'],
})

interface AskedCheckIn {
  id: CheckInActionId
  type?: string | undefined
  value?: string | undefined
}

function agreesWithItsId(asked: AskedCheckIn): boolean {
  const action = checkInActions.find(({ id }) => id === asked.id)
  return (
    (asked.type === undefined || asked.type === action?.type) &&
    (asked.value === undefined || asked.value === action?.value)
  )
}
