import { index, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AccountId } from '../../platform/database/account-id.ts'
import { privateSchema } from '../../platform/database/private-schema.ts'
import { authenticators } from '../second-factors/table.ts'

const moment = () => timestamp({ withTimezone: true })

/** MFA recovery requests: one per account. */
export const mfaRecoveries = privateSchema.table(
  'factor_resets',
  {
    userId: uuid()
      .primaryKey()
      .references(() => authenticators.userId, { onDelete: 'cascade' })
      .$type<AccountId>(),
    /** Included in mailed links, so that links of earlier requests are invalid. */
    id: uuid().notNull(),
    askedAt: moment().notNull(),
    /** End of the waiting period; null until the mailed link was confirmed. */
    endsAt: moment(),
  },
  (t) => [index('factor_resets_by_age').on(t.askedAt)],
)
