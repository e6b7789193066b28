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
 * First instant that is too late. Seven days by CDC art. 49, counted by Código Civil art. 132: excluding the day of
 * payment, to the end of the seventh day.
 */
export function withdrawalEndsAt(paidAt: Date): Date {
  const tooLate = addDays(civilDay(paidAt, homeTimezone), withdrawalDays + 1)
  return instantOf(new Date(`${tooLate}T00:00:00Z`), homeTimezone)
}

/** Returns the end of the withdrawal period; it also applies to an incomplete payment. */
export function withdrawableUntil(
  order: Pick<PlacedOrder, 'status' | 'paidAt' | 'words' | 'surplus' | 'withdrawnAt'>,
): Date | null {
  if (order.withdrawnAt !== null) return null
  const since =
    order.status === 'approved' ? order.paidAt : (counted(order).findLast(isHeld)?.approvedAt ?? null)
  return since && withdrawalEndsAt(since)
}

/** In percent. */
export type Discount = 0 | typeof exitOffer.percent

/** Grants the discount once per account. */
export function discountFor(plan: PlanId, asked: number, known: readonly PlacedOrder[], now: Date): Discount {
  const isUsed = known.some((order) => order.discount > 0 && holdsDiscount(order, now))
  return plan === exitOffer.plan && asked === exitOffer.percent && !isUsed ? exitOffer.percent : 0
}

/** Returns true if the discount is used by a payment or reserved by an open link or pending payment. */
function holdsDiscount(order: PlacedOrder, now: Date): boolean {
  const isUnderWay = order.status === 'pending' && order.words.length > 0
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
  /** External reference of its payments: the order itself, or its renewal. */
  readonly reference: string
  /** Payment that determines the status; an order can have several: a card after a PIX, two cards that share it. */
  readonly providerPaymentId: string | null
  readonly paidAt: Date | null
  readonly refundedAt: Date | null
  /** Latest report on each attempted payment. */
  readonly words: readonly PaymentReport[]
  /** Surplus payments, marked for refund; they never count again. */
  readonly surplus: readonly string[]
}

/** Effect of a report on the granted days. */
export type ReportEffect = 'granted' | 'revoked' | 'restored' | 'unchanged' | 'mismatch'

/**
 * Reports may arrive late, repeated and in any order: the state is derived from the latest report on each payment,
 * and the same object is returned if nothing changed. `collectorId` is `null` if no seller account is configured.
 */
export function mergePaymentReport<Kind extends Order>(
  order: Kind,
  report: PaymentReport,
  collectorId: string | null,
): { order: Kind; effect: ReportEffect } {
  if (!isForOrder(report, order, collectorId)) return { order, effect: 'mismatch' }
  const known = order.words.find(({ paymentId }) => paymentId === report.paymentId)
  if (known && !isLaterReport(report, known)) return { order, effect: 'unchanged' }
  const words = [...order.words.filter((one) => one !== known), report].sort(byMoment)
  const merged = { ...order, ...settledBy(counted({ ...order, words }), order.amountCents), words }
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

/** Cards can share a purchase, but not a renewal charge: a smaller amount would be part of another charge. */
function isAmountFor({ amountCents }: PaymentReport, order: Order): boolean {
  return order.kind === 'renewal' ? amountCents >= order.amountCents : amountCents > 0
}

const paidStatuses: readonly PaymentStatus[] = ['approved', 'refunded', 'charged_back']

function hasBeenPaid({ status }: PaymentReport): boolean {
  return paidStatuses.includes(status)
}

/** A paid payment never becomes pending again, whatever the date of the report. */
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

/** Returns the reports that count towards the order. */
function counted({ words, surplus }: Pick<Order, 'words' | 'surplus'>): readonly PaymentReport[] {
  return words.filter(({ paymentId }) => !surplus.includes(paymentId))
}

function isHeld({ status }: PaymentReport): boolean {
  return status === 'approved'
}

export function sumCents(words: readonly PaymentReport[]): number {
  return words.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/** Returns the first payments that together cover the amount, or a single one that does; empty if not covered. */
function partsCovering(words: readonly PaymentReport[], amountCents: number): readonly PaymentReport[] {
  const end = words.findIndex((_, index) => sumCents(words.slice(0, index + 1)) >= amountCents)
  return words.slice(words[end] && words[end].amountCents >= amountCents ? end : 0, end + 1)
}

/** Payments that cover the order. */
export function partsOf(order: Order): readonly PaymentReport[] {
  return partsCovering(counted(order).filter(isHeld), order.amountCents)
}

/** Marks payments beyond those that cover the order for refund, whatever happens to the covering ones. */
export function withSurplus<Kind extends Order>(order: Kind): Kind {
  if (order.status !== 'approved') return order
  const parts = partsOf(order)
  const beside = counted(order).filter((report) => isHeld(report) && !parts.includes(report))
  if (beside.length === 0) return order
  return { ...order, surplus: [...order.surplus, ...beside.map(({ paymentId }) => paymentId)] }
}

/** Reports on surplus payments. */
export function surplusOf({ words, surplus }: Order): readonly PaymentReport[] {
  return words.filter(({ paymentId }) => surplus.includes(paymentId))
}

/** Reports on payments that cover the order or were meant to. */
export function refundedOf(order: Order): readonly PaymentReport[] {
  return counted(order).filter(({ status }) => status === 'refunded')
}

/** Sum of partial refunds by the seller. */
export function kindnessCents(order: Order): number {
  return order.words.filter(isHeld).reduce((sum, { refundedCents }) => sum + refundedCents, 0)
}

/** Returns true if it opens the app: a withdrawn order does not, even before its refund. */
export function counts({ status, withdrawnAt }: Pick<PlacedOrder, 'status' | 'withdrawnAt'>): boolean {
  return status === 'approved' && withdrawnAt === null
}

/**
 * Paid from the moment in which the held payments cover the amount. Partly covered orders are pending; without held
 * payments the status follows the refund or the last attempt.
 */
function settledBy(words: readonly PaymentReport[], amountCents: number) {
  const paid = words.filter(hasBeenPaid)
  const parts = partsCovering(words.filter(isHeld), amountCents)
  const everCovering = partsCovering(paid, amountCents)
  const teller = parts.at(-1) ?? tellerOf(words, everCovering.length > 0)
  const status = parts.length > 0 ? 'approved' : statusBy(teller, paid, everCovering.length > 0)
  const told = parts.length > 0 ? parts : everCovering
  const covering = told.at(-1) ?? null
  return {
    status,
    ...wayOf(told.length > 0 ? told : [teller]),
    providerPaymentId: teller.paymentId,
    paidAt: covering && momentOf(covering),
    refundedAt: status === 'refunded' ? lastRefund(paid) : null,
  }
}

function tellerOf(words: readonly PaymentReport[], wasCovered: boolean): PaymentReport {
  const held = words.findLast(isHeld)
  const paid = words.findLast(hasBeenPaid)
  const waiting = words.findLast(({ status }) => status === 'pending')
  return held ?? (wasCovered ? paid : waiting) ?? paid ?? words.at(-1)!
}

/** A dispute about one part can be won; a refund by the seller is final. */
function statusBy(teller: PaymentReport, paid: readonly PaymentReport[], wasCovered: boolean): PaymentStatus {
  if (!isHeld(teller)) return teller.status
  return wasCovered && paid.some(({ status }) => status === 'charged_back') ? 'charged_back' : 'pending'
}

/** Omits method and instalments that the payments do not share. */
function wayOf(parts: readonly PaymentReport[]): Pick<Order, 'method' | 'installments'> {
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
  /** Demonstration mode: no money is moved. */
  readonly isDemonstration: boolean
}

/** Requested purchase before the discount is checked. */
export type Asked = Omit<Wanted, 'discount'> &
  Pick<PlacedOrder, 'cancelsRenewal'> & { readonly discount: number }

export interface PlacedOrder extends Order, Wanted {
  readonly accountId: AccountId
  readonly id: string
  readonly renewalId: string | null
  /** The buyer wants the renewal canceled once this is paid. */
  readonly cancelsRenewal: boolean
  readonly checkoutAddress: string | null
  readonly checkoutUntil: Date | null
  readonly createdAt: Date
  /** Time of the withdrawal. */
  readonly withdrawnAt: Date | null
}

/** Lifetime of a payment link. */
export const linkMs = 24 * 3_600_000
/** How long an expired order is still polled: a card can be under review for two working days. */
export const patienceMs = 2 * 24 * 3_600_000

export function newOrder(
  wanted: Wanted,
  accountId: AccountId,
  id: string,
  renewalId: string | null,
  now: Date,
) {
  return {
    ...wanted,
    accountId,
    id,
    renewalId,
    cancelsRenewal: false,
    reference: renewalId ?? id,
    amountCents: priceCents(wanted.plan, wanted.discount),
    status: 'pending',
    method: null,
    installments: 1,
    providerPaymentId: null,
    checkoutAddress: null,
    checkoutUntil: new Date(now.getTime() + linkMs),
    words: [],
    surplus: [],
    createdAt: now,
    paidAt: null,
    withdrawnAt: null,
    refundedAt: null,
  } satisfies PlacedOrder
}

/** Finds the open order to reuse for a second tab or attempt. */
export function openOrderFor(wanted: Asked, orders: readonly PlacedOrder[], now: Date): PlacedOrder | null {
  const isSame = (order: PlacedOrder) =>
    order.plan === wanted.plan &&
    order.kind === wanted.kind &&
    order.discount === wanted.discount &&
    order.isDemonstration === wanted.isDemonstration
  return orders.find((order) => isSame(order) && isPayable(order, now)) ?? null
}

/**
 * Returns true if its link accepts payments: a declined card or an expired PIX leaves it open. A pending charge ends
 * with its renewal.
 */
export function isPayable(order: PlacedOrder, now: Date): boolean {
  const { kind, status, paidAt, withdrawnAt, checkoutUntil } = order
  const isOpen = status === 'pending' || (kind === 'one_off' && paidAt === null)
  return isOpen && withdrawnAt === null && checkoutUntil !== null && now < checkoutUntil
}

/** Hides orders without a payment attempt once their link is gone. */
export function isShown({ status, checkoutAddress, words }: PlacedOrder): boolean {
  return words.length > 0 || (checkoutAddress !== null && status === 'pending')
}

/** Finds the order of a payment; `null` means a further charge of a renewal. */
export function orderOf(payment: PaymentReport, orders: readonly PlacedOrder[]): PlacedOrder | null {
  const named = orders.filter(({ reference }) => reference === payment.reference)
  const known = named.find(({ words }) => words.some(({ paymentId }) => paymentId === payment.paymentId))
  // Each attempt of a charge is a separate payment until one is approved.
  return known ?? named.find(({ kind, paidAt }) => kind === 'one_off' || paidAt === null) ?? null
}

/** Returns true if the order can no longer be paid, so polling stops. */
export function isGivenUp(order: PlacedOrder, now: Date): boolean {
  if (order.status !== 'pending') return false
  return now.getTime() > linkEndsMsOf(order) + (order.words.length > 0 ? patienceMs : 0)
}

/** Returns true if an unreported payment is possible: after a declined card too, and just after a link expired. */
export function mayBePaid(order: PlacedOrder, now: Date): boolean {
  const isOpen = order.paidAt === null || order.status === 'pending'
  return isOpen && now.getTime() <= linkEndsMsOf(order) + patienceMs
}

function linkEndsMsOf({ checkoutUntil, createdAt }: PlacedOrder): number {
  return checkoutUntil?.getTime() ?? createdAt.getTime() + linkMs
}

/** Creates the order of a further renewal charge; it has no payment link. */
export function newCharge(
  { accountId, id: renewalId, plan, amountCents, isDemonstration }: PlacedRenewal,
  id: string,
  now: Date,
): PlacedOrder {
  const wanted = { plan, kind: 'renewal', discount: 0, isDemonstration } as const
  return { ...newOrder(wanted, accountId, id, renewalId, now), amountCents, checkoutUntil: null }
}

/** All held payments: an order can be paid in parts, and twice, at two links or in two tabs. */
export function paymentsToGiveBack({ words }: Order): readonly string[] {
  return words.filter(isHeld).map(({ paymentId }) => paymentId)
}

/** Outstanding refunds. */
export function paymentsOwed(order: PlacedOrder): readonly string[] {
  const held = paymentsToGiveBack(order)
  return order.withdrawnAt === null ? held.filter((id) => order.surplus.includes(id)) : held
}

/** Clamps a timestamp to now, because the provider's clock may run ahead of ours. */
export function notAhead(moment: Date | null, now: Date): Date | null {
  return moment !== null && moment > now ? now : moment
}

/** `stands`: it counts in this mode; a demonstration beside real sales does not. */
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
