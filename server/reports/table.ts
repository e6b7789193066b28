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
import { ownerColumn } from '../account/table.ts'
import { ownedBy } from '../platform/row-security.ts'

/**
 * Averages of weeks and months that are over. Triggers in the database forget them with every change of a day they tell
 * of (a meal, an adherence, a scan, a moved time zone), whoever makes it: none that is here is out of date.
 */
const summary = {
  daysLogged: integer().notNull(),
  avgCompliancePercentage: integer(),
  avgProteinG: doublePrecision(),
  /** The food table and the rules that the numbers come from; of others they count for nothing. */
  basis: text().notNull(),
  computedAt: timestamp({ withTimezone: true }).notNull(),
}

export const weeklySummaries = pgTable(
  'weekly_summaries',
  {
    userId: ownerColumn(),
    /** A Monday. */
    weekStart: date().notNull(),
    ...summary,
  },
  (table) => [primaryKey({ columns: [table.userId, table.weekStart] }), ...ownedBy(table.userId)],
)

export const monthlyReports = pgTable(
  'monthly_reports',
  {
    userId: ownerColumn(),
    /** The first of a month. */
    monthStart: date().notNull(),
    ...summary,
    totalScansUsed: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.monthStart] }), ...ownedBy(table.userId)],
)

/**
 * Weeks and months of which a summary is to be kept once they are over: the same triggers write them down with whatever
 * is new in them, and whoever keeps a summary takes its row out.
 */
export const dueSummaries = pgTable(
  'due_summaries',
  {
    userId: ownerColumn(),
    kind: text({ enum: ['week', 'month'] }).notNull(),
    /** A Monday, or the first of a month. */
    start: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.start] }),
    index('due_summaries_by_start').on(table.kind, table.start, table.userId),
    ...ownedBy(table.userId),
  ],
)
