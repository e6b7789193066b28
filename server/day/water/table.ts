import { date, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'

export const waterEntries = pgTable(
  'water_entries',
  {
    userId: ownerColumn(),
    id: uuid().notNull(),
    date: date().notNull(),
    ml: integer().notNull(),
    drunkAt: timestamp({ withTimezone: true }).notNull(),
    /** Time of the soft deletion. The row stays, so that sending the entry again does not restore it. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // Keys start with the account, because checks of foreign keys bypass row-level security.
    primaryKey({ columns: [table.userId, table.id] }),
    index('water_entries_by_day').on(table.userId, table.date),
    ...ownedBy(table.userId),
  ],
)
