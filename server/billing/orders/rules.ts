import { exitOffer, type PlanId, plans } from '#contract/billing/plans.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { civilDay, instantOf } from '../../platform/database/civil-day.ts'
import { type OrderKind, type PaymentReport, type Order, counted, isHeld } from '../payment-reports/rules.ts'
import type { PlacedRenewal } from '../renewals/rules.ts'

/** Time zone of the statutory withdrawal period (Brasília time). */
export const homeTimezone = 'America/Sao_Paulo'

const withdrawalDays = 7

/**
 * Returns the first instant at which withdrawal is too late: the start of the eighth day after the payment's day in São
 * Paulo. CDC art. 49 gives seven days; Código Civil art. 132 excludes the first day and includes the last.
 */
export function withdrawalEndsAt(paidAt: Date): Date {
  const tooLate = addDays(civilDay(paidAt, homeTimezone), withdrawalDays + 1)
  return instantOf(new Date(`${tooLate}T00:00:00Z`), homeTimezone)
}

/**
 * Returns the end of the withdrawal period (exclusive), counted from full payment or the latest partial one; `null` if
 * no payment is held or the order is already withdrawn.
 */
export function withdrawableUntil(
  order: Pick<PlacedOrder, 'status' | 'paidAt' | 'reports' | 'surplus' | 'withdrawnAt'>,
): Date | null {
  if (order.withdrawnAt !== null) return null
  const since =
    order.status === 'approved' ? order.paidAt : (counted(order).findLast(isHeld)?.approvedAt ?? null)
  return since && withdrawalEndsAt(since)
}

/** Discount of an order in percent: 0 or that of `exitOffer`. */
export type Discount = 0 | typeof exitOffer.percent

/**
 * Returns the discount to grant: `exitOffer.percent` if it was asked for, the plan is that of `exitOffer`, and no known
 * order holds the discount; else 0.
 */
export function discountFor(
  { plan, discount: asked }: Pick<Asked, 'plan' | 'discount'>,
  known: readonly PlacedOrder[],
  now: Date,
): Discount {
  const isUsed = known.some((order) => order.discount > 0 && holdsDiscount(order, now))
  return plan === exitOffer.plan && asked === exitOffer.percent && !isUsed ? exitOffer.percent : 0
}

/** Returns whether the order was paid with the discount, or reserves it by an open link or a pending payment. */
function holdsDiscount(order: PlacedOrder, now: Date): boolean {
  const isUnderWay = order.status === 'pending' && order.reports.length > 0
  return order.paidAt !== null || isUnderWay || isPayable(order, now)
}

export function priceCents(plan: PlanId, discount: Discount): number {
  return Math.round((plans[plan].priceCents * (100 - discount)) / 100)
}

/**
 * Returns whether the order grants its days: approved and not withdrawn. A withdrawn order grants none, even before its
 * refund.
 */
export function counts({ status, withdrawnAt }: Pick<PlacedOrder, 'status' | 'withdrawnAt'>): boolean {
  return status === 'approved' && withdrawnAt === null
}

/** Requested purchase with its granted discount. */
export interface Wanted {
  readonly plan: PlanId
  readonly kind: OrderKind
  readonly discount: Discount
  /** Whether the purchase is made in demonstration mode, without money. */
  readonly isDemonstration: boolean
}

/** Requested purchase with the discount as asked for, before it is checked. */
export type Asked = Omit<Wanted, 'discount'> &
  Pick<PlacedOrder, 'cancelsRenewal'> & { readonly discount: number }

export interface PlacedOrder extends Order, Wanted {
  readonly accountId: AccountId
  readonly id: string
  readonly renewalId: string | null
  /** Whether the buyer wants the running renewal canceled once this order is paid. */
  readonly cancelsRenewal: boolean
  readonly checkoutAddress: string | null
  readonly checkoutUntil: Date | null
  readonly createdAt: Date
  /** Time of the buyer's withdrawal. */
  readonly withdrawnAt: Date | null
}

/** Lifetime of a payment link. */
export const linkMs = 24 * 3_600_000
/** Time for which an order with an expired link is still polled: a card can be under review for two working days. */
export const patienceMs = 2 * 24 * 3_600_000

export function newOrder(wanted: Wanted & Pick<PlacedOrder, 'accountId' | 'id' | 'renewalId'>, now: Date) {
  return {
    ...wanted,
    cancelsRenewal: false,
    reference: wanted.renewalId ?? wanted.id,
    amountCents: priceCents(wanted.plan, wanted.discount),
    status: 'pending',
    method: null,
    installments: 1,
    providerPaymentId: null,
    checkoutAddress: null,
    checkoutUntil: new Date(now.getTime() + linkMs),
    reports: [],
    surplus: [],
    createdAt: now,
    paidAt: null,
    withdrawnAt: null,
    refundedAt: null,
  } satisfies PlacedOrder
}

/**
 * Returns the payable order for the same plan, kind, discount and mode, so that a second tab or attempt reuses it;
 * `null` without one.
 */
export function openOrderFor(wanted: Asked, orders: readonly PlacedOrder[], now: Date): PlacedOrder | null {
  const isSame = (order: PlacedOrder) =>
    order.plan === wanted.plan &&
    order.kind === wanted.kind &&
    order.discount === wanted.discount &&
    order.isDemonstration === wanted.isDemonstration
  return orders.find((order) => isSame(order) && isPayable(order, now)) ?? null
}

/**
 * Returns whether the order accepts payments now: link not expired, not withdrawn, and pending. A single purchase stays
 * payable after a declined card or expired PIX; a renewal's order does not.
 */
export function isPayable(order: PlacedOrder, now: Date): boolean {
  const { kind, status, paidAt, withdrawnAt, checkoutUntil } = order
  const isOpen = status === 'pending' || (kind === 'one_off' && paidAt === null)
  return isOpen && withdrawnAt === null && checkoutUntil !== null && now < checkoutUntil
}

/**
 * Returns whether the order is listed for the buyer: it has a payment attempt, or is pending with a checkout address.
 */
export function isShown({ status, checkoutAddress, reports }: PlacedOrder): boolean {
  return reports.length > 0 || (checkoutAddress !== null && status === 'pending')
}

/**
 * Returns the order of a payment: the order with a report on this payment, else an unpaid order or a single purchase
 * with the payment's reference. `null` for a new charge of a renewal.
 */
export function orderOf(payment: PaymentReport, orders: readonly PlacedOrder[]): PlacedOrder | null {
  const named = orders.filter(({ reference }) => reference === payment.reference)
  const known = named.find(({ reports }) => reports.some(({ paymentId }) => paymentId === payment.paymentId))
  // Each attempt at a charge is a separate payment; until one is approved, they all belong to the same order.
  return known ?? named.find(({ kind, paidAt }) => kind === 'one_off' || paidAt === null) ?? null
}

/**
 * Returns whether a pending order can no longer be paid, so that polling ends: its link has ended, and with a payment
 * attempt also `patienceMs` have passed.
 */
export function isAbandoned(order: PlacedOrder, now: Date): boolean {
  if (order.status !== 'pending') return false
  return now.getTime() > linkEndsMsOf(order) + (order.reports.length > 0 ? patienceMs : 0)
}

/**
 * Returns whether the order may have been paid without a report yet: unpaid or pending, up to `patienceMs` after its
 * link ended. Includes orders with a declined card.
 */
export function mayBePaid(order: PlacedOrder, now: Date): boolean {
  const isOpen = order.paidAt === null || order.status === 'pending'
  return isOpen && now.getTime() <= linkEndsMsOf(order) + patienceMs
}

function linkEndsMsOf({ checkoutUntil, createdAt }: PlacedOrder): number {
  return checkoutUntil?.getTime() ?? createdAt.getTime() + linkMs
}

/** Creates the order of a further charge of the renewal. It has the agreed amount, and no payment link. */
export function newCharge(
  { accountId, id: renewalId, plan, amountCents, isDemonstration }: PlacedRenewal,
  id: string,
  now: Date,
): PlacedOrder {
  const wanted = { plan, kind: 'renewal', discount: 0, isDemonstration } as const
  const charge = newOrder({ ...wanted, accountId, id, renewalId }, now)
  return { ...charge, amountCents, checkoutUntil: null }
}

/** Returns the ids of all approved payments, surplus ones included. */
export function heldPayments({ reports }: Order): readonly string[] {
  return reports.filter(isHeld).map(({ paymentId }) => paymentId)
}

/** Returns the ids of held payments to refund: all of a withdrawn order, else the surplus ones. */
export function owedPayments(order: PlacedOrder): readonly string[] {
  const held = heldPayments(order)
  return order.withdrawnAt === null ? held.filter((id) => order.surplus.includes(id)) : held
}
