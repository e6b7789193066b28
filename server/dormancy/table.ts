import { index, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/table.ts'
import { privateSchema } from '../platform/private-schema.ts'

const moment = () => timestamp({ withTimezone: true })

/** When an account was last used, beyond the end of its sessions, and whether it was told that it is about to end. */
export const presences = privateSchema.table(
  'presences',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: moment().notNull(),
    noticedAt: moment(),
  },
  (t) => [index('presences_by_age').on(t.seenAt)],
)
