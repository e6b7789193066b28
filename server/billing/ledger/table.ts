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
import type { PaymentReport } from '../orders/rules.ts'

const moment = () => timestamp({ withTimezone: true })

/** JSON form of a payment report. */
export type StoredReport = Omit<PaymentReport, 'approvedAt' | 'updatedAt'> & {
  readonly approvedAt: string | null
  readonly updatedAt: string
}

/** Renewals: automatic card charges. Only the system writes them, from the provider's reports. */
export const renewals = pgTable(
  'renewals',
  {
    userId: ownerColumn(),
    /** External reference of its charges at the provider. */
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
    /** Time when cancellation was first requested; retried until confirmed. */
    unwantedSince: moment(),
    nextChargeAt: moment(),
    /** Start of the provider's retries of a declined charge. */
    retryingSince: moment(),
    createdAt: moment().notNull(),
    /** Provider's timestamp of its latest report. */
    changedAt: moment(),
    /** Time of the last provider lookup. */
    askedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('renewals_by_reference').on(table.id),
    unique('renewals_once').on(table.providerRenewalId),
    ...readBy(table.userId),
  ],
)

/** Orders and their payments. Only the system writes them, from the provider's reports. */
export const payments = pgTable(
  'payments',
  {
    userId: ownerColumn(),
    id: uuid().notNull().defaultRandom(),
    plan: text({ enum: planIds }).notNull(),
    kind: text({ enum: orderKinds }).notNull().default('one_off'),
    /** Whether the order was made in demonstration mode; stays so when real payments are configured later. */
    isDemonstration: boolean().notNull().default(false),
    /** In percent. */
    discount: integer().notNull().default(0),
    /** Whether the buyer wants the renewal canceled once this order is paid. */
    cancelsRenewal: boolean().notNull().default(false),
    status: text({ enum: paymentStatuses }).notNull(),
    amountCents: integer().notNull(),
    method: text({ enum: paymentMethods }),
    installments: integer().notNull().default(1),
    /** Renewal of which this is a charge. */
    renewalId: uuid(),
    /** Payment id at the provider, once there is one. */
    providerPaymentId: text(),
    checkoutAddress: text(),
    checkoutUntil: moment(),
    /** Latest provider report on each attempted payment. */
    reports: jsonb('words').$type<readonly StoredReport[]>().notNull().default([]),
    createdAt: moment().notNull(),
    paidAt: moment(),
    /** Time of the withdrawal. Refunds are retried until no payment is held. */
    withdrawnAt: moment(),
    /** Payment ids of surplus payments, which are refunded. */
    surplus: jsonb().$type<readonly string[]>().notNull().default([]),
    refundedAt: moment(),
    /** Time of the last provider lookup. */
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
