import { date, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'

/** Logged drinks of water. */
export const waterEntries = pgTable(
  'water_entries',
  {
    userId: ownerColumn(),
    id: uuid().notNull(),
    date: date().notNull(),
    ml: integer().notNull(),
    drunkAt: timestamp({ withTimezone: true }).notNull(),
    /** Soft delete, so that a late repetition of adding the entry does not restore it. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // Keys start with the account, because foreign keys bypass row security.
    primaryKey({ columns: [table.userId, table.id] }),
    index('water_entries_by_day').on(table.userId, table.date),
    ...ownedBy(table.userId),
  ],
)
