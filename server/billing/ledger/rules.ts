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

/** Everything that decides what an account has bought and which money is owed back. */
export interface Ledger extends LedgerRows {
  readonly accountId: AccountId
  readonly trialEnd: Date | null
  /** Seller of this instance. */
  readonly seller: Pick<Payments, 'isDemonstration' | 'collectorId'>
  /** Sales of all accounts of the buyer's mailbox. */
  readonly mailbox: MailboxSales
}

/** Event that changes a ledger. New rows take their ids from the event, so that a ledger depends on nothing else. */
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
      /** Provider id of the renewal, for the link of a renewal. */
      readonly providerRenewalId: string | null
    }
  /** `chargeId` is the id of a new order, for a further charge of a renewal. */
  | { readonly kind: 'paymentReported'; readonly payment: ProviderPayment; readonly chargeId: string }
  | { readonly kind: 'renewalReported'; readonly report: RenewalReport }
  | { readonly kind: 'chargeReported'; readonly charge: Charge }
  | { readonly kind: 'withdrawalDeclared'; readonly orderId: string }
  /** The order was polled after its link and its last possible payment. */
  | { readonly kind: 'orderAbandoned'; readonly orderId: string }
  | { readonly kind: 'cancellationRequested'; readonly renewalIds: readonly string[] }
  /** The buyer asked for this link; a card entered at an older one would be charged as well. */
  | { readonly kind: 'linkChosen'; readonly renewalId: string }
  | { readonly kind: 'linksExpired'; readonly madeBefore: Date }
  /** The provider does not know the link, so that no card can be entered there. */
  | { readonly kind: 'linkUnknown'; readonly renewalId: string }
  /** Demonstration renewals are never charged or reported once real payments are configured. */
  | { readonly kind: 'demonstrationEnded' }

/** Outstanding call to the provider. Derived again from the ledger until a report confirms it. */
export type ProviderEffect =
  | { readonly kind: 'cancelRenewal'; readonly renewalId: string }
  | {
      readonly kind: 'refund'
      readonly orderId: string
      readonly paymentId: string
      readonly reason: 'owed' | 'second_discount' | 'abandoned'
      /** Time since which the money is owed. */
      readonly since: Date | null
    }

/** Line for the log. */
export interface LogEffect {
  readonly kind: 'log'
  readonly level: 'info' | 'warn'
  readonly fields: Readonly<Record<string, unknown>>
  readonly message: string
}

export type LedgerEffect = ProviderEffect | SalesChange | LogEffect

export interface LedgerStep {
  /** The same object if nothing changed. */
  readonly ledger: Ledger
  readonly effects: readonly LedgerEffect[]
}

/** Returns whether purchases of its kind count for this seller. */
export function standsIn({ seller }: Pick<Ledger, 'seller'>) {
  return (one: { readonly isDemonstration: boolean }) => standsBeside(one, seller)
}

/** Replaces orders by `change`. Returns the same ledger if `change` returns every order as it was. */
export function withOrders(ledger: Ledger, change: (order: PlacedOrder) => PlacedOrder): Ledger {
  const orders = ledger.orders.map(change)
  return orders.every((order, index) => order === ledger.orders[index]) ? ledger : { ...ledger, orders }
}

/** Replaces renewals by `change`. Returns the same ledger if `change` returns every renewal as it was. */
export function withRenewals(ledger: Ledger, change: (renewal: PlacedRenewal) => PlacedRenewal): Ledger {
  const renewals = ledger.renewals.map(change)
  return renewals.every((one, index) => one === ledger.renewals[index]) ? ledger : { ...ledger, renewals }
}

/** Returns the subscription facts that the ledger proves. */
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

/** A withdrawn purchase grants nothing, even before the refund arrives. */
function effectiveStatus({ status, withdrawnAt }: PlacedOrder): PlacedOrder['status'] {
  return status === 'approved' && withdrawnAt !== null ? 'refunded' : status
}

/** Returns whether a purchase replaced the renewal; such a renewal does not count as canceled. */
function isReplaced({ canceledAt, cardSince }: PlacedRenewal, orders: readonly PlacedOrder[]): boolean {
  if (canceledAt === null || cardSince === null) return false
  return orders.some(
    ({ cancelsRenewal, status, paidAt }) =>
      cancelsRenewal && status === 'approved' && paidAt && paidAt >= cardSince && paidAt <= canceledAt,
  )
}

/** Returns the outstanding cancellations and refunds. Reconciliation repeats them until the provider has confirmed. */
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

/** Returns whether both contain the same purchases. */
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
 * Returns the open links for a plan that is blocked for the buyer, marked as closed. A late payment is refunded like
 * any withdrawn order. The mark takes the date of the last withdrawal, so that it does not count as another.
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
