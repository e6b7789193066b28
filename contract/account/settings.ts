import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const settingValues = z.object({
  meal_reminders: z.boolean(),
  weekly_tips: z.boolean(),
  foodscan_reminders: z.boolean(),
  weekly_summary_mail: z.boolean(),
  monthly_report_mail: z.boolean(),
})
export type SettingName = keyof z.infer<typeof settingValues>

export const settings = z.extend(settingValues, { user_id: z.string() })
export type Settings = z.infer<typeof settings>

/** Returns the account's notification settings; all are on by default. */
export const readSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'session',
  summary: 'Os avisos que a conta quer receber; todos ligados enquanto ela não diz o contrário',
  reply: settings,
})

/** Changes the given notification settings; absent ones stay. */
export const changeSettings = endpoint({
  method: 'PATCH',
  path: '/api/settings',
  access: 'session',
  summary: 'Liga e desliga avisos',
  body: z.extend(z.partial(settingValues), { user_id: z.optional(z.string()) }),
  reply: settings,
})
