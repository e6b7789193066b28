import { allows } from '#contract/entitlements.ts'
import { defaultScanQuota, type PlanId, recipeLimits, trial, unlimited } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscription.ts'

const dayMs = 86_400_000

/** What the database holds of a subscription. */
export interface SubscriptionState {
  readonly plan: PlanId
  readonly status: Subscription['status']
  readonly trialEnd: Date | null
  /** `null` falls back to the plan's default. */
  readonly scansQuota: number | null
  readonly scansUsed: number
  readonly paymentMethod: string
}

/** How an account without a row reads: a trial that begins now. */
export function missingSubscription(now: Date): SubscriptionState {
  return {
    plan: 'basic',
    status: 'trial',
    trialEnd: new Date(now.getTime() + trial.days * dayMs),
    scansQuota: defaultScanQuota.other,
    scansUsed: 0,
    paymentMethod: 'mp',
  }
}

/** The trial that starts when an e-mail is confirmed; it ends to the second. */
export function startingTrial(confirmedAt: Date): SubscriptionState {
  return { ...missingSubscription(confirmedAt), scansQuota: trial.scans }
}

export function scanQuotaOf(state: Pick<SubscriptionState, 'plan' | 'scansQuota'>): number {
  return state.scansQuota ?? defaultScanQuota[state.plan]
}

/** How many recipes of the book are open, with no subscription at all too; -1 is all of them. */
export function recipeLimitOf(state: SubscriptionState | null): number {
  if (!state) return recipeLimits.other
  const limit = recipeLimits[state.plan]
  return limit === unlimited && !allows(state, 'unlimited_recipes') ? recipeLimits.other : limit
}

function isTrialExpired(state: SubscriptionState, now: Date): boolean {
  if (state.status === 'expired') return true
  return state.status === 'trial' && (state.trialEnd === null || now > state.trialEnd)
}

/** Whether the app is open to this account right now. */
export function hasAccess(state: SubscriptionState, now: Date): boolean {
  return !isTrialExpired(state, now)
}

export function describeSubscription(state: SubscriptionState, userId: string, now: Date): Subscription {
  const quota = scanQuotaOf(state)
  const daysLeft =
    state.status === 'trial' && state.trialEnd
      ? Math.max(0, Math.ceil((state.trialEnd.getTime() - now.getTime()) / dayMs))
      : 0
  return {
    user_id: userId,
    plan: state.plan,
    status: state.status,
    trial_end: state.trialEnd?.toISOString() ?? null,
    scans_quota_mo: quota,
    scans_used_mo: state.scansUsed,
    payment_method: state.paymentMethod,
    is_trial_expired: isTrialExpired(state, now),
    days_left_trial: daysLeft,
    days_left: daysLeft,
    quota_percentage: quota === unlimited || quota === 0 ? 0 : Math.round((state.scansUsed / quota) * 100),
  }
}
