import type { Payment } from '#contract/billing/billing.ts'
import { isPayable, type PlacedOrder, withdrawableUntil } from '../orders/rules.ts'
import { lastRefund, sumCents, surplusOf } from '../payment-reports/rules.ts'

/**
 * Describes an order for the contract. `stands`: whether it counts in the current mode; otherwise it has no link and no
 * withdrawal.
 */
export function describePayment(order: PlacedOrder, now: Date, stands: boolean): Payment {
  const { id, plan, kind, discount, status, method, installments, paidAt } = order
  const hasLink = stands && isPayable(order, now) && order.checkoutAddress !== null
  const until = stands ? withdrawableUntil(order) : null
  const surplus = surplusOf(order)
  const isSurplusBack = surplus.length > 0 && surplus.every((one) => one.status === 'refunded')
  return {
    id,
    plan,
    kind,
    is_demonstration: order.isDemonstration,
    discount,
    status,
    amount_cents: order.amountCents,
    method,
    installments,
    created_at: order.createdAt.toISOString(),
    paid_at: paidAt?.toISOString() ?? null,
    withdrawn_at: order.withdrawnAt?.toISOString() ?? null,
    refunded_at: order.refundedAt?.toISOString() ?? null,
    surplus_cents: sumCents(surplus),
    surplus_refunded_at: isSurplusBack ? lastRefund(surplus).toISOString() : null,
    withdrawable_until: until && now < until ? until.toISOString() : null,
    init_point: hasLink ? order.checkoutAddress : null,
    init_point_until: hasLink ? (order.checkoutUntil?.toISOString() ?? null) : null,
  }
}
