import { boolean, pgTable } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'

/** Notice settings of an account. A missing row means that all are on. */
export const userSettings = pgTable(
  'user_settings',
  {
    userId: ownerColumn().primaryKey(),
    /** This setting is also shown in the profile, but stored only here. */
    mealReminders: boolean().notNull().default(true),
    weeklyTips: boolean().notNull().default(true),
    foodscanReminders: boolean().notNull().default(true),
    weeklySummaryMail: boolean().notNull().default(true),
    monthlyReportMail: boolean().notNull().default(true),
  },
  (table) => ownedBy(table.userId),
)
