import { Failure } from '../../platform/failure.ts'
import type { RateLimit, RateLimiter } from '../../platform/security/rate-limit.ts'

const day = 24 * 3600

type Counter = Pick<RateLimiter, 'count'>

interface Attempt {
  readonly what: string
  readonly who: string
}

/** Counts a use and returns whether it is over a limit, where `count` would throw `rate_limited`. */
export async function exceeds(
  rateLimiter: Counter,
  { what, who }: Attempt,
  limits: readonly RateLimit[],
): Promise<boolean> {
  try {
    await rateLimiter.count(what, who, limits)
    return false
  } catch (error) {
    if (error instanceof Failure && error.code === 'rate_limited') return true
    throw error
  }
}

/**
 * Counts a failed attempt at an account. Returns whether to warn its owner by mail: from the `from`-th failure in 24
 * hours on, but at most once in 24 hours.
 */
export async function isWarningDue(
  rateLimiter: Counter,
  { what, who }: Attempt,
  from: number,
): Promise<boolean> {
  if (!(await exceeds(rateLimiter, { what, who }, [{ max: from - 1, perSeconds: day }]))) return false
  return !(await exceeds(rateLimiter, { what: `${what}-warned`, who }, [{ max: 1, perSeconds: day }]))
}
