import { firstFactorWaitHours } from '#contract/account/access-reviews.ts'
import type { RateLimit } from '../../platform/security/rate-limit.ts'

const minute = 60
const hour = 3600

/**
 * Limits on wrong passwords: per known browser, per network and e-mail address, and per account inside its own session.
 */
export const signInLimits = [
  { max: 5, perSeconds: minute },
  { max: 20, perSeconds: hour },
] as const satisfies readonly RateLimit[]

export const guessWindowSeconds = 24 * hour
/** Limit on wrong passwords at one account from all unknown browsers together (`adapters/auth/known-browser.ts`). */
export const guessLimits = [
  { max: 100, perSeconds: guessWindowSeconds },
] as const satisfies readonly RateLimit[]

/** Maximum number of requests with a password from one IP address, running and waiting together. */
export const passwordSeatsEach = 8

/**
 * Returns the end of the wait after a password reset; until then a mailed link cannot prove an administrator's first
 * factor.
 */
export function resetWaitEnd(resetAt: Date): Date {
  return new Date(resetAt.getTime() + firstFactorWaitHours * hour * 1000)
}
