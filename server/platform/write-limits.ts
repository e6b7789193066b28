import type { Pace } from './pace.ts'
import type { RateLimit } from './rate-limit.ts'
import type { ServedEndpoint } from './serve.ts'

const hour = 3600
const day = 24 * hour

/** Ten times what a busy day of one person asks for: whoever sends more is a program that writes without end. */
const ordinaryDay: RateLimit = { max: 1000, perSeconds: day }

/** Default for endpoints that read words or a plate: a screen calls them after each pause in typing. */
const ordinaryQuestions: readonly RateLimit[] = [
  { max: 120, perSeconds: 60 },
  { max: 5000, perSeconds: day },
]

/**
 * Of an account, all it reads from one process: 600 in a minute, and as many at once after a rest. A screen asks for a
 * dozen at most, so that somebody who opens fifty screens a minute, or has several devices reload, is never stopped; and
 * whoever is works again a moment later. Kept in memory: reading writes nothing.
 */
export const readingPace: Pace = { perSecond: 10, burst: 590, patienceMs: 0 }

/**
 * What is counted of an endpoint. Whatever an account may change ends somewhere: where an endpoint has no limit of its own
 * over an hour or longer, that of an ordinary day holds. Public endpoints count by address, behind which many may
 * stand, and say themselves how much; administrators fill the whole book in a day.
 */
export function limitsOf({ endpoint, options }: ServedEndpoint): readonly RateLimit[] {
  const own = options.limits ?? []
  const isOpen = endpoint.access === 'public' || endpoint.access === 'admin'
  if (endpoint.method === 'GET' || isOpen) return own
  if (options.changesNothing) return options.limits ?? ordinaryQuestions
  return own.some(({ perSeconds }) => perSeconds >= hour) ? own : [...own, ordinaryDay]
}
