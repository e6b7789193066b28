import { orderKinds, paymentMethods, paymentStatuses, renewalStatuses } from '#contract/billing/billing.ts'
import { planIds } from '#contract/billing/plans.ts'
import {
  boolean,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { readBy } from '../../platform/database/row-security.ts'
import type { PaymentReport } from '../payment-reports/rules.ts'

const moment = () => timestamp({ withTimezone: true })

/** Payment report as stored, with times as ISO text. */
export type StoredReport = Omit<PaymentReport, 'approvedAt' | 'updatedAt'> & {
  readonly approvedAt: string | null
  readonly updatedAt: string
}

/** Renewals: automatic card charges. Only system transactions write them; an account can read its own. */
export const renewals = pgTable(
  'renewals',
  {
    userId: ownerColumn(),
    /** External reference of the renewal's charges at the provider. */
    id: uuid().notNull().defaultRandom(),
    plan: text({ enum: planIds }).notNull(),
    status: text({ enum: renewalStatuses }).notNull().default('pending'),
    isDemonstration: boolean().notNull().default(false),
    /** Agreed amount of each charge; later price changes do not apply. */
    amountCents: integer().notNull(),
    providerRenewalId: text(),
    /** Null until a card is entered. */
    cardSince: moment(),
    canceledAt: moment(),
    /** Time since which the renewal is to be canceled; kept after the provider's confirmation. Null: wanted. */
    unwantedSince: moment(),
    nextChargeAt: moment(),
    /** Time since which the provider has been retrying a declined charge; null otherwise. */
    retryingSince: moment(),
    createdAt: moment().notNull(),
    /** Provider's timestamp of its latest report. */
    changedAt: moment(),
    /** Time of the last lookup at the provider; null before the first. */
    askedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('renewals_by_reference').on(table.id),
    unique('renewals_once').on(table.providerRenewalId),
    ...readBy(table.userId),
  ],
)

/** Orders and the payments for them. Only system transactions write them; an account can read its own. */
export const payments = pgTable(
  'payments',
  {
    userId: ownerColumn(),
    id: uuid().notNull().defaultRandom(),
    plan: text({ enum: planIds }).notNull(),
    kind: text({ enum: orderKinds }).notNull().default('one_off'),
    /** Whether the order was made in demonstration mode; stays so when real payments are configured later. */
    isDemonstration: boolean().notNull().default(false),
    /** Discount in percent, already deducted from `amount_cents`. */
    discount: integer().notNull().default(0),
    /** Whether the buyer wants the renewal canceled once this order is paid. */
    cancelsRenewal: boolean().notNull().default(false),
    status: text({ enum: paymentStatuses }).notNull(),
    amountCents: integer().notNull(),
    method: text({ enum: paymentMethods }),
    installments: integer().notNull().default(1),
    /** Renewal of which this order is a charge; null for a single purchase. */
    renewalId: uuid(),
    /** Provider's id of the payment that determines the status; null before the first payment attempt. */
    providerPaymentId: text(),
    checkoutAddress: text(),
    checkoutUntil: moment(),
    /** Latest provider report on each attempted payment. */
    reports: jsonb('words').$type<readonly StoredReport[]>().notNull().default([]),
    createdAt: moment().notNull(),
    paidAt: moment(),
    /** Time of the buyer's withdrawal. Refunds are then retried until no payment is held. */
    withdrawnAt: moment(),
    /** Ids of payments beyond the amount. They are refunded and never counted again. */
    surplus: jsonb().$type<readonly string[]>().notNull().default([]),
    refundedAt: moment(),
    /** Time of the last lookup or refund attempt at the provider; null before the first. */
    askedAt: moment(),
  },
  (table) => [
    // Keys start with the account, because foreign keys bypass row security.
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.renewalId],
      foreignColumns: [renewals.userId, renewals.id],
    }),
    unique('payments_by_reference').on(table.id),
    unique('payments_once').on(table.providerPaymentId),
    ...readBy(table.userId),
  ],
)
