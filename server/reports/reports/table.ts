import {
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'

/**
 * Averages of a finished week or month. Database triggers delete the row on every change of its days (a meal,
 * adherence, a scan, another time zone), so that a saved row is never stale.
 */
const summary = {
  daysLogged: integer().notNull(),
  avgCompliancePercentage: integer(),
  avgProteinG: doublePrecision(),
  /** Version of the food table and the averaging rules. Rows with another version are ignored. */
  basis: text().notNull(),
  computedAt: timestamp({ withTimezone: true }).notNull(),
}

export const weeklySummaries = pgTable(
  'weekly_summaries',
  {
    userId: ownerColumn(),
    /** Monday of the week. */
    weekStart: date().notNull(),
    ...summary,
  },
  (table) => [primaryKey({ columns: [table.userId, table.weekStart] }), ...ownedBy(table.userId)],
)

export const monthlyReports = pgTable(
  'monthly_reports',
  {
    userId: ownerColumn(),
    /** First day of the month. */
    monthStart: date().notNull(),
    ...summary,
    totalScansUsed: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.monthStart] }), ...ownedBy(table.userId)],
)

/**
 * Weeks and months whose summary is to be computed once they have ended. The triggers that delete a summary add its
 * period here; saving the summary deletes the row.
 */
export const dueSummaries = pgTable(
  'due_summaries',
  {
    userId: ownerColumn(),
    kind: text({ enum: ['week', 'month'] }).notNull(),
    /** Monday of the week, or first day of the month. */
    start: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.start] }),
    index('due_summaries_by_start').on(table.kind, table.start, table.userId),
    ...ownedBy(table.userId),
  ],
)
