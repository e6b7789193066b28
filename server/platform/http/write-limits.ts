import type { Pace } from '../security/pace.ts'
import type { RateLimit } from '../security/rate-limit.ts'
import type { ServedEndpoint } from './serve.ts'

const hour = 3600
const day = 24 * hour

/** Ten times what a busy day of one person needs; only a runaway program exceeds it. */
const ordinaryDay: RateLimit = { max: 1000, perSeconds: day }

/** Default for endpoints that read words or a plate: a screen calls them after each pause in typing. */
const ordinaryQuestions: readonly RateLimit[] = [
  { max: 120, perSeconds: 60 },
  { max: 5000, perSeconds: day },
]

/**
 * Limit on all reads of an account from one process: 600 in a minute, and as many at once after a pause. A screen makes
 * a dozen calls at most, so that a person who opens fifty screens a minute, or reloads several devices, never meets it;
 * otherwise the wait is a moment. Kept in memory: reads write nothing.
 */
export const readingPace: Pace = { perSecond: 10, burst: 590, patienceMs: 0 }

/**
 * Returns the limits of an endpoint. Every change is bounded: an endpoint without a limit over an hour or longer gets
 * that of an ordinary day. Public endpoints count by address, which many people may share, and set their own limits;
 * administrators fill the whole recipe book in a day.
 */
export function limitsOf({ endpoint, options }: ServedEndpoint): readonly RateLimit[] {
  const own = options.limits ?? []
  const isOpen = endpoint.access === 'public' || endpoint.access === 'admin'
  if (endpoint.method === 'GET' || isOpen) return own
  if (options.changesNothing) return options.limits ?? ordinaryQuestions
  return own.some(({ perSeconds }) => perSeconds >= hour) ? own : [...own, ordinaryDay]
}
