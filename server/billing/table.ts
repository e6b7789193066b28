import { paymentMethods, paymentStatuses } from '#contract/billing.ts'
import { planIds } from '#contract/plans.ts'
import { integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../account/table.ts'
import { readBy } from '../platform/row-security.ts'

/** What an account bought. Only the system writes it, after the provider's own word. */
export const payments = pgTable(
  'payments',
  {
    userId: ownerColumn(),
    id: uuid().notNull().defaultRandom(),
    plan: text({ enum: planIds }).notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    amountCents: integer().notNull(),
    method: text({ enum: paymentMethods }),
    installments: integer().notNull().default(1),
    /** The provider's id of the payment, once there is one. */
    providerPaymentId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    paidAt: timestamp({ withTimezone: true }),
    refundedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // Keys start with the account: foreign keys do not see row security.
    primaryKey({ columns: [table.userId, table.id] }),
    unique('payments_once').on(table.providerPaymentId),
    ...readBy(table.userId),
  ],
)
