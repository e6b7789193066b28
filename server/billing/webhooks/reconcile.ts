import { accountContextOf, contextOf } from '../../platform/context.ts'
import { describeError } from '../../platform/observability/log.ts'
import { applyEvent } from '../bookkeeping/apply-event.ts'
import type { BillingContext } from '../bookkeeping/billing-services.ts'
import { pollOrder, pollRenewal } from '../bookkeeping/look-up.ts'
import { performEffects, retryRefunds } from '../bookkeeping/perform-effects.ts'
import * as overdue from '../ledger/overdue-queries.ts'
import { isAbandoned, linkMs, patienceMs } from '../orders/rules.ts'
import { attempt, followNotice } from './receive-notice.ts'
import { listOpenNotices } from './queries.ts'

/** Time without news of an order, renewal or charge after which the provider is asked. */
const silenceMs = 30 * 60_000
/** Maximum number of rows per query and run, so that a run ends within a minute; later runs take the rest. */
const atATime = 50

/** Retries unprocessed notices, reads unpaid orders and overdue renewals at the provider, and retries refunds. */
export async function reconcile(ctx: BillingContext, signal: AbortSignal): Promise<void> {
  for (const work of [retryNotices, pollUnpaidOrders, retryOwedRefunds, pollDueRenewals])
    await work(ctx, signal)
}

/** Runs `work` for each item in turn until `signal` aborts. Logs an error and continues with the next item. */
async function each<T>(
  { log, signal }: Pick<BillingContext, 'log'> & { readonly signal: AbortSignal },
  list: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  for (const one of list) {
    if (signal.aborted) return
    await work(one).catch((error: unknown) => {
      log.error({ error: describeError(error) }, 'payment reconciliation failed')
    })
  }
}

function before({ now }: BillingContext, ms: number): Date {
  return new Date(now.getTime() - ms)
}

async function retryNotices(ctx: BillingContext, signal: AbortSignal): Promise<void> {
  const notices = await ctx.database.asSystem((tx) => listOpenNotices(tx, atATime))
  await each({ ...ctx, signal }, notices, (notice) => followNotice(contextOf(ctx), notice))
}

/**
 * Reads the unpaid orders at the provider, and expires those that can no longer be paid, with refunds of partial
 * payments.
 */
async function pollUnpaidOrders(ctx: BillingContext, signal: AbortSignal): Promise<void> {
  const due = { before: before(ctx, silenceMs), linkEndedAfter: before(ctx, patienceMs) }
  const orders = await ctx.database.asSystem((tx) => overdue.listUnpaidOrders(tx, due, atATime))
  await each({ ...ctx, signal }, orders, async (order) => {
    const { id, accountId } = order
    const own = accountContextOf(ctx, accountId)
    await ctx.database.asSystem((tx) => overdue.markOrderAsked(tx, id, own.now))
    const isAnswered = await attempt(own, { order: id }, () => pollOrder(own, order))
    if (!isAnswered || !isAbandoned(order, ctx.clock.now())) return
    const later = accountContextOf(ctx, accountId)
    const { effects } = await applyEvent(later, { kind: 'orderAbandoned', orderId: id })
    await performEffects(later, effects)
  })
}

/** Retries the refunds of withdrawn orders, of surplus payments, and of a second order with the discount. */
async function retryOwedRefunds(ctx: BillingContext, signal: AbortSignal): Promise<void> {
  const twice = await ctx.database.asSystem((tx) => overdue.listTwiceDiscounted(tx, atATime))
  await each({ ...ctx, signal }, twice, (accountId) => retryRefunds(accountContextOf(ctx, accountId)))
  const owing = await ctx.database.asSystem((tx) => overdue.listOrdersOwingRefunds(tx, atATime))
  await each({ ...ctx, signal }, owing, async ({ id, accountId }) => {
    const own = accountContextOf(ctx, accountId)
    await ctx.database.asSystem((tx) => overdue.markOrderAsked(tx, id, own.now))
    await retryRefunds(own)
  })
}

/**
 * Reads the renewals with an overdue charge, an expired link or a pending cancellation, and cancels what is unwanted.
 */
async function pollDueRenewals(ctx: BillingContext, signal: AbortSignal): Promise<void> {
  const [silentSince, linkBefore] = [before(ctx, silenceMs), before(ctx, linkMs)]
  const due = { chargeBefore: silentSince, askedBefore: silentSince, linkBefore }
  const renewals = await ctx.database.asSystem((tx) => overdue.listDueRenewals(tx, due, atATime))
  await each({ ...ctx, signal }, renewals, async (renewal) => {
    const own = accountContextOf(ctx, renewal.accountId)
    await ctx.database.asSystem((tx) => overdue.markRenewalAsked(tx, renewal.id, own.now))
    await attempt(own, { renewal: renewal.id }, () => pollRenewal(own, renewal, linkBefore))
  })
}
