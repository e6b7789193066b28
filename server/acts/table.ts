import type { ActKind } from '#contract/acts.ts'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/table.ts'
import type { AccountId } from '../platform/account-id.ts'
import { recordedBy } from '../platform/row-security.ts'
import { keptDays } from './rules.ts'

/**
 * What happened to somebody's access and to their data as a whole. The rows of an account go with it; what stays of an
 * erasure is that there was one.
 */
export const acts = pgTable(
  'acts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** None where nobody is known to have been meant. */
    userId: uuid()
      .references(() => users.id, { onDelete: 'cascade' })
      .$type<AccountId>(),
    act: text().$type<ActKind>().notNull(),
    /** Which endpoint, or why, where the act does not say it. */
    about: text(),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
    requestId: text(),
    truncatedIp: text(),
    device: text(),
  },
  (t) => [
    index('acts_of_account').on(t.userId, t.recordedAt),
    index('acts_by_age').on(t.recordedAt),
    ...recordedBy(t.userId, t.recordedAt, keptDays),
  ],
)
