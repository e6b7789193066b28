import { orderKinds, paymentMethods, paymentStatuses } from '#contract/billing.ts'
import { planIds } from '#contract/plans.ts'
import { index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { privateSchema } from '../platform/private-schema.ts'
import type { Remainder } from './rules.ts'

const moment = () => timestamp({ withTimezone: true })

/** What others have yet to do for an account that is gone. The row goes when all of it is done. */
export const erasures = privateSchema.table('erasures', {
  id: uuid().primaryKey().defaultRandom(),
  erasedAt: moment().notNull(),
  /** When somebody last set out to do it. */
  triedAt: moment(),
  remainder: jsonb().$type<Remainder>().notNull(),
})

/**
 * Accounts that are gone, by the hash of a number that nothing else knows any more. A backup made before would bring them
 * back: who restores one ends them again.
 */
export const erasedAccounts = privateSchema.table('erased_accounts', {
  accountHash: text().primaryKey(),
  erasedAt: moment().notNull(),
})

/**
 * What the law on taxes has kept of a payment (CTN art. 173, I, and 195): how much, when and by what way, and the number
 * by which the provider knows it. Not whose it was: no name, no address, no account, and nothing of health.
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
