import type { PlanId } from './plans.ts'
import type { Subscription } from './subscription.ts'

/** Features limited to some plans. A trial includes everything else, within trial limits. */
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

/** States with a running paid period, renewed or not, including the retries of a failed renewal. */
const paidStatuses: readonly Subscription['status'][] = ['active', 'canceled', 'past_due']

type Standing = Pick<Subscription, 'plan' | 'status'>

/** Whether a paid period is running. */
export function isPaying({ status }: Pick<Subscription, 'status'>): boolean {
  return paidStatuses.includes(status)
}

/** Whether a subscription currently includes an entitlement. */
export function allows({ plan, status }: Standing, entitlement: Entitlement): boolean {
  const opening: readonly PlanId[] = entitlements[entitlement]
  return isPaying({ status }) && opening.includes(plan)
}

/** Whether access requires a purchase: the trial and all paid periods are over. */
export function needsUpgrade({
  status,
  is_trial_expired,
}: Pick<Subscription, 'status' | 'is_trial_expired'>): boolean {
  return is_trial_expired || status === 'expired'
}
