import { pgTable, timestamp } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../account/table.ts'
import { ownedBy } from '../platform/row-security.ts'

/** Whose data are on their way out just now: one download at a time, however many copies of the server there are. */
export const dataExports = pgTable(
  'data_exports',
  { userId: ownerColumn().primaryKey(), startedAt: timestamp({ withTimezone: true }).notNull() },
  (table) => ownedBy(table.userId),
)
