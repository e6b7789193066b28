import type { PlanId } from '#contract/plans.ts'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { systemOnly } from '../platform/row-security.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * Mailboxes whose trial was begun, by a code that only this installation can make of an address. Stays when the account
 * goes: otherwise whoever deletes theirs and comes again would have another trial each time.
 */
export const usedTrials = pgTable(
  'used_trials',
  { mailbox: text().primaryKey(), keptUntil: moment().notNull() },
  () => systemOnly(),
)

/** A purchase that somebody withdrew from, as JSON keeps it. */
export interface KeptWithdrawal {
  readonly plan: PlanId
  readonly at: string
}

/**
 * Discounts used and withdrawals made with a mailbox, by a code of its own kind. Stays when the account goes, for the same
 * reason; names no order once it was paid, so that it cannot be joined to what the tax office asks for.
 */
export const mailboxSales = pgTable(
  'mailbox_sales',
  {
    mailbox: text().primaryKey(),
    /** The order that holds the discount while it can be paid. */
    discountOrder: uuid(),
    /** Until when nobody else of this mailbox gets the discount. */
    discountUntil: moment(),
    withdrawals: jsonb().$type<readonly KeptWithdrawal[]>().notNull().default([]),
    /** When a person last let this mailbox buy again: withdrawals before count no more. */
    releasedAt: moment(),
    keptUntil: moment().notNull(),
  },
  () => systemOnly(),
)
