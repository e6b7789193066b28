import type { Pace } from '../security/pace.ts'
import type { RateLimit } from '../security/rate-limit.ts'
import type { ServedEndpoint } from './serve.ts'

const hour = 3600
const day = 24 * hour

/**
 * Default limit on changes: ten times what a person needs on a busy day, so that only a runaway program exceeds it.
 */
const ordinaryDay: RateLimit = { max: 1000, perSeconds: day }

/** Default limit on endpoints that only read a text or plate: a screen calls them after each pause in typing. */
const ordinaryQuestions: readonly RateLimit[] = [
  { max: 120, perSeconds: 60 },
  { max: 5000, perSeconds: day },
]

/**
 * Limit on all reads of an account from one process: 591 at once, then 10 a second. A screen makes at most a dozen
 * calls, so a person who opens fifty screens a minute never reaches it. Kept in memory, because reads write nothing.
 */
export const readingPace: Pace = { perSecond: 10, burst: 590, patienceMs: 0 }

/**
 * Returns the limits of an endpoint. A change without a limit over an hour or longer gets the default daily one. Public
 * endpoints have only their own limits, because many people share an IP address; so have administrators' endpoints,
 * because an administrator may fill the whole recipe book in a day.
 */
export function limitsOf({ endpoint, options }: ServedEndpoint): readonly RateLimit[] {
  const own = options.limits ?? []
  const isOpen = endpoint.access === 'public' || endpoint.access === 'admin'
  if (endpoint.method === 'GET' || isOpen) return own
  if (options.changesNothing) return options.limits ?? ordinaryQuestions
  return own.some(({ perSeconds }) => perSeconds >= hour) ? own : [...own, ordinaryDay]
}
