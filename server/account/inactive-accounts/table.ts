import { index, timestamp } from 'drizzle-orm/pg-core'
import { privateSchema } from '../../platform/database/private-schema.ts'
import { ownerColumn } from '../users/table.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * Last use of an account, which outlives its sessions, and whether the deletion notice was sent. Triggers update it
 * (migration 0035).
 */
export const presences = privateSchema.table(
  'presences',
  {
    userId: ownerColumn().primaryKey(),
    seenAt: moment().notNull(),
    noticedAt: moment(),
  },
  (t) => [index('presences_by_age').on(t.seenAt)],
)
