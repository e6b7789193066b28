import type { PaymentStatus } from './billing.ts'
import { type PlanId, plans } from './plans.ts'

const dayMs = 86_400_000

/** A purchase and the days it grants while `approved`. `paidAt` is null before payment and kept after a refund. */
export interface PaidPurchase {
  readonly id: string
  readonly plan: PlanId
  readonly status: PaymentStatus
  readonly paidAt: Date | null
  readonly days: number
  /** Total charged, in centavos. */
  readonly amountCents: number
  /** Discount in percent, already deducted from `amountCents`. */
  readonly discount: number
}

type CountedPurchase = PaidPurchase & { readonly paidAt: Date }

export interface PaidPeriod {
  readonly plan: PlanId
  readonly from: Date
  /** End of the period, exclusive. */
  readonly to: Date
  /** Ids of the purchases that paid for these days. */
  readonly purchaseIds: readonly string[]
}

/** The remaining days of one purchase as an interval. */
interface Interval {
  readonly plan: PlanId
  readonly from: number
  readonly to: number
  readonly purchaseId: string
  /** Price paid per day, in centavos. */
  readonly centsPerDay: number
}

const rank: Readonly<Record<PlanId, number>> = { basic: 0, monthly: 1, annual: 2 }

/** Returns whether `plan` ranks above `other`, so that buying it converts the remaining days of `other`. */
export function isHigher(plan: PlanId, other: PlanId): boolean {
  return rank[plan] > rank[other]
}

export function wasPaid<P extends PaidPurchase>(purchase: P): purchase is P & { readonly paidAt: Date } {
  return purchase.paidAt !== null
}

/**
 * Compares purchases by payment time, or by id if they were paid at the same instant, so that the order is
 * deterministic.
 */
export function byPaidAt(one: CountedPurchase, other: CountedPurchase): number {
  return one.paidAt.getTime() - other.paidAt.getTime() || (one.id < other.id ? -1 : 1)
}

/**
 * Returns the paid periods in order of time. They are computed from all approved purchases each time, so that a
 * refunded or charged-back purchase has no effect.
 */
export function paidPeriods(purchases: readonly PaidPurchase[]): readonly PaidPeriod[] {
  return purchases
    .filter(wasPaid)
    .filter(({ status }) => status === 'approved')
    .sort(byPaidAt)
    .reduce(withPurchase, [])
    .reduce(mergeInterval, [])
}

/**
 * Appends a purchase. The same plan extends the end; a lower plan starts after the higher one. A higher plan starts at
 * once and converts the remaining days of lower plans by value, at its undiscounted price: converting day for day would
 * sell days of an expensive plan at a cheap plan's price.
 */
function withPurchase(intervals: readonly Interval[], purchase: CountedPurchase): readonly Interval[] {
  const { id: purchaseId, plan, days, amountCents, discount } = purchase
  const at = purchase.paidAt.getTime()
  const past = intervals.filter(({ from }) => from < at).map((one) => ({ ...one, to: Math.min(one.to, at) }))
  const remaining = intervals
    .filter(({ to }) => to > at)
    .map((one) => ({ ...one, from: Math.max(one.from, at) }))
  const fullCentsPerDay = (amountCents * 100) / (100 - discount) / days
  const ahead = remaining.filter((one) => !isHigher(plan, one.plan))
  const upgradedIntervals = remaining
    .filter((one) => isHigher(plan, one.plan))
    .map((one) => upgraded(plan, one, fullCentsPerDay))
  const bought = { plan, from: at, to: at + days * dayMs, purchaseId, centsPerDay: amountCents / days }
  return [...past, ...placeConsecutively(at, [...ahead, bought, ...upgradedIntervals])].filter(
    ({ from, to }) => from < to,
  )
}

/** Converts days of one plan to days of a higher one by today's prices, not rounded. */
export function convertedDays(days: number, from: PlanId, to: PlanId): number {
  const centsPerDay = (plan: PlanId) => plans[plan].priceCents / plans[plan].days
  return (days * centsPerDay(from)) / centsPerDay(to)
}

/**
 * Converts an interval to a higher plan by value. Rounds down to a millisecond, so that no sequence of purchases gains
 * time.
 */
function upgraded(plan: PlanId, interval: Interval, centsPerDay: number): Interval {
  const ms = Math.floor((interval.to - interval.from) * (interval.centsPerDay / centsPerDay))
  return { ...interval, plan, centsPerDay, to: interval.from + ms }
}

function placeConsecutively(start: number, intervals: readonly Interval[]): readonly Interval[] {
  let from = start
  return intervals.map((interval) => {
    const moved = { ...interval, from, to: from + interval.to - interval.from }
    from = moved.to
    return moved
  })
}

function mergeInterval(periods: readonly PaidPeriod[], interval: Interval): readonly PaidPeriod[] {
  const { plan, from, to, purchaseId } = interval
  const last = periods.at(-1)
  if (last?.plan !== plan || last.to.getTime() !== from) {
    return [...periods, { plan, from: new Date(from), to: new Date(to), purchaseIds: [purchaseId] }]
  }
  const purchaseIds = [...new Set([...last.purchaseIds, purchaseId])]
  return [...periods.slice(0, -1), { ...last, to: new Date(to), purchaseIds }]
}
