import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'

/**
 * Version of the rows that an account's day is read from. Each transaction that writes such a row replaces it, by
 * triggers that run at its commit, so that no write can be forgotten. Random instead of counted, so that a restored
 * backup never repeats a version of a day in memory.
 */
export const dayVersions = pgTable(
  'day_versions',
  { userId: ownerColumn().primaryKey(), version: uuid().notNull() },
  (table) => ownedBy(table.userId),
)
