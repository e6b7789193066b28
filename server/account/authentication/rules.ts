import { firstFactorWaitHours } from '#contract/account/access-reviews.ts'
import type { RateLimit } from '../../platform/security/rate-limit.ts'

const minute = 60
const hour = 3600

/** Wrong passwords of one browser or address at one account. */
export const signInLimits = [
  { max: 5, perSeconds: minute },
  { max: 20, perSeconds: hour },
] as const satisfies readonly RateLimit[]

export const guessWindowSeconds = 24 * hour
/** Wrong passwords of an account from all unknown browsers; see `adapters/auth/known-browser.ts`. */
export const guessLimits = [
  { max: 100, perSeconds: guessWindowSeconds },
] as const satisfies readonly RateLimit[]

/** Maximum number of requests with a password, running or waiting, from one address. */
export const passwordSeatsEach = 8

/**
 * Returns when the wait after a password reset ends; until then a mailed link does not prove an administrator's first
 * factor.
 */
export function resetWaitEnd(resetAt: Date): Date {
  return new Date(resetAt.getTime() + firstFactorWaitHours * hour * 1000)
}
