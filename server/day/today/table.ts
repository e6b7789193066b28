import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'

/**
 * Version of the rows from which an account's day is read. Triggers replace it at the commit of each transaction that
 * writes such a row, so that no write is forgotten. It is random, not counted, so that a restored backup never repeats
 * a version that a process holds in memory.
 */
export const dayVersions = pgTable(
  'day_versions',
  { userId: ownerColumn().primaryKey(), version: uuid().notNull() },
  (table) => ownedBy(table.userId),
)
