import { index, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AccountId } from '../../platform/database/account-id.ts'
import { privateSchema } from '../../platform/database/private-schema.ts'
import { authenticators } from '../second-factors/table.ts'

const moment = () => timestamp({ withTimezone: true })

/** Requests to remove a lost second factor (MFA recovery): at most one per account. */
export const mfaRecoveries = privateSchema.table(
  'factor_resets',
  {
    userId: uuid()
      .primaryKey()
      .references(() => authenticators.userId, { onDelete: 'cascade' })
      .$type<AccountId>(),
    /** Part of every mailed link, so that links of an earlier request are invalid. */
    id: uuid().notNull(),
    askedAt: moment().notNull(),
    /** End of the wait; null until the first mailed link was confirmed. */
    endsAt: moment(),
  },
  (t) => [index('factor_resets_by_age').on(t.askedAt)],
)
