import * as z from 'zod/mini'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { planIds } from './plans.ts'

export const subscriptionStatuses = ['trial', 'active', 'past_due', 'canceled', 'expired'] as const

export const subscription = z.object({
  user_id: z.string(),
  plan: z.enum(planIds),
  status: z.enum(subscriptionStatuses),
  trial_end: z.nullable(isoInstant),
  /** Scan quota of the month, or of the whole trial; -1 is unlimited. */
  scans_quota_mo: z.int(),
  scans_used_mo: z.int(),
  payment_method: z.string(),
  is_trial_expired: z.boolean(),
  days_left_trial: z.int(),
  /**
   * Days left of the paid periods, the trial or the grace period of a renewal; a started day counts, 0 when expired.
   */
  days_left: z.int(),
  /** End of the running or last plan, or of the trial; null without either. */
  ends_at: z.nullable(isoInstant),
  /** Plan already paid for that begins at `ends_at`; null without one. */
  next_plan: z.nullable(z.enum(planIds)),
  /** Whether a card will be charged automatically. */
  renews: z.boolean(),
  /** Used share of the quota in percent; 0 when it is unlimited. */
  quota_percentage: z.number(),
})
export type Subscription = z.infer<typeof subscription>

/** Returns the account's subscription with trial and quota. */
export const readSubscription = endpoint({
  method: 'GET',
  path: '/api/subscriptions-me',
  access: 'session',
  summary: 'Assinatura da conta, com teste e cota calculados pelo servidor',
  reply: subscription,
})
