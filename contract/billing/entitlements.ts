import type { PlanId } from './plans.ts'
import type { Subscription } from './subscription.ts'

/** Features limited to these paid plans. A trial includes none of them, but everything else, within its limits. */
export const entitlements = {
  /** All recipes of the library. */
  unlimited_recipes: ['annual'],
  /** Comparison reports, and reports as PDF. */
  advanced_reports: ['monthly', 'annual'],
  /** Monthly report PDF, mailed automatically. */
  mailed_documents: ['annual'],
  /** Recipe guide as a PDF. */
  recipe_guide: ['annual'],
} as const satisfies Record<string, readonly PlanId[]>

export type Entitlement = keyof typeof entitlements

/** States with a running paid period, whether it renews or is canceled, and the grace period of a failed renewal. */
const paidStatuses: readonly Subscription['status'][] = ['active', 'canceled', 'past_due']

type Standing = Pick<Subscription, 'plan' | 'status'>

/** Returns whether a paid period, or the grace period after it, is running. */
export function isPaying({ status }: Pick<Subscription, 'status'>): boolean {
  return paidStatuses.includes(status)
}

/** Returns whether the subscription now includes the feature; never in a trial. */
export function allows({ plan, status }: Standing, entitlement: Entitlement): boolean {
  const opening: readonly PlanId[] = entitlements[entitlement]
  return isPaying({ status }) && opening.includes(plan)
}

/** Returns whether access requires a purchase: neither the trial nor a paid or grace period is running. */
export function needsUpgrade({
  status,
  is_trial_expired,
}: Pick<Subscription, 'status' | 'is_trial_expired'>): boolean {
  return is_trial_expired || status === 'expired'
}
