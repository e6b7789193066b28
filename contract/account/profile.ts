import { goalTypes } from '#nutrition/targets/person.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ladle } from '../day/ladle.ts'
import { textLine } from '../text-line.ts'

const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use o formato HH:MM.'))

export const notificationTimes = z.object({ breakfast: clockTime, lunch: clockTime, dinner: clockTime })
export const defaultNotificationTimes = { breakfast: '08:00', lunch: '12:00', dinner: '19:00' } as const

const timeZone = z.string().check(
  z.maxLength(60),
  z.refine((zone) => {
    try {
      new Intl.DateTimeFormat('pt-BR', { timeZone: zone })
      return true
    } catch {
      return false
    }
  }, 'Fuso horário desconhecido.'),
)

export const profile = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  questionnaire_completed: z.boolean(),
  goals: z.nullable(z.object({ goal_type: z.enum(goalTypes), target_weight: z.nullable(z.number()) })),
  anthropometrics: z.nullable(z.object({ current_weight: z.number() })),
  active_diet_id: z.nullable(z.string()),
  notification_times: notificationTimes,
  meal_reminders: z.boolean(),
  timezone: z.string(),
  /** Grams of this person's ladle of beans; null uses the food table's (`ladle.tableGrams`). */
  ladle_grams: z.nullable(z.number()),
  /** Whether changes of the day's menu are proposed; null for people whose portions are never adjusted. */
  rebalance_proposals: z.nullable(z.boolean()),
  numbers_hidden: z.boolean(),
})
export type Profile = z.infer<typeof profile>

/** Returns the profile of the account. */
export const readProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  access: 'session',
  summary: 'Perfil da conta',
  reply: profile,
})

/** Changes name, time zone, meal reminders and their times, ladle size, or whether menu changes are proposed. */
export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  access: 'session',
  summary: 'Altera nome, fuso, horários, medidas da própria cozinha e propostas de ajuste do cardápio',
  body: z.partial(
    z.object({
      name: textLine(80, 'Digite seu nome.'),
      notification_times: notificationTimes,
      meal_reminders: z.boolean(),
      timezone: timeZone,
      ladle_grams: z.nullable(z.number().check(z.gte(ladle.minGrams), z.lte(ladle.maxGrams))),
      rebalance_proposals: z.boolean(),
    }),
  ),
  reply: profile,
})
