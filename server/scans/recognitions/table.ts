import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { readBy, systemOnly } from '../../platform/database/row-security.ts'

/** Calls of the vision model per day over all accounts, for the budget cap. */
export const visionUsage = pgTable(
  'vision_usage',
  {
    day: date().primaryKey(),
    calls: integer().notNull(),
    /** Calls by accounts on trial. They may use only a part of the budget; the rest is reserved for paying accounts. */
    trialCalls: integer().notNull().default(0),
  },
  () => systemOnly(),
)

/** Photos of one account on one day in `budgetTimezone`. */
export const visionShares = pgTable(
  'vision_shares',
  {
    userId: ownerColumn(),
    day: date().notNull(),
    /** Photos sent to the model. */
    calls: integer().notNull().default(0),
    /** Refused photos, those without readable food. */
    refusals: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), ...readBy(table.userId)],
)
