import { index, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AccountId } from '../platform/account-id.ts'
import { privateSchema } from '../platform/private-schema.ts'
import { authenticators } from '../second-factors/table.ts'

const moment = () => timestamp({ withTimezone: true })

/** Somebody lost what makes their codes and asks for the way back: one an account, gone with its second step. */
export const factorResets = privateSchema.table(
  'factor_resets',
  {
    userId: uuid()
      .primaryKey()
      .references(() => authenticators.userId, { onDelete: 'cascade' })
      .$type<AccountId>(),
    /** What mailed links name, so that a link of an earlier one opens nothing. */
    id: uuid().notNull(),
    askedAt: moment().notNull(),
    /** When the wait is over; none until the mailed link was confirmed. */
    endsAt: moment(),
  },
  (t) => [index('factor_resets_by_age').on(t.askedAt)],
)
