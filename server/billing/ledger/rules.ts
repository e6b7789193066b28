import { type PlanId, plans, repeatWithdrawals } from '#contract/billing/plans.ts'
import type { Payments } from '../../adapters/payments/configured-payments.ts'
import {
  type Charge,
  type ProviderPayment,
  type Renewal as RenewalReport,
  standsBeside,
} from '../../adapters/payments/payment-provider.ts'
import type { MailboxSales, SalesChange, Withdrawal } from '../../account/mailboxes/rules.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import {
  type Asked,
  counts,
  heldPayments,
  mayBePaid,
  owedPayments,
  type PlacedOrder,
} from '../orders/rules.ts'
import { currentRenewal, isCancellationPending, type PlacedRenewal } from '../renewals/rules.ts'
import type { SubscriptionFacts } from '../subscription/rules.ts'

/** Orders and renewals of one account. */
export interface LedgerRows {
  /** Newest first. */
  readonly orders: readonly PlacedOrder[]
  /** Oldest first. */
  readonly renewals: readonly PlacedRenewal[]
}

/** State that decides what an account has bought and which money it is owed back. */
export interface Ledger extends LedgerRows {
  readonly accountId: AccountId
  readonly trialEnd: Date | null
  /**
   * Payment configuration of this instance: purchases in demonstration mode count only while it is a demonstration.
   */
  readonly seller: Pick<Payments, 'isDemonstration' | 'collectorId'>
  /** Discounts used and withdrawals made by all accounts with the buyer's mailbox. */
  readonly mailbox: MailboxSales
}

/**
 * Event that changes a ledger. It carries the ids of rows that may be added, so that `nextLedger` needs no randomness.
 */
export type LedgerEvent =
  | {
      readonly kind: 'orderPlaced'
      readonly asked: Asked
      readonly orderId: string
      readonly renewalId: string
    }
  | {
      readonly kind: 'linkOpened'
      readonly orderId: string
      readonly address: string
      /** Provider's id of the renewal; `null` for the link of a single purchase. */
      readonly providerRenewalId: string | null
    }
  /** `chargeId`: id for the order that is added if the payment is a further charge of a renewal. */
  | { readonly kind: 'paymentReported'; readonly payment: ProviderPayment; readonly chargeId: string }
  | { readonly kind: 'renewalReported'; readonly report: RenewalReport }
  | { readonly kind: 'chargeReported'; readonly charge: Charge }
  | { readonly kind: 'withdrawalDeclared'; readonly orderId: string }
  /** The order was polled after its link had ended and no payment was possible. */
  | { readonly kind: 'orderAbandoned'; readonly orderId: string }
  | { readonly kind: 'cancellationRequested'; readonly renewalIds: readonly string[] }
  /**
   * The buyer asked for this link. The other links without a card are marked as unwanted, because a card entered there
   * would be charged too.
   */
  | { readonly kind: 'linkChosen'; readonly renewalId: string }
  | { readonly kind: 'linksExpired'; readonly madeBefore: Date }
  /** The provider does not know the link, so no card can be entered there. */
  | { readonly kind: 'linkUnknown'; readonly renewalId: string }
  /** Demonstration renewals end, because real payments are configured: nobody charges or reports them. */
  | { readonly kind: 'demonstrationEnded' }

/**
 * Outstanding call to the provider. `outstandingEffects` derives it from the ledger again until a report confirms it; a
 * refund `abandoned` comes from `abandonOrder` instead, at each poll.
 */
export type ProviderEffect =
  | { readonly kind: 'cancelRenewal'; readonly renewalId: string }
  | {
      readonly kind: 'refund'
      readonly orderId: string
      readonly paymentId: string
      readonly reason: 'owed' | 'second_discount' | 'abandoned'
      /** Time of the event that caused the debt, such as the withdrawal; `null` if unknown. */
      readonly since: Date | null
    }

export interface LogEffect {
  readonly kind: 'log'
  readonly level: 'info' | 'warn'
  readonly fields: Readonly<Record<string, unknown>>
  readonly message: string
}

export type LedgerEffect = ProviderEffect | SalesChange | LogEffect

export interface LedgerStep {
  /** Ledger after the event; the same object as before if the event changed nothing. */
  readonly ledger: Ledger
  readonly effects: readonly LedgerEffect[]
}

/**
 * Returns a predicate for orders and renewals that count: all in demonstration mode, else those of real payments only.
 */
export function standsIn({ seller }: Pick<Ledger, 'seller'>) {
  return (one: { readonly isDemonstration: boolean }) => standsBeside(one, seller)
}

/** Replaces each order by `change(order)`. Returns the same ledger if every order stays the same object. */
export function withOrders(ledger: Ledger, change: (order: PlacedOrder) => PlacedOrder): Ledger {
  const orders = ledger.orders.map(change)
  return orders.every((order, index) => order === ledger.orders[index]) ? ledger : { ...ledger, orders }
}

/** Replaces each renewal by `change(renewal)`. Returns the same ledger if every renewal stays the same object. */
export function withRenewals(ledger: Ledger, change: (renewal: PlacedRenewal) => PlacedRenewal): Ledger {
  const renewals = ledger.renewals.map(change)
  return renewals.every((one, index) => one === ledger.renewals[index]) ? ledger : { ...ledger, renewals }
}

/**
 * Returns the facts from which the account's access is derived: trial end, paid purchases without a second use of the
 * discount, and the current renewal (`null` if it is paused or a purchase replaced it).
 */
export function factsOf(ledger: Omit<Ledger, 'accountId' | 'mailbox'>): SubscriptionFacts {
  const { orders, renewals, trialEnd } = ledger
  const stands = standsIn(ledger)
  const renewal = currentRenewal(renewals.filter(stands))
  return {
    trialEnd,
    purchases: orders
      .filter((order) => order.paidAt !== null && stands(order))
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

/** Returns `refunded` for a withdrawn approved order, even before its refund: it grants no days. */
function effectiveStatus({ status, withdrawnAt }: PlacedOrder): PlacedOrder['status'] {
  return status === 'approved' && withdrawnAt !== null ? 'refunded' : status
}

/**
 * Returns whether the renewal was canceled because the buyer bought another plan with `cancelsRenewal`. The
 * subscription then does not count as canceled.
 */
function isReplaced({ canceledAt, cardSince }: PlacedRenewal, orders: readonly PlacedOrder[]): boolean {
  if (canceledAt === null || cardSince === null) return false
  return orders.some(
    ({ cancelsRenewal, status, paidAt }) =>
      cancelsRenewal && status === 'approved' && paidAt && paidAt >= cardSince && paidAt <= canceledAt,
  )
}

/**
 * Returns the outstanding cancellations and refunds. The reconciliation job repeats them until the provider confirms.
 */
export function outstandingEffects(ledger: LedgerRows & Pick<Ledger, 'seller'>): readonly ProviderEffect[] {
  const stands = standsIn(ledger)
  const cancellations = ledger.renewals
    .filter((one) => stands(one) && isCancellationPending(one))
    .map(({ id }) => ({ kind: 'cancelRenewal', renewalId: id }) as const)
  const refunds = ledger.orders
    .filter(stands)
    .flatMap((order) =>
      isDiscountTwice(order, ledger.orders)
        ? refundsOf(order, heldPayments(order), 'second_discount')
        : refundsOf(order, owedPayments(order), 'owed'),
    )
  return [...cancellations, ...refunds]
}

export function refundsOf(
  { id: orderId, withdrawnAt, paidAt }: PlacedOrder,
  paymentIds: readonly string[],
  reason: Extract<ProviderEffect, { kind: 'refund' }>['reason'],
) {
  const since = withdrawnAt ?? paidAt
  return paymentIds.map((paymentId) => ({ kind: 'refund', orderId, paymentId, reason, since }) as const)
}

/** Returns whether both facts list the same purchase ids, in any order. */
export function hasSamePurchases(
  one: Pick<SubscriptionFacts, 'purchases'>,
  other: Pick<SubscriptionFacts, 'purchases'>,
): boolean {
  const idsOf = ({ purchases }: Pick<SubscriptionFacts, 'purchases'>) =>
    purchases.map(({ id }) => id).toSorted()
  return idsOf(one).join() === idsOf(other).join()
}

/**
 * Returns whether an earlier paid order already used the discount. Two orders can be paid with it when one payment
 * comes late: the first counts while it stays paid, and the other grants nothing and is refunded.
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
 * Returns the withdrawals from orders that had been paid in full. Withdrawn charges of one renewal share their time, so
 * that `withdrawalsAgainst` counts them once.
 */
export function withdrawalsOf(orders: readonly PlacedOrder[]): readonly Withdrawal[] {
  return orders.flatMap(({ plan, paidAt, withdrawnAt }) =>
    paidAt === null || withdrawnAt === null ? [] : [{ plan, at: withdrawnAt }],
  )
}

/** Block on buying a plan: the number of recent withdrawals and the end of the block. */
export interface Hold {
  readonly count: number
  readonly until: Date
}

/**
 * Returns the block on buying the plan, or `null`. The plan is blocked after `repeatWithdrawals.count` withdrawals in
 * `repeatWithdrawals.days` days, one of them from this plan and all after `releasedAt`.
 */
export function withdrawalsAgainst(
  plan: PlanId,
  { withdrawals, releasedAt }: Pick<MailboxSales, 'withdrawals' | 'releasedAt'>,
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
 * Returns the open payment links for plans that are blocked for the buyer, marked as withdrawn, so that a late payment
 * is refunded. The mark has the date of the mailbox's last withdrawal, so it does not count as another withdrawal.
 */
export function closedLinks(
  orders: readonly PlacedOrder[],
  mailbox: Pick<MailboxSales, 'withdrawals' | 'releasedAt'>,
  now: Date,
): readonly PlacedOrder[] {
  const { withdrawals } = mailbox
  const withdrawnAt = new Date(Math.max(...withdrawals.map(({ at }) => at.getTime())))
  return orders
    .filter(isOpenLink(now))
    .filter(({ plan }) => withdrawalsAgainst(plan, mailbox, now) !== null)
    .map((order) => {
      const isEmpty = heldPayments(order).length === 0
      return { ...order, withdrawnAt, status: isEmpty ? 'canceled' : order.status }
    })
}

/** Returns whether the order was paid after its link had been closed, because its plan was blocked for the buyer. */
export function isPaidTooLate({
  checkoutUntil,
  paidAt,
  withdrawnAt,
}: Pick<PlacedOrder, 'checkoutUntil' | 'paidAt' | 'withdrawnAt'>): boolean {
  return checkoutUntil !== null && paidAt !== null && withdrawnAt !== null && withdrawnAt < paidAt
}

/** Returns a predicate for unpaid orders whose link may still take a payment. Automatic charges have no link. */
function isOpenLink(now: Date) {
  return (order: PlacedOrder) =>
    order.checkoutUntil !== null &&
    order.withdrawnAt === null &&
    order.paidAt === null &&
    mayBePaid(order, now)
}
