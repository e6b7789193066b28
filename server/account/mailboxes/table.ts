import type { PlanId } from '#contract/billing/plans.ts'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { systemOnly } from '../../platform/database/row-security.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * Mailboxes that had a trial, as keyed hashes. Rows outlive the account; otherwise each new sign-up would start another
 * trial.
 */
export const usedTrials = pgTable(
  'used_trials',
  { mailbox: text().primaryKey(), keptUntil: moment().notNull() },
  () => systemOnly(),
)

/** Withdrawal as stored, with its time as ISO text. */
export interface StoredWithdrawal {
  readonly plan: PlanId
  readonly at: string
}

/**
 * Discounts and withdrawals of mailboxes, as keyed hashes for this purpose. Rows outlive the account, like those of
 * `usedTrials`. The id of an order is removed once it is paid, so that no row can be joined with a fiscal record.
 */
export const mailboxSales = pgTable(
  'mailbox_sales',
  {
    mailbox: text().primaryKey(),
    /** Order for which the discount is reserved while it can be paid; null without one. */
    discountOrder: uuid(),
    /** End of the reservation, or of the time for which the used discount is remembered. */
    discountUntil: moment(),
    withdrawals: jsonb().$type<readonly StoredWithdrawal[]>().notNull().default([]),
    /** Time when the operator last ended the purchase block; withdrawals up to then do not count. */
    releasedAt: moment(),
    keptUntil: moment().notNull(),
  },
  () => systemOnly(),
)
