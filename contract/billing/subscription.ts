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
  /** Monthly scan quota; -1 is unlimited. */
  scans_quota_mo: z.int(),
  scans_used_mo: z.int(),
  payment_method: z.string(),
  is_trial_expired: z.boolean(),
  days_left_trial: z.int(),
  /** Days left of the paid periods, the trial or the renewal retries. */
  days_left: z.int(),
  /** End of this plan or trial, past or future. */
  ends_at: z.nullable(isoInstant),
  /** Plan already paid for that begins at `ends_at`. */
  next_plan: z.nullable(z.enum(planIds)),
  /** Whether a card will be charged automatically. */
  renews: z.boolean(),
  /** Used share of the quota in percent; 0 when unlimited. */
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
