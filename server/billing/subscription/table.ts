import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { readBy } from '../../platform/database/row-security.ts'
import type { Purchase, SubscriptionFacts } from './rules.ts'

/** Purchase as stored, with times as ISO text. */
export type StoredPurchase = Omit<Purchase, 'paidAt' | 'returnedAt'> & {
  readonly paidAt: string | null
  readonly returnedAt: string | null
}
type Renewal = NonNullable<SubscriptionFacts['renewal']>
export type StoredRenewal = { readonly [K in keyof Renewal]: string | null }

/**
 * Subscription facts. Only system transactions write them; an account can read its own row. Plan and status have no
 * column, because they are derived from the facts at request time.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: ownerColumn().primaryKey(),
    trialEnd: timestamp({ withTimezone: true }),
    /** Scan quota of the trial; null means the default of the plan. */
    scansQuota: integer(),
    scansUsed: integer().notNull().default(0),
    /** Start of the quota month to which `scansUsed` belongs; null means the trial. */
    quotaStart: timestamp({ withTimezone: true }),
    /** Times of recent scans in epoch milliseconds, to count them again when a withdrawal moves the quota month. */
    recentScans: jsonb().$type<readonly number[]>().notNull().default([]),
    paymentMethod: text().notNull().default('mp'),
    /** Copy of the paid orders' facts, so that the access check of a request needs no join. */
    purchases: jsonb().$type<readonly StoredPurchase[]>().notNull().default([]),
    renewal: jsonb().$type<StoredRenewal>(),
  },
  (table) => readBy(table.userId),
)
