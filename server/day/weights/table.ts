import { sql } from 'drizzle-orm'
import { check, date, numeric, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'

const kilograms = () => numeric({ precision: 4, scale: 1, mode: 'number' }).notNull()

/** Weights of an account, one per day. */
export const weights = pgTable(
  'weights',
  {
    userId: ownerColumn(),
    date: date().notNull(),
    weightKg: kilograms(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.date] }),
    check('weights_of_a_person', sql`${table.weightKg} between 30 and 300`),
    ...ownedBy(table.userId),
  ],
)

/**
 * Postponed weight questions ("agora não"), one per account: the trend and the weight behind the targets when the
 * question was asked.
 */
export const weightPostponements = pgTable(
  'weight_postponements',
  {
    userId: ownerColumn().primaryKey(),
    trendKg: kilograms(),
    targetKg: kilograms(),
    postponedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => ownedBy(table.userId),
)
