import type { RateLimit } from './rate-limit.ts'
import type { ServedEndpoint } from './serve.ts'

const hour = 3600
const day = 24 * hour

/** Ten times what a busy day of one person asks for: whoever sends more is a program that writes without end. */
const ordinaryDay: RateLimit = { max: 1000, perSeconds: day }

/**
 * What is counted of an endpoint. Whatever an account may change ends somewhere: where an endpoint has no limit of its own
 * over an hour or longer, that of an ordinary day holds. Public endpoints count by address, behind which many may
 * stand, and say themselves how much; administrators fill the whole book in a day.
 */
export function limitsOf({ endpoint, options }: ServedEndpoint): readonly RateLimit[] {
  const own = options.limits ?? []
  const isOpen = endpoint.access === 'public' || endpoint.access === 'admin'
  if (endpoint.method === 'GET' || options.changesNothing || isOpen) return own
  return own.some(({ perSeconds }) => perSeconds >= hour) ? own : [...own, ordinaryDay]
}
