import { checkInTypes, checkInValues } from '#nutrition/habits/check-ins.ts'
import * as z from 'zod/mini'
import { isoDate, isoInstant } from './calendar.ts'
import { endpoint } from './endpoint.ts'

/** Everything that can be answered, in the order it is offered. */
export const checkInActions = [
  { id: 'mood-great', type: 'mood', value: 'great', label: 'Dia ótimo', emoji: '😄' },
  { id: 'mood-good', type: 'mood', value: 'good', label: 'Dia bom', emoji: '🙂' },
  { id: 'energy-high', type: 'energy', value: 'high', label: 'Com energia', emoji: '⚡' },
  { id: 'energy-tired', type: 'energy', value: 'tired', label: 'Com cansaço', emoji: '😴' },
  { id: 'hunger-normal', type: 'hunger', value: 'normal', label: 'Fome normal', emoji: '🍽️' },
  { id: 'hunger-high', type: 'hunger', value: 'high', label: 'Muita fome', emoji: '😋' },
  { id: 'workout-yes', type: 'workout', value: 'yes', label: 'Treinei', emoji: '💪' },
  { id: 'workout-rest', type: 'workout', value: 'rest', label: 'Descanso', emoji: '🛋️' },
] as const
export type CheckInAction = (typeof checkInActions)[number]
export type CheckInActionId = CheckInAction['id']

const actionIds = checkInActions.map(({ id }) => id)
const unknown = 'Escolha uma resposta da lista.'
const actionId = z.enum(actionIds, unknown)
const type = z.enum(checkInTypes, unknown)
const value = z.enum(checkInValues, unknown)

/** One answer of a day; a day has at most one of each type. */
export const checkIn = z.object({
  id: actionId,
  user_id: z.string(),
  date: isoDate,
  type,
  value,
  checked_at: isoInstant,
})
export type CheckIn = z.infer<typeof checkIn>

export const listCheckIns = endpoint({
  method: 'GET',
  path: '/api/check-ins',
  access: 'session',
  summary: 'Os check-ins, por dia; sem período, os de hoje',
  query: z.object({ date: z.optional(isoDate), from: z.optional(isoDate), to: z.optional(isoDate) }),
  reply: z.array(checkIn),
  errors: ['day_out_of_range'],
})

export const saveCheckIn = endpoint({
  method: 'POST',
  path: '/api/check-ins',
  access: 'entitled',
  summary: 'Registra um check-in do dia; outro do mesmo tipo toma o lugar dele e repetir não muda nada',
  body: z
    .object({
      user_id: z.optional(z.string()),
      id: actionId,
      /** Said by the id as well; where they are sent, they must say the same. */
      type: z.optional(type),
      value: z.optional(value),
      /** Without it, today. */
      date: z.optional(isoDate),
    })
    .check(z.refine(agreesWithItsId, { error: unknown, path: ['id'] })),
  reply: checkIn,
  errors: ['day_out_of_range'],
})

export const removeCheckIn = endpoint({
  method: 'DELETE',
  path: '/api/check-ins/{type}',
  access: 'session',
  summary: 'Tira o check-in de um tipo do dia',
  params: z.object({ type }),
  query: z.object({ date: z.optional(isoDate) }),
  reply: z.object({ removed: z.boolean() }),
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
