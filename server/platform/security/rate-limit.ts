import { createHash } from 'node:crypto'
import { inArray, lt, sql } from 'drizzle-orm'
import type { ErrorCode } from '#contract/errors.ts'
import type { Counted } from './client-address.ts'
import type { Clock } from '../clock.ts'
import type { Sql } from '../database/database.ts'
import { fail } from '../failure.ts'
import { rememberRefusedCallers } from './refused-callers.ts'
import { rateLimits } from './table.ts'

export interface RateLimit {
  readonly max: number
  readonly perSeconds: number
  /** Limit of the /48 around an IPv6 address, where ten times `max` is too low. */
  readonly maxOfSite?: number
}

/** One name, or those of an address (`byAddress`). */
export type Who = string | readonly Counted[]

export interface RateLimiter {
  /**
   * Counts one use by `who`, and refuses a use over any of the limits (`rate_limited`, with Retry-After).
   * @param what name of the counted action, such as `sign-in`
   * @param who address, e-mail or account id; only its hash is stored
   * @param code another error than `rate_limited`
   */
  count(what: string, who: Who, limits: readonly RateLimit[], code?: ErrorCode): Promise<void>
  /** Refuses a caller that this process knows to be over a limit, without counting or a query. */
  refuseKnown(what: string, who: Who, limits: readonly RateLimit[]): void
  /** Resets the count of uses that turned out to be harmless. */
  forgive(what: string, who: Who, limits: readonly RateLimit[]): Promise<void>
  /** Deletes all counts of a deleted account, under each of its names. */
  forget(who: readonly string[]): Promise<void>
  /** Deletes windows that ended. */
  prune(): Promise<void>
}

interface Use {
  readonly used: number
  readonly endsAt: Date
}

interface Batch {
  uses: number
  readonly counted: Promise<Use>
}

/** Tolerance for clock skew between processes that share a count. */
const clocksDifferMs = 10_000

/**
 * Rate limiter that counts in the database, so that several processes share one count and a restart resets nothing. A
 * caller over a limit is refused without a query (`refused-callers.ts`), and each caller has one query at a time: uses
 * that arrive meanwhile are counted together by the next.
 */
export function createRateLimiter(database: Sql, clock: Clock): RateLimiter {
  const refused = rememberRefusedCallers()
  const nextBatches = new Map<string, Batch>()
  const lastBatches = new Map<string, Promise<unknown>>()

  async function addUses(key: string, perSeconds: number, uses: number): Promise<Use> {
    const now = clock.now()
    const endsAt = new Date(now.getTime() + perSeconds * 1000)
    // A window that ends later than one starting now was counted by a clock that has since been set back.
    const latest = new Date(endsAt.getTime() + clocksDifferMs)
    const over = sql`(${rateLimits.endsAt} <= ${now.toISOString()} or ${rateLimits.endsAt} > ${latest.toISOString()})`
    const [counted] = await database
      .insert(rateLimits)
      .values({ key, startedAt: now, endsAt, used: uses })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          used: sql`case when ${over} then excluded.used else ${rateLimits.used} + excluded.used end`,
          startedAt: sql`case when ${over} then excluded.started_at else ${rateLimits.startedAt} end`,
          endsAt: sql`case when ${over} then excluded.ends_at else ${rateLimits.endsAt} end`,
        },
      })
      .returning({ used: rateLimits.used, endsAt: rateLimits.endsAt })
    return counted ?? { used: uses, endsAt }
  }

  function openBatch(key: string, perSeconds: number): Batch {
    const counted = (lastBatches.get(key) ?? Promise.resolve()).then(() => {
      nextBatches.delete(key)
      return addUses(key, perSeconds, batch.uses)
    })
    const batch: Batch = { uses: 0, counted }
    nextBatches.set(key, batch)
    const settled: Promise<unknown> = counted
      .catch(() => {})
      .finally(() => {
        if (lastBatches.get(key) === settled) lastBatches.delete(key)
      })
    lastBatches.set(key, settled)
    return batch
  }

  async function countOne(key: string, { max, perSeconds }: RateLimit, code: ErrorCode): Promise<void> {
    const batch = nextBatches.get(key) ?? openBatch(key, perSeconds)
    const place = (batch.uses += 1)
    const { used, endsAt } = await batch.counted
    if (used - batch.uses + place <= max) return refused.delete(key)
    const now = clock.now()
    refused.add(key, endsAt, now)
    throw tooOften(code, endsAt, now)
  }

  function refuseIfKnown(key: string, code: ErrorCode): void {
    const now = clock.now()
    const endsAt = refused.find(key, now)
    if (endsAt) throw tooOften(code, endsAt, now)
  }

  return {
    count: async (what, who, limits, code = 'rate_limited') => {
      for (const { key, ...limit } of allowances(what, who, limits)) {
        refuseIfKnown(key, code)
        await countOne(key, limit, code)
      }
    },
    refuseKnown: (what, who, limits) => {
      for (const { key } of allowances(what, who, limits)) refuseIfKnown(key, 'rate_limited')
    },
    forgive: async (what, who, limits) => {
      const keys = allowances(what, who, limits).map(({ key }) => key)
      await database.delete(rateLimits).where(inArray(rateLimits.key, keys))
      for (const key of keys) refused.delete(key)
    },
    forget: async (who) => {
      const hashes = who.map(hashOf)
      const counted = sql`split_part(${rateLimits.key}, ':', -1)`
      await database.delete(rateLimits).where(inArray(counted, hashes))
      refused.clear()
    },
    prune: async () => {
      await database.delete(rateLimits).where(lt(rateLimits.endsAt, clock.now()))
    },
  }
}

function tooOften(code: ErrorCode, endsAt: Date, now: Date) {
  const waitSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  const headers = { 'retry-after': String(waitSeconds) }
  return fail(code, { wait: spoken(waitSeconds) }, { headers })
}

/** Returns each limit under each name of the caller. */
function allowances(what: string, who: Who, limits: readonly RateLimit[]) {
  const names: readonly Counted[] = typeof who === 'string' ? [{ who, times: 1 }] : who
  return limits.flatMap(({ max, perSeconds, maxOfSite }) =>
    names.map(({ who: name, times, isSite }) => ({
      key: keyOf(what, name, perSeconds),
      max: (isSite && maxOfSite) || max * times,
      perSeconds,
    })),
  )
}

function keyOf(what: string, who: string, perSeconds: number): string {
  return `${what}:${perSeconds}:${hashOf(who)}`
}

function hashOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url').slice(0, 22)
}

function spoken(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? '1 minuto' : `${minutes} minutos`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? '1 hora' : `${hours} horas`
}
