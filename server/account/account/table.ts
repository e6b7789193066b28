import { text, timestamp } from 'drizzle-orm/pg-core'
import { privateSchema } from '../../platform/database/private-schema.ts'
import { ownerColumn } from '../users/table.ts'

/** Open confirmation links. Only the hash of a link's token is stored. */
export const confirmations = privateSchema.table('confirmations', {
  tokenHash: text().primaryKey(),
  userId: ownerColumn(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})
