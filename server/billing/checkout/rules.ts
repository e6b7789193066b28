import { type PlanId, plans } from '#contract/billing/plans.ts'
import { type Payments } from '../../adapters/payments/configured-payments.ts'
import { counts, type PlacedOrder } from '../orders/rules.ts'
import { isDiscountTwice } from '../refunds/rules.ts'
import { currentRenewal, type PlacedRenewal } from '../renewals/rules.ts'
import type { SubscriptionFacts } from '../subscription/rules.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { standsBeside } from '../../adapters/payments/payment-provider.ts'

/** Orders and renewals of one account. */
export interface Ledger {
  readonly orders: readonly PlacedOrder[]
  readonly renewals: readonly PlacedRenewal[]
}

/** Maps `pro`, the former id of the annual plan. */
export function planOf(asked: PlanId | 'pro'): PlanId {
  return asked === 'pro' ? 'annual' : asked
}

/** Returns the payment facts from which the subscription is derived. */
export function factsOf(
  { orders, renewals }: Ledger,
  payments: Pick<Payments, 'isDemonstration'>,
): Omit<SubscriptionFacts, 'trialEnd'> {
  const renewal = currentRenewal(renewals.filter((one) => standsBeside(one, payments)))
  return {
    purchases: orders
      .filter((order) => order.paidAt !== null && standsBeside(order, payments))
      .filter((order) => !isDiscountTwice(order, orders))
      .map((order) => {
        const { id, plan, paidAt, amountCents, discount } = order
        const returnedAt = order.withdrawnAt ?? order.refundedAt
        const { days } = plans[plan]
        return { id, plan, status: effectiveStatus(order), paidAt, days, amountCents, discount, returnedAt }
      }),
    renewal:
      renewal && renewal.status !== 'paused' && !isReplaced(renewal, orders)
        ? { canceledAt: renewal.canceledAt }
        : null,
  }
}

/** A withdrawn purchase grants nothing, even before the refund arrives. */
function effectiveStatus({ status, withdrawnAt }: PlacedOrder): PlacedOrder['status'] {
  return status === 'approved' && withdrawnAt !== null ? 'refunded' : status
}

/** Returns the renewals to cancel because one of their charges was withdrawn. */
export function unwantedRenewals({ orders, renewals }: Ledger): readonly PlacedRenewal[] {
  const withdrawn = orders.filter(({ withdrawnAt }) => withdrawnAt !== null)
  return renewals.filter(
    ({ id, status, unwantedSince }) =>
      status !== 'canceled' && unwantedSince === null && withdrawn.some((one) => one.renewalId === id),
  )
}

/**
 * Returns charges made after the buyer withdrew an earlier one but before the provider canceled the card. They are
 * marked as withdrawn at the same moment.
 */
export function chargesAfterWithdrawal({ orders }: Ledger): readonly PlacedOrder[] {
  return orders.flatMap((order) => {
    const { renewalId, status, paidAt, withdrawnAt } = order
    if (renewalId === null || status !== 'approved' || paidAt === null || withdrawnAt !== null) return []
    const before = orders.find(
      (one) => one.renewalId === renewalId && one.withdrawnAt !== null && one.withdrawnAt < paidAt,
    )
    return before ? [{ ...order, withdrawnAt: before.withdrawnAt }] : []
  })
}

/** Returns whether a purchase replaced the renewal; such a renewal does not count as canceled. */
function isReplaced({ canceledAt, cardSince }: PlacedRenewal, orders: Ledger['orders']): boolean {
  if (canceledAt === null || cardSince === null) return false
  return orders.some(
    ({ cancelsRenewal, status, paidAt }) =>
      cancelsRenewal && status === 'approved' && paidAt && paidAt >= cardSince && paidAt <= canceledAt,
  )
}

/** Returns whether an order that replaces the renewal was paid by this change. */
export function hasReplaced(before: readonly PlacedOrder[], after: readonly PlacedOrder[]): boolean {
  const wasPaid = ({ id }: PlacedOrder) => before.some((one) => one.id === id && one.paidAt !== null)
  return after.some((order) => order.cancelsRenewal && counts(order) && !wasPaid(order))
}

/**
 * Returns the payment time of a discounted order paid by this change, with all orders that may hold the mailbox's
 * discount.
 */
export function discountPaid(
  before: Ledger,
  after: Ledger,
): { readonly orderIds: readonly string[]; readonly paidAt: Date } | null {
  const discounted = after.orders.filter(({ discount }) => discount > 0)
  const wasPaid = (id: string) => before.orders.some((one) => one.id === id && one.paidAt !== null)
  const paid = discounted.find(({ id, paidAt }) => paidAt !== null && !wasPaid(id))
  return paid?.paidAt ? { orderIds: discounted.map(({ id }) => id), paidAt: paid.paidAt } : null
}

type Purchases = Pick<SubscriptionFacts, 'purchases'>

/** Returns whether both contain the same purchases. */
export function hasSamePurchases(one: Purchases | null, other: Purchases): boolean {
  const idsOf = ({ purchases }: Purchases) => purchases.map(({ id }) => id).toSorted()
  return one !== null && idsOf(one).join() === idsOf(other).join()
}

export function isReference(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}

/** Outbox for mails about billing changes. */
export interface BillingOutbox {
  /**
   * Saves due mails in the transaction of the change, with the subscription locked. Returns whether one must be sent at
   * once.
   */
  write(
    tx: Transaction,
    accountId: AccountId,
    before: Ledger,
    after: Ledger,
    facts: SubscriptionFacts,
  ): Promise<boolean>
  /** Sends the due mails of an account. Called after the commit. */
  sendTo(accountId: AccountId): Promise<void>
}
