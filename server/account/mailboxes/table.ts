import type { PlanId } from '#contract/billing/plans.ts'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { systemOnly } from '../../platform/database/row-security.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * Mailboxes with a used trial, as keyed hashes. Rows outlive the account, because otherwise each new sign-up would
 * start another trial.
 */
export const usedTrials = pgTable(
  'used_trials',
  { mailbox: text().primaryKey(), keptUntil: moment().notNull() },
  () => systemOnly(),
)

/** JSON form of a withdrawn purchase. */
export interface StoredWithdrawal {
  readonly plan: PlanId
  readonly at: string
}

/**
 * Discounts and withdrawals per mailbox, as keyed hashes for this purpose. Rows outlive the account, like those of
 * `usedTrials`. The order id is removed once paid, so that the row cannot be joined with fiscal records.
 */
export const mailboxSales = pgTable(
  'mailbox_sales',
  {
    mailbox: text().primaryKey(),
    /** Order that reserves the discount while it can be paid. */
    discountOrder: uuid(),
    /** End of the reservation or use of the discount. */
    discountUntil: moment(),
    withdrawals: jsonb().$type<readonly StoredWithdrawal[]>().notNull().default([]),
    /** Time when support last lifted the block. Earlier withdrawals no longer count. */
    releasedAt: moment(),
    keptUntil: moment().notNull(),
  },
  () => systemOnly(),
)
