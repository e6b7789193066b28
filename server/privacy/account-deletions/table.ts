import { orderKinds, paymentMethods, paymentStatuses } from '#contract/billing/billing.ts'
import { planIds } from '#contract/billing/plans.ts'
import { index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { privateSchema } from '../../platform/database/private-schema.ts'
import type { Remainder } from './rules.ts'

const moment = () => timestamp({ withTimezone: true })

/** Deleted accounts with remaining tasks at other services. The row is deleted when all are done. */
export const accountDeletions = privateSchema.table('erasures', {
  id: uuid().primaryKey().defaultRandom(),
  erasedAt: moment().notNull(),
  /** Time of the last attempt. */
  triedAt: moment(),
  remainder: jsonb().$type<Remainder>().notNull(),
})

/** Hashed ids of deleted accounts, used to delete them again after a backup is restored. */
export const deletedAccounts = privateSchema.table('erased_accounts', {
  accountHash: text().primaryKey(),
  erasedAt: moment().notNull(),
})

/**
 * Fiscal record of a payment (CTN art. 173, I, and 195): amount, date, method and the provider's payment id. It
 * contains no name, address, account or health data.
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
