import { allows } from '#contract/billing/entitlements.ts'
import {
  byPaidAt,
  type PaidPeriod,
  paidPeriods,
  type PaidPurchase,
  wasPaid,
} from '#contract/billing/paid-periods.ts'
import {
  defaultScanQuota,
  graceDays,
  type PlanId,
  plans,
  recipeLimits,
  trial,
  unlimited,
} from '#contract/billing/plans.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { addMonths, instantOf, wallClockAt } from '../../platform/database/civil-day.ts'

const dayMs = 86_400_000

export interface SubscriptionRow extends SubscriptionFacts {
  /** Scan quota of the trial; `null` means the default of the plan (`defaultScanQuota`). */
  readonly scansQuota: number | null
  readonly scansUsed: number
  /** Start of the quota month to which `scansUsed` belongs; `null` means that the scans belong to the trial. */
  readonly quotaStart: Date | null
  /** Times of the scans of the last `recentMs`, in epoch milliseconds. */
  readonly recentScans: readonly number[]
  readonly paymentMethod: string
}

/** Returns the values for an account without a row: a trial that begins now, with `defaultScanQuota.other` scans. */
export function missingSubscription(now: Date): SubscriptionRow {
  return {
    trialEnd: new Date(now.getTime() + trial.days * dayMs),
    purchases: [],
    renewal: null,
    scansQuota: defaultScanQuota.other,
    scansUsed: 0,
    quotaStart: null,
    recentScans: [],
    paymentMethod: 'mp',
  }
}

/** Returns the row of a trial that begins when the e-mail is confirmed and ends `trial.days` times 24 hours later. */
export function startingTrial(confirmedAt: Date): SubscriptionRow {
  return { ...missingSubscription(confirmedAt), scansQuota: trial.scans }
}

/**
 * Returns the number of recipes that the plan opens; -1 means all. An account without a subscription has
 * `recipeLimits.other`, and so has an unlimited plan whose paid period is over.
 */
export function recipeLimitOf(standing: Pick<SubscriptionMoment, 'plan' | 'status'> | null): number {
  if (!standing) return recipeLimits.other
  const limit = recipeLimits[standing.plan]
  return limit === unlimited && !allows(standing, 'unlimited_recipes') ? recipeLimits.other : limit
}

/** Returns whether the trial, a paid period or the grace period of a renewal is running. */
export function hasAccess(facts: SubscriptionFacts, now: Date): boolean {
  return subscriptionAt(facts, now).status !== 'expired'
}

export interface ScanCount {
  /** Scans allowed; -1 means unlimited. */
  readonly quota: number
  readonly used: number
  readonly quotaStart: Date | null
}

/** Age at which a scan time is dropped: longer than any quota month or trial. */
const recentMs = 32 * dayMs

/** Returns the scan times with `now` added and those older than `recentMs` dropped. */
export function withScan(recentScans: readonly number[], now: Date): readonly number[] {
  return [...recentScans.filter((at) => at >= now.getTime() - recentMs), now.getTime()]
}

function scansSince({ recentScans }: SubscriptionRow, start: Date): number {
  return recentScans.filter((at) => at >= start.getTime()).length
}

const returnedStatuses: readonly Purchase['status'][] = ['refunded', 'charged_back']

/**
 * Returns the number of scans to carry into the first quota month: the scans made under a returned purchase of the same
 * plan whose quota month would still run, so that buying again starts no new quota. Scans in another paid period are
 * not carried.
 */
function carriedScans({ purchases, recentScans }: SubscriptionRow, plan: PlanId, start: Date): number {
  const returned = purchases
    .filter(wasPaid)
    .filter((one) => one.plan === plan && returnedStatuses.includes(one.status))
    .filter(({ paidAt }) => paidAt < start && start < quotaMonthAt(paidAt, paidAt).end)
  if (returned.length === 0) return 0
  const paid = paidPeriods(purchases)
  return recentScans.filter((at) => {
    const isPaid = paid.some(({ from, to }) => from.getTime() <= at && at < to.getTime())
    const isReturned = returned.some(
      ({ paidAt, returnedAt }) => paidAt.getTime() <= at && at <= (returnedAt ?? start).getTime(),
    )
    return at < start.getTime() && isReturned && !isPaid
  }).length
}

/** Returns the number of recent scans made up to the end of the trial, whatever plan paid for them. */
function scansInTrial({ recentScans, trialEnd }: SubscriptionRow): number {
  return trialEnd === null ? 0 : recentScans.filter((at) => at <= trialEnd.getTime()).length
}

/**
 * Returns the scan count at `now`. A new quota month begins at zero; if a refund moves the month, the scans made within
 * the new month are counted. For an account that falls back into its trial, all scans made until the trial's end are
 * counted.
 */
export function scansAt(
  row: SubscriptionRow,
  { plan, paidUntil, chainStart }: SubscriptionMoment,
  now: Date,
): ScanCount {
  if (!paidUntil || !chainStart) {
    return {
      quota: row.scansQuota ?? defaultScanQuota[plan],
      used: Math.max(row.scansUsed, scansInTrial(row)),
      quotaStart: row.quotaStart,
    }
  }
  const { start } = quotaMonthAt(chainStart, now)
  const isNewMonth = row.quotaStart === null || row.quotaStart < start
  const isFirstMonth = start.getTime() === chainStart.getTime()
  const made = scansSince(row, start) + (isFirstMonth ? carriedScans(row, plan, start) : 0)
  const used = Math.max(isNewMonth ? 0 : row.scansUsed, made)
  return { quota: plans[plan].scansPerMonth, used, quotaStart: start }
}

/** Returns the number of days until `to`, at least 0; a started day counts as a full one. */
function startedDays(from: Date, to: Date): number {
  return Math.max(0, Math.ceil((to.getTime() - from.getTime()) / dayMs))
}

export function describeSubscription(row: SubscriptionRow, userId: string, now: Date): Subscription {
  const moment = subscriptionAt(row, now)
  const { quota, used } = scansAt(row, moment, now)
  return {
    user_id: userId,
    plan: moment.plan,
    status: moment.status,
    trial_end: row.trialEnd?.toISOString() ?? null,
    scans_quota_mo: quota,
    scans_used_mo: used,
    payment_method: row.paymentMethod,
    is_trial_expired: moment.status === 'expired',
    days_left_trial: moment.status === 'trial' ? moment.daysLeft : 0,
    days_left: moment.daysLeft,
    ends_at: moment.periodEnd?.toISOString() ?? null,
    next_plan: moment.nextPlan,
    renews: row.renewal !== null && row.renewal.canceledAt === null,
    quota_percentage: quota === unlimited || quota === 0 ? 0 : Math.round((used / quota) * 100),
  }
}

/** Fields of an order that decide access. */
export interface Purchase extends PaidPurchase {
  /** Time of the withdrawal or refund; `null` if neither happened, or if its time is unknown. */
  readonly returnedAt: Date | null
}

export interface SubscriptionFacts {
  readonly trialEnd: Date | null
  readonly purchases: readonly Purchase[]
  /**
   * Current renewal, which may be canceled; `null` if none ever had a card, or if the renewal is paused or was replaced
   * by a purchase.
   */
  readonly renewal: { readonly canceledAt: Date | null } | null
}

/** State of a subscription at one instant. */
export interface SubscriptionMoment {
  readonly status: Subscription['status']
  readonly plan: PlanId
  /** End of the running or last plan, or else of the trial; possibly in the past. `null` without either. */
  readonly periodEnd: Date | null
  /** Paid plan that begins at `periodEnd`; `null` without one. */
  readonly nextPlan: PlanId | null
  /**
   * Days left of the consecutive paid periods, else of the trial or the grace period; a started day counts. 0 when
   * expired.
   */
  readonly daysLeft: number
  /** End of paid access without further payment, including the grace period; `null` in a trial or when expired. */
  readonly paidUntil: Date | null
  /** Start of the consecutive paid periods, from which quota months count; `null` without a paid period. */
  readonly chainStart: Date | null
}

export function subscriptionAt(facts: SubscriptionFacts, now: Date): SubscriptionMoment {
  const chain = chainAt(paidPeriods(facts.purchases), now)
  const running = chain.findIndex(({ to }) => now < to)
  // `running` is -1 without a running period, so that `at` takes the last one.
  const [first, period, last] = [chain[0], chain.at(running), chain.at(-1)]
  const isTrial = facts.trialEnd !== null && now <= facts.trialEnd
  if (!first || !period || !last || (running < 0 && isTrial)) return withoutPeriod(facts.trialEnd, now)
  const told = { plan: period.plan, periodEnd: period.to, nextPlan: null, chainStart: first.from }
  const paidUntil = isRenewing(facts) ? new Date(last.to.getTime() + graceDays * dayMs) : last.to
  if (running >= 0) {
    const status = isCanceled(facts) ? 'canceled' : 'active'
    const nextPlan = chain[running + 1]?.plan ?? null
    return { ...told, status, nextPlan, daysLeft: startedDays(now, last.to), paidUntil }
  }
  return now < paidUntil
    ? { ...told, status: 'past_due', daysLeft: startedDays(now, paidUntil), paidUntil }
    : { ...told, status: 'expired', daysLeft: 0, paidUntil: null }
}

function withoutPeriod(trialEnd: Date | null, now: Date): SubscriptionMoment {
  const told = {
    plan: 'basic',
    periodEnd: trialEnd,
    nextPlan: null,
    paidUntil: null,
    chainStart: null,
  } as const
  return trialEnd !== null && now <= trialEnd
    ? { ...told, status: 'trial', daysLeft: startedDays(now, trialEnd) }
    : { ...told, status: 'expired', daysLeft: 0 }
}

/** Returns the latest group of periods without gaps that has begun by `now`; empty if none has. */
function chainAt(periods: readonly PaidPeriod[], now: Date): readonly PaidPeriod[] {
  const isNew = ({ from }: PaidPeriod, index: number) => periods[index - 1]?.to.getTime() !== from.getTime()
  const start = periods.findLastIndex((period, index) => isNew(period, index) && period.from <= now)
  if (start < 0) return []
  const next = periods.findIndex((period, index) => index > start && isNew(period, index))
  return periods.slice(start, next < 0 ? undefined : next)
}

/**
 * Returns whether the renewal was canceled and nothing was bought since; a later purchase makes the status active
 * again.
 */
function isCanceled({ renewal, purchases }: SubscriptionFacts): boolean {
  const canceledAt = renewal?.canceledAt ?? null
  if (canceledAt === null) return false
  return !purchases.some(({ status, paidAt }) => status === 'approved' && paidAt && paidAt > canceledAt)
}

/**
 * Returns whether a renewal's payment is expected: the renewal is not canceled and the last purchase was not returned.
 * Only then does the grace period apply.
 */
function isRenewing({ renewal, purchases }: SubscriptionFacts): boolean {
  const lastPaid = purchases.filter(wasPaid).sort(byPaidAt).at(-1)
  return renewal !== null && renewal.canceledAt === null && lastPaid?.status === 'approved'
}

/** Time zone in which quota months are counted. */
const homeTimezone = 'America/Sao_Paulo'

/**
 * Returns the quota month that contains `now`; `end` is exclusive. Months begin at the São Paulo day and time of
 * `chainStart`, or on the last day of a shorter month.
 */
export function quotaMonthAt(chainStart: Date, now: Date): { start: Date; end: Date } {
  const [began, today] = [wallClockAt(chainStart, homeTimezone), wallClockAt(now, homeTimezone)]
  const startOf = (months: number) => instantOf(addMonths(began, months), homeTimezone)
  const years = today.getUTCFullYear() - began.getUTCFullYear()
  const months = years * 12 + today.getUTCMonth() - began.getUTCMonth()
  const start = startOf(months)
  return start <= now ? { start, end: startOf(months + 1) } : { start: startOf(months - 1), end: start }
}
