import { orderKinds, paymentMethods, paymentStatuses } from '#contract/billing/billing.ts'
import { planIds } from '#contract/billing/plans.ts'
import { index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { privateSchema } from '../../platform/database/private-schema.ts'
import type { Remainder } from './rules.ts'

const moment = () => timestamp({ withTimezone: true })

/** Deleted accounts with tasks at other services left to do. A row is deleted when all its tasks are done. */
export const accountDeletions = privateSchema.table('erasures', {
  id: uuid().primaryKey().defaultRandom(),
  erasedAt: moment().notNull(),
  /** Time of the last attempt at the tasks; null before the first. */
  triedAt: moment(),
  remainder: jsonb().$type<Remainder>().notNull(),
})

/** Hashes of deleted accounts' ids, to delete those accounts again after a backup is restored. */
export const deletedAccounts = privateSchema.table('erased_accounts', {
  accountHash: text().primaryKey(),
  erasedAt: moment().notNull(),
})

/**
 * Fiscal records of payments (CTN art. 173, I, and 195): plan, status, amount, method, dates and the provider's payment
 * ids. They contain no name, address, account or health data.
 */
export const fiscalRecords = privateSchema.table(
  'fiscal_records',
  {
    orderId: uuid().primaryKey(),
    plan: text({ enum: planIds }).notNull(),
    kind: text({ enum: orderKinds }).notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    amountCents: integer().notNull(),
    method: text({ enum: paymentMethods }),
    installments: integer().notNull(),
    providerPaymentIds: jsonb().$type<readonly string[]>().notNull(),
    paidAt: moment().notNull(),
    refundedAt: moment(),
    keptUntil: moment().notNull(),
  },
  (table) => [index('fiscal_records_by_end').on(table.keptUntil)],
)
