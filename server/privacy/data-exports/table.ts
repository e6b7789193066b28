import { pgTable, timestamp } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'

/** Running exports. The key allows one per account across all processes. */
export const dataExports = pgTable(
  'data_exports',
  { userId: ownerColumn().primaryKey(), startedAt: timestamp({ withTimezone: true }).notNull() },
  (table) => ownedBy(table.userId),
)
