import { type PlanId, repeatWithdrawals } from '#contract/billing/plans.ts'
import type { Withdrawal } from '../../account/mailboxes/service.ts'
import { counts, mayBePaid, heldPayments, type PlacedOrder } from '../orders/rules.ts'

/**
 * Returns whether an earlier paid order already used the discount. Two orders can be paid with it when one payment
 * comes late; the first paid one counts while it stays paid, and the other grants nothing.
 */
export function isDiscountTwice(order: DiscountedOrder, orders: readonly DiscountedOrder[]): boolean {
  if (!isDiscountHeld(order)) return false
  return orders.some((one) => one.id !== order.id && isDiscountHeld(one) && isPaidBefore(one, order))
}

type DiscountedOrder = Pick<
  PlacedOrder,
  'id' | 'discount' | 'isDemonstration' | 'withdrawnAt' | 'status' | 'paidAt'
>

function isDiscountHeld(order: DiscountedOrder): boolean {
  return order.discount > 0 && counts(order) && order.paidAt !== null
}

function isPaidBefore(one: DiscountedOrder, other: DiscountedOrder): boolean {
  if (one.isDemonstration !== other.isDemonstration) return false
  const laterMs = Number(one.paidAt) - Number(other.paidAt)
  return laterMs < 0 || (laterMs === 0 && one.id < other.id)
}

const dayMs = 86_400_000

/**
 * Returns the withdrawals. Charges of one renewal that were withdrawn together count as one, because they have the same
 * time.
 */
export function withdrawalsOf(orders: readonly PlacedOrder[]): readonly Withdrawal[] {
  return orders.flatMap(({ plan, paidAt, withdrawnAt }) =>
    paidAt === null || withdrawnAt === null ? [] : [{ plan, at: withdrawnAt }],
  )
}

/** Recent withdrawals that block buying a plan, and the end of the block. */
export interface Hold {
  readonly count: number
  readonly until: Date
}

/** Returns what blocks buying the plan, or `null` while it can be bought. */
export function withdrawalsAgainst(
  plan: PlanId,
  withdrawals: readonly Withdrawal[],
  releasedAt: Date | null,
  now: Date,
): Hold | null {
  const since = now.getTime() - repeatWithdrawals.days * dayMs
  const recent = withdrawals.filter(
    ({ at }) => at.getTime() > since && (releasedAt === null || at > releasedAt),
  )
  const moments = [...new Set(recent.map(({ at }) => at.getTime()))].toSorted((one, other) => one - other)
  const ofPlan = recent.filter((one) => one.plan === plan).map(({ at }) => at.getTime())
  const lastNeeded = moments.at(-repeatWithdrawals.count)
  if (lastNeeded === undefined || ofPlan.length === 0) return null
  const freed = Math.min(lastNeeded, Math.max(...ofPlan))
  return { count: moments.length, until: new Date(freed + repeatWithdrawals.days * dayMs) }
}

/**
 * Returns the open links for a plan that is blocked for the buyer, marked as closed. A late payment is refunded like
 * any withdrawn order. The mark takes the date of the last withdrawal, so that it does not count as another.
 */
export function closedLinks(
  orders: readonly PlacedOrder[],
  withdrawals: readonly Withdrawal[],
  releasedAt: Date | null,
  now: Date,
): readonly PlacedOrder[] {
  const withdrawnAt = new Date(Math.max(...withdrawals.map(({ at }) => at.getTime())))
  return orders
    .filter(isOpenLink(now))
    .filter(({ plan }) => withdrawalsAgainst(plan, withdrawals, releasedAt, now) !== null)
    .map((order) => {
      const isEmpty = heldPayments(order).length === 0
      return { ...order, withdrawnAt, status: isEmpty ? 'canceled' : order.status }
    })
}

/** Returns whether it was paid through a link that had been closed because the plan was blocked for the buyer. */
export function isPaidTooLate({
  checkoutUntil,
  paidAt,
  withdrawnAt,
}: Pick<PlacedOrder, 'checkoutUntil' | 'paidAt' | 'withdrawnAt'>): boolean {
  return checkoutUntil !== null && paidAt !== null && withdrawnAt !== null && withdrawnAt < paidAt
}

/** Excludes automatic charges, which have no link. */
function isOpenLink(now: Date) {
  return (order: PlacedOrder) =>
    order.checkoutUntil !== null &&
    order.withdrawnAt === null &&
    order.paidAt === null &&
    mayBePaid(order, now)
}
