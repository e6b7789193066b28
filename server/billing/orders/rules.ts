import { orderKinds, paymentStatuses, type PaymentStatus } from '#contract/billing/billing.ts'
import { exitOffer, type PlanId, plans } from '#contract/billing/plans.ts'
import { addDays } from '#nutrition/calendar/days.ts'
import type { ProviderPayment } from '../../adapters/payments/payment-provider.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { civilDay, instantOf } from '../../platform/database/civil-day.ts'
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
 * Returns the discount to grant: `exitOffer.percent` if it was asked for on its plan and no known order holds it, else
 * 0.
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

export type OrderKind = (typeof orderKinds)[number]

type NotStored = 'reason' | 'merchantOrderId' | 'metadata' | 'isLive' | 'createdAt'
/** Provider's report on one payment, without the fields that an order does not store. */
export type PaymentReport = Omit<ProviderPayment, NotStored>

export interface Order extends Pick<PaymentReport, 'status' | 'method' | 'installments' | 'amountCents'> {
  readonly kind: OrderKind
  /** External reference of the order's payments at the provider: the order's id, or that of its renewal. */
  readonly reference: string
  /**
   * Provider's id of the payment that determines the status. An order can have several: a card after a PIX, or two
   * cards that share the amount.
   */
  readonly providerPaymentId: string | null
  readonly paidAt: Date | null
  readonly refundedAt: Date | null
  /** Latest report on each attempted payment, in the order of `byMoment`. */
  readonly reports: readonly PaymentReport[]
  /** Ids of payments beyond the amount: they are refunded and never counted again. */
  readonly surplus: readonly string[]
}

/** Effect of a payment report on the days that the order grants; `mismatch`: the payment does not fit the order. */
export type ReportEffect = 'granted' | 'revoked' | 'restored' | 'unchanged' | 'mismatch'

/**
 * Merges a provider's report into an order. Reports may arrive late, repeated and in any order, so the state is derived
 * from the latest report on each payment. Returns the same object if nothing changed. `collectorId`: `null` accepts any
 * seller.
 */
export function mergePaymentReport<Kind extends Order>(
  order: Kind,
  report: PaymentReport,
  collectorId: string | null,
): { order: Kind; effect: ReportEffect } {
  if (!isForOrder(report, order, collectorId)) return { order, effect: 'mismatch' }
  const known = order.reports.find(({ paymentId }) => paymentId === report.paymentId)
  if (known && !isLaterReport(report, known)) return { order, effect: 'unchanged' }
  const reports = [...order.reports.filter((one) => one !== known), report].sort(byMoment)
  const merged = { ...order, ...settledBy(counted({ ...order, reports }), order.amountCents), reports }
  return { order: merged, effect: effectOf(order, merged) }
}

function isForOrder(report: PaymentReport, order: Order, collectorId: string | null): boolean {
  return (
    report.reference === order.reference &&
    report.currency === 'BRL' &&
    isAmountFor(report, order) &&
    (collectorId === null || report.collectorId === collectorId) &&
    !(report.status === 'approved' && report.approvedAt === null)
  )
}

/**
 * Returns whether the amount fits the order: any positive one for a purchase, because cards can share it; at least the
 * agreed amount for a renewal's charge.
 */
function isAmountFor({ amountCents }: PaymentReport, order: Order): boolean {
  return order.kind === 'renewal' ? amountCents >= order.amountCents : amountCents > 0
}

const paidStatuses: readonly PaymentStatus[] = ['approved', 'refunded', 'charged_back']

function hasBeenPaid({ status }: PaymentReport): boolean {
  return paidStatuses.includes(status)
}

/**
 * Returns whether `report` supersedes `known`: one of a paid status (approved, refunded, charged back) supersedes
 * unpaid ones, then the later `updatedAt`, then the status later in `paymentStatuses`.
 */
function isLaterReport(report: PaymentReport, known: PaymentReport): boolean {
  if (hasBeenPaid(report) !== hasBeenPaid(known)) return hasBeenPaid(report)
  const laterMs = report.updatedAt.getTime() - known.updatedAt.getTime()
  if (laterMs !== 0) return laterMs > 0
  return paymentStatuses.indexOf(report.status) > paymentStatuses.indexOf(known.status)
}

function momentOf({ approvedAt, updatedAt }: PaymentReport): Date {
  return approvedAt ?? updatedAt
}

function byMoment(one: PaymentReport, other: PaymentReport): number {
  const laterMs = momentOf(one).getTime() - momentOf(other).getTime()
  return laterMs || (one.paymentId < other.paymentId ? -1 : 1)
}

/** Returns the reports on payments that are not surplus. */
function counted({ reports, surplus }: Pick<Order, 'reports' | 'surplus'>): readonly PaymentReport[] {
  return reports.filter(({ paymentId }) => !surplus.includes(paymentId))
}

function isHeld({ status }: PaymentReport): boolean {
  return status === 'approved'
}

export function sumCents(reports: readonly PaymentReport[]): number {
  return reports.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/**
 * Returns the payments, in their order, with which the sum first reaches the amount; only the last of them if it covers
 * the amount alone. Empty if the sum never reaches it.
 */
function partsCovering(reports: readonly PaymentReport[], amountCents: number): readonly PaymentReport[] {
  const end = reports.findIndex((_, index) => sumCents(reports.slice(0, index + 1)) >= amountCents)
  return reports.slice(reports[end] && reports[end].amountCents >= amountCents ? end : 0, end + 1)
}

/** Returns the held payments that cover the order, without surplus ones; empty for an uncovered order. */
export function partsOf(order: Order): readonly PaymentReport[] {
  return partsCovering(counted(order).filter(isHeld), order.amountCents)
}

/**
 * Marks the held payments of an approved order beyond those that cover it as surplus, for refund. The mark is
 * permanent.
 */
export function withSurplus<Kind extends Order>(order: Kind): Kind {
  if (order.status !== 'approved') return order
  const parts = partsOf(order)
  const beside = counted(order).filter((report) => isHeld(report) && !parts.includes(report))
  if (beside.length === 0) return order
  return { ...order, surplus: [...order.surplus, ...beside.map(({ paymentId }) => paymentId)] }
}

/** Returns the reports on surplus payments. */
export function surplusOf({ reports, surplus }: Order): readonly PaymentReport[] {
  return reports.filter(({ paymentId }) => surplus.includes(paymentId))
}

/** Returns the reports on refunded payments that were not surplus. */
export function refundedOf(order: Order): readonly PaymentReport[] {
  return counted(order).filter(({ status }) => status === 'refunded')
}

/** Returns the sum, in centavos, of the partial refunds of payments that are still held. */
export function partialRefundCents(order: Order): number {
  return order.reports.filter(isHeld).reduce((sum, { refundedCents }) => sum + refundedCents, 0)
}

/** Returns whether the order grants its days: approved and not withdrawn, even if the refund is still outstanding. */
export function counts({ status, withdrawnAt }: Pick<PlacedOrder, 'status' | 'withdrawnAt'>): boolean {
  return status === 'approved' && withdrawnAt === null
}

/**
 * Derives status, method and dates from the reports. The order is approved, paid at the covering payment's time, while
 * held payments cover the amount. Partly covered: `pending`. Else the status follows the refund or the last attempt.
 */
function settledBy(reports: readonly PaymentReport[], amountCents: number) {
  const paid = reports.filter(hasBeenPaid)
  const parts = partsCovering(reports.filter(isHeld), amountCents)
  const everCovering = partsCovering(paid, amountCents)
  const basis = parts.at(-1) ?? basisOf(reports, everCovering.length > 0)
  const status = parts.length > 0 ? 'approved' : statusBy(basis, paid, everCovering.length > 0)
  const told = parts.length > 0 ? parts : everCovering
  const covering = told.at(-1) ?? null
  return {
    status,
    ...sharedMethod(told.length > 0 ? told : [basis]),
    providerPaymentId: basis.paymentId,
    paidAt: covering && momentOf(covering),
    refundedAt: status === 'refunded' ? lastRefund(paid) : null,
  }
}

function basisOf(reports: readonly PaymentReport[], wasCovered: boolean): PaymentReport {
  const held = reports.findLast(isHeld)
  const paid = reports.findLast(hasBeenPaid)
  const waiting = reports.findLast(({ status }) => status === 'pending')
  return held ?? (wasCovered ? paid : waiting) ?? paid ?? reports.at(-1)!
}

/**
 * Returns the status of an uncovered order with this basis. A once covered order with a charged-back payment stays
 * `charged_back`, because the dispute can still be won; a refund is final.
 */
function statusBy(basis: PaymentReport, paid: readonly PaymentReport[], wasCovered: boolean): PaymentStatus {
  if (!isHeld(basis)) return basis.status
  return wasCovered && paid.some(({ status }) => status === 'charged_back') ? 'charged_back' : 'pending'
}

/** Returns the payments' common method and instalments; `null` and 1 if they differ. */
function sharedMethod(parts: readonly PaymentReport[]): Pick<Order, 'method' | 'installments'> {
  const [{ method, installments }] = [parts[0]!]
  const isShared = parts.every((one) => one.method === method && one.installments === installments)
  return isShared ? { method, installments } : { method: null, installments: 1 }
}

export function lastRefund(paid: readonly PaymentReport[]): Date {
  const refunds = paid.filter(({ status }) => status === 'refunded')
  return new Date(Math.max(...refunds.map(({ updatedAt }) => updatedAt.getTime())))
}

function effectOf(before: Order, after: Order): ReportEffect {
  const [wasGranted, isGranted] = [before.status === 'approved', after.status === 'approved']
  if (wasGranted === isGranted) return 'unchanged'
  if (wasGranted) return 'revoked'
  return before.paidAt === null ? 'granted' : 'restored'
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
 * Returns the order of a payment: the one that knows it, else an unpaid one or a single purchase with its reference.
 * `null` for a new charge of a renewal.
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
