import { orderKinds, type Payment, paymentStatuses, type PaymentStatus } from '#contract/billing/billing.ts'
import { exitOffer, type PlanId, plans } from '#contract/billing/plans.ts'
import { addDays } from '#nutrition/calendar/days.ts'
import type { ProviderPayment } from '../../adapters/payments/payment-provider.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { civilDay, instantOf } from '../../platform/database/civil-day.ts'
import type { PlacedRenewal } from '../renewals/rules.ts'

/** Time zone in which the statutory withdrawal period is counted. */
export const homeTimezone = 'America/Sao_Paulo'

const withdrawalDays = 7

/**
 * Returns the first instant at which withdrawal is too late. Seven days by CDC art. 49, counted by Código Civil art.
 * 132: excluding the day of payment, to the end of the seventh day in São Paulo time.
 */
export function withdrawalEndsAt(paidAt: Date): Date {
  const tooLate = addDays(civilDay(paidAt, homeTimezone), withdrawalDays + 1)
  return instantOf(new Date(`${tooLate}T00:00:00Z`), homeTimezone)
}

/** Returns the end of the withdrawal period, or `null` without one. Partial payments have one too. */
export function withdrawableUntil(
  order: Pick<PlacedOrder, 'status' | 'paidAt' | 'reports' | 'surplus' | 'withdrawnAt'>,
): Date | null {
  if (order.withdrawnAt !== null) return null
  const since =
    order.status === 'approved' ? order.paidAt : (counted(order).findLast(isHeld)?.approvedAt ?? null)
  return since && withdrawalEndsAt(since)
}

/** Discount in percent. */
export type Discount = 0 | typeof exitOffer.percent

/** Returns the discount of a purchase. It is granted once per account. */
export function discountFor(
  { plan, discount: asked }: Pick<Asked, 'plan' | 'discount'>,
  known: readonly PlacedOrder[],
  now: Date,
): Discount {
  const isUsed = known.some((order) => order.discount > 0 && holdsDiscount(order, now))
  return plan === exitOffer.plan && asked === exitOffer.percent && !isUsed ? exitOffer.percent : 0
}

/** Returns whether the order has paid with the discount, or reserves it by an open link or pending payment. */
function holdsDiscount(order: PlacedOrder, now: Date): boolean {
  const isUnderWay = order.status === 'pending' && order.reports.length > 0
  return order.paidAt !== null || isUnderWay || isPayable(order, now)
}

export function priceCents(plan: PlanId, discount: Discount): number {
  return Math.round((plans[plan].priceCents * (100 - discount)) / 100)
}

export type OrderKind = (typeof orderKinds)[number]

type NotStored = 'reason' | 'merchantOrderId' | 'metadata' | 'isLive' | 'createdAt'
/** Provider's report on one payment, reduced to the fields that an order stores. */
export type PaymentReport = Omit<ProviderPayment, NotStored>

export interface Order extends Pick<PaymentReport, 'status' | 'method' | 'installments' | 'amountCents'> {
  readonly kind: OrderKind
  /** External reference of its payments at the provider: that of the order itself, or of its renewal. */
  readonly reference: string
  /** Payment that determines the status. An order can have several: a card after a PIX, or two cards that share it. */
  readonly providerPaymentId: string | null
  readonly paidAt: Date | null
  readonly refundedAt: Date | null
  /** Latest report on each attempted payment. */
  readonly reports: readonly PaymentReport[]
  /** Surplus payments: marked for refund, and never counted again. */
  readonly surplus: readonly string[]
}

/** Effect of a report on the granted days. */
export type ReportEffect = 'granted' | 'revoked' | 'restored' | 'unchanged' | 'mismatch'

/**
 * Merges a provider report into an order. Reports may arrive late, repeated and in any order: the state is derived from
 * the latest report on each payment, and the same object is returned if nothing changed. `collectorId` is `null` if no
 * seller account is configured.
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

/** Accepts a smaller amount for a purchase, because cards can share it, but not for a renewal charge. */
function isAmountFor({ amountCents }: PaymentReport, order: Order): boolean {
  return order.kind === 'renewal' ? amountCents >= order.amountCents : amountCents > 0
}

const paidStatuses: readonly PaymentStatus[] = ['approved', 'refunded', 'charged_back']

function hasBeenPaid({ status }: PaymentReport): boolean {
  return paidStatuses.includes(status)
}

/** Returns whether a report supersedes the known one. A paid payment never becomes pending again. */
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

/** Returns the first payments that cover the amount, or the last of them if enough alone; else none. */
function partsCovering(reports: readonly PaymentReport[], amountCents: number): readonly PaymentReport[] {
  const end = reports.findIndex((_, index) => sumCents(reports.slice(0, index + 1)) >= amountCents)
  return reports.slice(reports[end] && reports[end].amountCents >= amountCents ? end : 0, end + 1)
}

/** Returns the payments that cover the order. */
export function partsOf(order: Order): readonly PaymentReport[] {
  return partsCovering(counted(order).filter(isHeld), order.amountCents)
}

/** Marks held payments beyond those that cover the order for refund. The mark is permanent. */
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

/** Returns the sum of the seller's partial refunds. */
export function partialRefundCents(order: Order): number {
  return order.reports.filter(isHeld).reduce((sum, { refundedCents }) => sum + refundedCents, 0)
}

/** Returns whether the order grants access. A withdrawn order does not, even before its refund. */
export function counts({ status, withdrawnAt }: Pick<PlacedOrder, 'status' | 'withdrawnAt'>): boolean {
  return status === 'approved' && withdrawnAt === null
}

/**
 * Derives status, method and dates from the reports. An order is paid from the moment in which the held payments cover
 * the amount. A partly covered order is pending; without held payments the status follows the refund or the last
 * attempt.
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

/** Returns the status of an uncovered order. A dispute can still be won; a refund is final. */
function statusBy(basis: PaymentReport, paid: readonly PaymentReport[], wasCovered: boolean): PaymentStatus {
  if (!isHeld(basis)) return basis.status
  return wasCovered && paid.some(({ status }) => status === 'charged_back') ? 'charged_back' : 'pending'
}

/** Returns method and instalments, or neutral values if the payments differ. */
function sharedMethod(parts: readonly PaymentReport[]): Pick<Order, 'method' | 'installments'> {
  const [{ method, installments }] = [parts[0]!]
  const isShared = parts.every((one) => one.method === method && one.installments === installments)
  return isShared ? { method, installments } : { method: null, installments: 1 }
}

function lastRefund(paid: readonly PaymentReport[]): Date {
  const refunds = paid.filter(({ status }) => status === 'refunded')
  return new Date(Math.max(...refunds.map(({ updatedAt }) => updatedAt.getTime())))
}

function effectOf(before: Order, after: Order): ReportEffect {
  const [wasGranted, isGranted] = [before.status === 'approved', after.status === 'approved']
  if (wasGranted === isGranted) return 'unchanged'
  if (wasGranted) return 'revoked'
  return before.paidAt === null ? 'granted' : 'restored'
}

/** Requested purchase. */
export interface Wanted {
  readonly plan: PlanId
  readonly kind: OrderKind
  readonly discount: Discount
  /** Whether it was made in demonstration mode, where no money is moved. */
  readonly isDemonstration: boolean
}

/** Requested purchase before the discount is checked. */
export type Asked = Omit<Wanted, 'discount'> &
  Pick<PlacedOrder, 'cancelsRenewal'> & { readonly discount: number }

export interface PlacedOrder extends Order, Wanted {
  readonly accountId: AccountId
  readonly id: string
  readonly renewalId: string | null
  /** Whether the buyer wants the renewal canceled once this order is paid. */
  readonly cancelsRenewal: boolean
  readonly checkoutAddress: string | null
  readonly checkoutUntil: Date | null
  readonly createdAt: Date
  /** Time of the withdrawal. */
  readonly withdrawnAt: Date | null
}

/** Lifetime of a payment link. */
export const linkMs = 24 * 3_600_000
/** Time for which an expired order is still polled: a card can be under review for two working days. */
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

/** Returns the open order to reuse for a second tab or attempt. */
export function openOrderFor(wanted: Asked, orders: readonly PlacedOrder[], now: Date): PlacedOrder | null {
  const isSame = (order: PlacedOrder) =>
    order.plan === wanted.plan &&
    order.kind === wanted.kind &&
    order.discount === wanted.discount &&
    order.isDemonstration === wanted.isDemonstration
  return orders.find((order) => isSame(order) && isPayable(order, now)) ?? null
}

/** Returns whether it accepts payments. A declined card or expired PIX leaves a link open, but not a renewal. */
export function isPayable(order: PlacedOrder, now: Date): boolean {
  const { kind, status, paidAt, withdrawnAt, checkoutUntil } = order
  const isOpen = status === 'pending' || (kind === 'one_off' && paidAt === null)
  return isOpen && withdrawnAt === null && checkoutUntil !== null && now < checkoutUntil
}

/** Returns whether to list the order. One without a payment attempt is hidden once its link is gone. */
export function isShown({ status, checkoutAddress, reports }: PlacedOrder): boolean {
  return reports.length > 0 || (checkoutAddress !== null && status === 'pending')
}

/** Returns the order of a payment, or `null` for a further charge of a renewal. */
export function orderOf(payment: PaymentReport, orders: readonly PlacedOrder[]): PlacedOrder | null {
  const named = orders.filter(({ reference }) => reference === payment.reference)
  const known = named.find(({ reports }) => reports.some(({ paymentId }) => paymentId === payment.paymentId))
  // Each attempt of a charge is a separate payment until one is approved.
  return known ?? named.find(({ kind, paidAt }) => kind === 'one_off' || paidAt === null) ?? null
}

/** Returns whether the order can no longer be paid, so that polling stops. */
export function isAbandoned(order: PlacedOrder, now: Date): boolean {
  if (order.status !== 'pending') return false
  return now.getTime() > linkEndsMsOf(order) + (order.reports.length > 0 ? patienceMs : 0)
}

/** Returns whether an unreported payment is possible, also after a declined card and soon after expiry. */
export function mayBePaid(order: PlacedOrder, now: Date): boolean {
  const isOpen = order.paidAt === null || order.status === 'pending'
  return isOpen && now.getTime() <= linkEndsMsOf(order) + patienceMs
}

function linkEndsMsOf({ checkoutUntil, createdAt }: PlacedOrder): number {
  return checkoutUntil?.getTime() ?? createdAt.getTime() + linkMs
}

/** Creates the order of a further renewal charge, which has no payment link. */
export function newCharge(
  { accountId, id: renewalId, plan, amountCents, isDemonstration }: PlacedRenewal,
  id: string,
  now: Date,
): PlacedOrder {
  const wanted = { plan, kind: 'renewal', discount: 0, isDemonstration } as const
  const charge = newOrder({ ...wanted, accountId, id, renewalId }, now)
  return { ...charge, amountCents, checkoutUntil: null }
}

/** Returns the ids of all held payments. An order can be paid in parts, or twice, at two links or in two tabs. */
export function heldPayments({ reports }: Order): readonly string[] {
  return reports.filter(isHeld).map(({ paymentId }) => paymentId)
}

/** Returns the ids of payments with an outstanding refund. */
export function owedPayments(order: PlacedOrder): readonly string[] {
  const held = heldPayments(order)
  return order.withdrawnAt === null ? held.filter((id) => order.surplus.includes(id)) : held
}

/** Clamps a timestamp to now, because the provider's clock may run ahead of ours. */
export function notAhead(moment: Date | null, now: Date): Date | null {
  return moment !== null && moment > now ? now : moment
}

/** Describes an order for the contract. `stands`: it counts in the current mode (demonstration or real sales). */
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
