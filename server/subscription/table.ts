import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../account/table.ts'
import { readBy } from '../platform/row-security.ts'
import type { Purchase, SubscriptionFacts } from './rules.ts'

/** As JSON keeps them. Rows of a former release know neither what was charged nor when it was returned. */
export type KeptPurchase = Omit<Purchase, Added | 'paidAt'> &
  Partial<Pick<Purchase, 'amountCents' | 'discount'>> & {
    readonly paidAt: string | null
    readonly returnedAt?: string | null
  }
type Added = 'amountCents' | 'discount' | 'returnedAt'
type Renewal = NonNullable<SubscriptionFacts['renewal']>
export type KeptRenewal = { readonly [K in keyof Renewal]: string | null }

/**
 * What an account may use. Only the system writes it: an account can read its own row and nothing more. The plan and
 * how it stands are in no column, because they are told from these facts at the moment of asking.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: ownerColumn().primaryKey(),
    trialEnd: timestamp({ withTimezone: true }),
    /** Of the trial. */
    scansQuota: integer(),
    scansUsed: integer().notNull().default(0),
    /** When the month began in which `scansUsed` was counted; without one it is the trial. */
    quotaStart: timestamp({ withTimezone: true }),
    /** The moments of the last scans, in milliseconds; where withdrawing moves a month, these are counted again. */
    recentScans: jsonb().$type<readonly number[]>().notNull().default([]),
    paymentMethod: text().notNull().default('mp'),
    /** What was paid for, copied from the payments so that a request need not gather it. */
    purchases: jsonb().$type<readonly KeptPurchase[]>().notNull().default([]),
    renewal: jsonb().$type<KeptRenewal>(),
  },
  (table) => readBy(table.userId),
)
