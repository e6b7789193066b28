import type { PlanId } from './plans.ts'
import type { Subscription } from './subscription.ts'

/** Features limited to some plans. A trial opens the rest of the app, within trial limits. */
export const entitlements = {
  /** The recipe book without a limit. */
  unlimited_recipes: ['annual'],
  /** Reports side by side, and as PDF. */
  advanced_reports: ['monthly', 'annual'],
  /** The month's PDF, mailed automatically. */
  mailed_documents: ['annual'],
  /** The best of the book as a PDF to print or keep. */
  recipe_guide: ['annual'],
} as const satisfies Record<string, readonly PlanId[]>

export type Entitlement = keyof typeof entitlements

/** States of a paid period that runs, renewed or not, including the retries of a failed renewal. */
const paidStatuses: readonly Subscription['status'][] = ['active', 'canceled', 'past_due']

type Standing = Pick<Subscription, 'plan' | 'status'>

/** Whether money opens the app right now. */
export function isPaying({ status }: Pick<Subscription, 'status'>): boolean {
  return paidStatuses.includes(status)
}

/** Whether this subscription opens something right now. */
export function allows({ plan, status }: Standing, entitlement: Entitlement): boolean {
  const opening: readonly PlanId[] = entitlements[entitlement]
  return isPaying({ status }) && opening.includes(plan)
}

/** Whether only a purchase leads on: the trial is over, and so is all that was paid for. */
export function needsUpgrade({
  status,
  is_trial_expired,
}: Pick<Subscription, 'status' | 'is_trial_expired'>): boolean {
  return is_trial_expired || status === 'expired'
}
