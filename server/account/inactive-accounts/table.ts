import { index, timestamp } from 'drizzle-orm/pg-core'
import { privateSchema } from '../../platform/database/private-schema.ts'
import { ownerColumn } from '../users/table.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * Last use of each account, which outlives its sessions, and the time of the deletion notice. Triggers update the last
 * use (`server/migrations`).
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
