import type { Payment, readPayment as endpoint } from '#contract/billing/billing.ts'
import type { Params } from '#contract/endpoint.ts'
import { standsBeside } from '../../adapters/payments/payment-provider.ts'
import { accountContextOf } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import type { BuyerContext } from '../bookkeeping/billing-services.ts'
import { pollOrder } from '../bookkeeping/look-up.ts'
import { claimPolling } from '../ledger/overdue-queries.ts'
import { findOrder, listOrders } from '../ledger/queries.ts'
import { isShown, mayBePaid, type PlacedOrder } from '../orders/rules.ts'
import { describePayment } from './describe-payment.ts'
import { noteProviderFailure } from './provider-failure.ts'

/** Minimum interval between two lookups of an order at the provider; the waiting page polls every few seconds. */
const pollPauseMs = 5000

/** Returns the account's payments, newest first. Omits orders without a payment attempt whose link is gone. */
export async function listPayments(ctx: BuyerContext): Promise<Payment[]> {
  const placed = await ctx.database.asAccount(ctx.accountId, listOrders)
  return placed.filter(isShown).map((order) => describe(ctx, order))
}

/**
 * Returns a payment. One that may still be paid is looked up at the provider first, at most every `pollPauseMs`,
 * because a webhook may be late or never arrive. Throws `payment_not_found`.
 */
export async function readPayment(ctx: BuyerContext, { id }: Params<typeof endpoint>): Promise<Payment> {
  const order = await findOwnOrder(ctx, id)
  const { now } = ctx
  if (!mayBePaid(order, now) || !ctx.payments.provider) return describe(ctx, order)
  const before = new Date(now.getTime() - pollPauseMs)
  const isOurs = await ctx.database.asSystem((tx) => claimPolling(tx, order, { now, before }))
  if (isOurs) await pollOrder(ctx, order).catch((error: unknown) => noteProviderFailure(ctx, error))
  return describeNow(ctx, id)
}

/** Returns a payment as stored, without a lookup at the provider. Throws `payment_not_found`. */
export async function describeNow(ctx: BuyerContext, id: string): Promise<Payment> {
  return describe(accountContextOf(ctx, ctx.accountId), await findOwnOrder(ctx, id))
}

async function findOwnOrder({ database, accountId }: BuyerContext, id: string): Promise<PlacedOrder> {
  const order = await database.asAccount(accountId, (tx) => findOrder(tx, id))
  if (!order) throw fail('payment_not_found')
  return order
}

function describe({ now, payments }: BuyerContext, order: PlacedOrder): Payment {
  return describePayment(order, now, standsBeside(order, payments))
}
