import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../account/table.ts'
import { readBy, systemOnly } from '../platform/row-security.ts'
import type { Purchase, SubscriptionFacts } from './rules.ts'

/** As JSON keeps them. */
export type KeptPurchase = Omit<Purchase, 'paidAt'> & { readonly paidAt: string | null }
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

/**
 * Mailboxes whose trial was begun, by a code that only this installation can make of an address. Stays when the account
 * goes: otherwise whoever deletes theirs and comes again would have another trial each time.
 */
export const usedTrials = pgTable(
  'used_trials',
  { mailbox: text().primaryKey(), keptUntil: timestamp({ withTimezone: true }).notNull() },
  () => systemOnly(),
)
