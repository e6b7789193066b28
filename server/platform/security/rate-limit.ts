import { createHash } from 'node:crypto'
import { inArray, lt, sql } from 'drizzle-orm'
import type { ErrorCode } from '#contract/errors.ts'
import type { Counted } from './client-address.ts'
import type { Clock } from '../clock.ts'
import type { Sql } from '../database/database.ts'
import { fail } from '../failure.ts'
import { rememberRefusedCallers } from './refused-callers.ts'
import { rateLimits } from './table.ts'
import { addUses, createUseBatches } from './use-batches.ts'

export interface RateLimit {
  readonly max: number
  readonly perSeconds: number
  /** Limit of the /48 around an IPv6 address, if ten times `max` is too low for it. */
  readonly maxOfSite?: number
  /** Error code of a use over this limit, if `rate_limited` is too general; its text may name `{wait}`. */
  readonly code?: ErrorCode
}

/** Caller: one name, or the names under which an IP address is counted (`byAddress`). */
export type Who = string | readonly Counted[]

export interface RateLimiter {
  /**
   * Counts a use by `who`. Throws `rate_limited`, or the limit's `code`, with Retry-After if the use exceeds any of the
   * limits.
   * @param what name of the counted action, such as `sign-in`
   * @param who IP address, e-mail address or account id; only its hash is stored
   */
  count(what: string, who: Who, limits: readonly RateLimit[]): Promise<void>
  /**
   * Throws, as `count` does, for a caller that this process knows to be over a limit. Counts nothing and runs no query.
   */
  refuseKnown(what: string, who: Who, limits: readonly RateLimit[]): void
  /**
   * Deletes the caller's counts of this action, once its uses have proven harmless, for example by a right password.
   */
  forgive(what: string, who: Who, limits: readonly RateLimit[]): Promise<void>
  /** Deletes all counts of a deleted account, under each of these names. */
  forget(who: readonly string[]): Promise<void>
  /** Deletes the counts of windows that have ended. */
  prune(): Promise<void>
}

/**
 * Creates a rate limiter that counts in the database, so that all processes share the counts and a restart resets none.
 * Each count has one query at a time: uses that arrive while it runs are counted together by the next query. A caller
 * known to be over a limit is refused without a query (`refused-callers.ts`).
 */
export function createRateLimiter(database: Sql, clock: Clock): RateLimiter {
  const refused = rememberRefusedCallers()
  const joinBatch = createUseBatches((key, perSeconds, uses) =>
    addUses(database, { key, perSeconds, uses }, clock.now()),
  )

  async function countOne({ key, max, perSeconds, code }: Allowance): Promise<void> {
    const { batch, place } = joinBatch(key, perSeconds)
    const { used, endsAt } = await batch.counted
    if (used - batch.uses + place <= max) return refused.delete(key)
    const now = clock.now()
    refused.add(key, endsAt, now)
    throw tooOften(code, endsAt, now)
  }

  function refuseIfKnown({ key, code }: Pick<Allowance, 'key' | 'code'>): void {
    const now = clock.now()
    const endsAt = refused.find(key, now)
    if (endsAt) throw tooOften(code, endsAt, now)
  }

  return {
    count: async (what, who, limits) => {
      for (const allowance of allowances(what, who, limits)) {
        refuseIfKnown(allowance)
        await countOne(allowance)
      }
    },
    refuseKnown: (what, who, limits) => {
      for (const allowance of allowances(what, who, limits)) refuseIfKnown(allowance)
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

/** Limit under one of a caller's names. */
interface Allowance {
  readonly key: string
  readonly max: number
  readonly perSeconds: number
  readonly code: ErrorCode
}

/** Returns every limit under every name of the caller. */
function allowances(what: string, who: Who, limits: readonly RateLimit[]): Allowance[] {
  const names: readonly Counted[] = typeof who === 'string' ? [{ who, times: 1 }] : who
  return limits.flatMap(({ max, perSeconds, maxOfSite, code = 'rate_limited' }) =>
    names.map(({ who: name, times, isSite }) => ({
      key: keyOf(what, name, perSeconds),
      max: (isSite && maxOfSite) || max * times,
      perSeconds,
      code,
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
