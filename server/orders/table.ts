import { orderKinds, paymentMethods, paymentStatuses } from '#contract/billing.ts'
import { planIds } from '#contract/plans.ts'
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
import { ownerColumn } from '../account/table.ts'
import { readBy } from '../platform/row-security.ts'
import { renewals } from '../renewals/table.ts'
import type { ProviderWord } from './rules.ts'

const moment = () => timestamp({ withTimezone: true })

/** As JSON keeps it. */
export type KeptWord = Omit<ProviderWord, 'approvedAt' | 'updatedAt' | 'refundedCents'> & {
  /** In what was kept before anyone asked for it there is none. */
  readonly refundedCents?: number
  readonly approvedAt: string | null
  readonly updatedAt: string
}

/** What an account orders and pays for. Only the system writes it, after the provider's own word. */
export const payments = pgTable(
  'payments',
  {
    userId: ownerColumn(),
    id: uuid().notNull().defaultRandom(),
    plan: text({ enum: planIds }).notNull(),
    kind: text({ enum: orderKinds }).notNull().default('one_off'),
    /** Made where no money can be moved; it stays so when a seller's account comes. */
    isDemonstration: boolean().notNull().default(false),
    /** In percent. */
    discount: integer().notNull().default(0),
    /** Its buyer wants no card charged by itself once this is paid. */
    cancelsRenewal: boolean().notNull().default(false),
    status: text({ enum: paymentStatuses }).notNull(),
    amountCents: integer().notNull(),
    method: text({ enum: paymentMethods }),
    installments: integer().notNull().default(1),
    /** Of what this is a charge. */
    renewalId: uuid(),
    /** The provider's id of the payment, once there is one. */
    providerPaymentId: text(),
    checkoutAddress: text(),
    checkoutUntil: moment(),
    /** The provider's last word on each payment that was tried. */
    words: jsonb().$type<readonly KeptWord[]>().notNull().default([]),
    createdAt: moment().notNull(),
    paidAt: moment(),
    /** When its buyer wanted the money back; what is still held of it goes back until nothing is. */
    withdrawnAt: moment(),
    /** The provider's ids of payments that came beside what covers it, and go back. */
    surplus: jsonb().$type<readonly string[]>().notNull().default([]),
    refundedAt: moment(),
    /** When the provider was last asked. */
    askedAt: moment(),
  },
  (table) => [
    // Keys start with the account: foreign keys do not see row security.
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
