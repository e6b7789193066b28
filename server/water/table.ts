import { date, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../account/table.ts'
import { ownedBy } from '../platform/row-security.ts'

/** Glasses and bottles of water, as they were drunk. */
export const waterEntries = pgTable(
  'water_entries',
  {
    userId: ownerColumn(),
    id: uuid().notNull(),
    date: date().notNull(),
    ml: integer().notNull(),
    drunkAt: timestamp({ withTimezone: true }).notNull(),
    /** Stays when it is taken out: a late repetition of adding it does not bring it back. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // Keys start with the account: foreign keys do not see row security.
    primaryKey({ columns: [table.userId, table.id] }),
    index('water_entries_by_day').on(table.userId, table.date),
    ...ownedBy(table.userId),
  ],
)
