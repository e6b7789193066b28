import { orderKinds, paymentStatuses, type PaymentStatus } from '#contract/billing/billing.ts'
import type { ProviderPayment } from '../../adapters/payments/payment-provider.ts'

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
 * Returns whether the amount fits the order: any positive amount for a purchase, because cards can share it; at least
 * the agreed amount for a renewal's charge.
 */
function isAmountFor({ amountCents }: PaymentReport, order: Order): boolean {
  return order.kind === 'renewal' ? amountCents >= order.amountCents : amountCents > 0
}

const paidStatuses: readonly PaymentStatus[] = ['approved', 'refunded', 'charged_back']

function hasBeenPaid({ status }: PaymentReport): boolean {
  return paidStatuses.includes(status)
}

/**
 * Returns whether `report` supersedes `known`. A report of a paid status (approved, refunded, charged back) supersedes
 * an unpaid one. Otherwise the later `updatedAt` decides, and then the status that comes later in `paymentStatuses`.
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
export function counted({ reports, surplus }: Pick<Order, 'reports' | 'surplus'>): readonly PaymentReport[] {
  return reports.filter(({ paymentId }) => !surplus.includes(paymentId))
}

export function isHeld({ status }: PaymentReport): boolean {
  return status === 'approved'
}

export function sumCents(reports: readonly PaymentReport[]): number {
  return reports.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/**
 * Returns the first payments, in their order, whose sum reaches the amount; only the last of them if it covers the
 * amount alone. Empty if the sum never reaches the amount.
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
