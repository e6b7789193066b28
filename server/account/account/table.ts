import { text, timestamp } from 'drizzle-orm/pg-core'
import { privateSchema } from '../../platform/database/private-schema.ts'
import { ownerColumn } from '../users/table.ts'

/** Pending confirmation links; only the token's hash is stored. */
export const confirmations = privateSchema.table('confirmations', {
  tokenHash: text().primaryKey(),
  userId: ownerColumn(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})
