import type { Payment, Renewal } from '#contract/billing.ts'
import { plans } from '#contract/plans.ts'
import * as rules from './rules.ts'

export function describePayment(order: rules.PlacedOrder, now: Date): Payment {
  const { id, plan, kind, discount, status, method, installments, paidAt } = order
  const isPayable = rules.isPayable(order, now) && order.checkoutAddress !== null
  return {
    id,
    plan,
    kind,
    discount,
    status,
    amount_cents: order.amountCents,
    method,
    installments,
    created_at: order.createdAt.toISOString(),
    paid_at: paidAt?.toISOString() ?? null,
    refunded_at: order.refundedAt?.toISOString() ?? null,
    withdrawable_until:
      paidAt && rules.isWithdrawable(order, now) ? rules.withdrawalEndsAt(paidAt).toISOString() : null,
    init_point: isPayable ? order.checkoutAddress : null,
    init_point_until: isPayable ? (order.checkoutUntil?.toISOString() ?? null) : null,
  }
}

export function describeRenewal(renewal: rules.PlacedRenewal): Renewal {
  return {
    id: renewal.id,
    plan: renewal.plan,
    status: renewal.status,
    amount_cents: plans[renewal.plan].priceCents,
    next_charge_at: renewal.nextChargeAt?.toISOString() ?? null,
    canceled_at: renewal.canceledAt?.toISOString() ?? null,
    retrying_since: renewal.retryingSince?.toISOString() ?? null,
  }
}
