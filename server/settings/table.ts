import { boolean, pgTable } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../account/table.ts'
import { ownedBy } from '../platform/row-security.ts'

/** Which notices an account wants. Who never chose has no row and wants all of them. */
export const userSettings = pgTable(
  'user_settings',
  {
    userId: ownerColumn().primaryKey(),
    /** The profile shows this one too; it is kept here alone. */
    mealReminders: boolean().notNull().default(true),
    weeklyTips: boolean().notNull().default(true),
    foodscanReminders: boolean().notNull().default(true),
    weeklySummaryMail: boolean().notNull().default(true),
    monthlyReportMail: boolean().notNull().default(true),
  },
  (table) => ownedBy(table.userId),
)
