import { defaultNotificationTimes } from '#contract/profile.ts'
import { boolean, doublePrecision, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../account/table.ts'
import { ownedBy } from '../platform/row-security.ts'

export const profiles = pgTable(
  'profiles',
  {
    userId: ownerColumn().primaryKey(),
    name: text().notNull(),
    timezone: text().notNull().default('America/Sao_Paulo'),
    notificationTimes: jsonb()
      .$type<{ breakfast: string; lunch: string; dinner: string }>()
      .notNull()
      .default(defaultNotificationTimes),
    mealReminders: boolean().notNull().default(true),
    ladleGrams: doublePrecision(),
  },
  (table) => ownedBy(table.userId),
)
