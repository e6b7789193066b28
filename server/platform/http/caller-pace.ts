import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { clientAddress, countedAddress, isLoopback } from '../security/client-address.ts'
import type { HttpEnv } from './http-env.ts'
import { fail } from '../failure.ts'
import { createPace, type Pace } from '../security/pace.ts'

/** Pace of one IP address: enough for several hundred simultaneous users behind it, such as a school's. */
const ordinaryPace: Pace = { perSecond: 100, burst: 60, patienceMs: 5000 }
/** Number of turns that a `rate_limited` refusal costs, so that a caller that keeps retrying is slowed down. */
const refusalTurns = 5
/**
 * Number of turns that a `busy` refusal costs: fewer, because many honest callers behind one IP address can cause
 * these.
 */
const busyTurns = 2

/** Clock and timer in milliseconds. */
export interface Timing {
  nowMs(): number
  wait(ms: number): Promise<unknown>
}

const ownTiming: Timing = { nowMs: () => performance.now(), wait: (ms) => setTimeout(ms) }

export interface PaceOptions {
  readonly trustedProxies: number
  readonly sparesLoopback: boolean
  /** Returns whether a path is cheap to answer, such as a file of the web app, and so exempt. */
  readonly isCheap?: (path: string) => boolean
  readonly timing?: Timing | undefined
}

/**
 * Paces the requests of an IP address (its /64 for IPv6; phones of one carrier share the /48) to a hundred a second, so
 * that a flood leaves processor time to others. Excess requests wait; a request that would wait more than five seconds
 * is refused after five to ten seconds. A refusal for an account's limit delays only that account.
 */
export function paceCallers(options: PaceOptions): MiddlewareHandler<HttpEnv> {
  const { trustedProxies, sparesLoopback, isCheap = () => false, timing = ownTiming } = options
  const lines = createPace(ordinaryPace, () => timing.nowMs())
  const refusedAccounts = createPace(ordinaryPace, () => timing.nowMs())
  // A random delay, because requests refused together would otherwise be retried at the same moment.
  const longest = () => ordinaryPace.patienceMs + randomInt(ordinaryPace.patienceMs)

  return async (c, next) => {
    if (isCheap(c.req.path)) return next()
    const address = clientAddress(c.env, c.req.raw.headers, trustedProxies)
    if (sparesLoopback && isLoopback(address)) return next()
    const line = countedAddress(address)
    const waitMs = lines.take(line)
    if (waitMs !== 0) await timing.wait(waitMs ?? longest())
    if (waitMs === null)
      throw fail(
        'rate_limited',
        { wait: '5 segundos' },
        { headers: { 'retry-after': '5', connection: 'close' } },
      )
    await next()
    const turns = c.res.status === 429 ? refusalTurns : c.get('problem') === 'busy' ? busyTurns : 1
    if (turns === 1) return
    const account = c.get('accountId')
    if (account === undefined) return lines.charge(line, turns - 1)
    const refusalMs = refusedAccounts.take(account, turns)
    if (refusalMs !== 0) await timing.wait(refusalMs ?? longest())
  }
}
