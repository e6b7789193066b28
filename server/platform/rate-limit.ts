import { createHash } from 'node:crypto'
import { inArray, lt, sql } from 'drizzle-orm'
import type { Clock } from './clock.ts'
import type { Sql } from './database.ts'
import { fail } from './failure.ts'
import { rateLimits } from './table.ts'

export interface RateLimit {
  readonly max: number
  readonly perSeconds: number
}

export interface RateLimiter {
  /**
   * Counts one use by `who` and refuses (`rate_limited`, with Retry-After) what goes over any of the limits.
   * @param what names the counted thing, `sign-in`
   * @param who address, e-mail or account id; only its hash is kept
   */
  count(what: string, who: string, limits: readonly RateLimit[]): Promise<void>
  /** Forgets what was counted, because it turned out to be harmless. */
  forgive(what: string, who: string, limits: readonly RateLimit[]): Promise<void>
  /** Forgets all that was counted of somebody who is gone, under whatever name. */
  forget(who: readonly string[]): Promise<void>
  /** Forgets windows that ended. */
  prune(): Promise<void>
}

/** Several processes share one count, and no two clocks are the same. */
const clocksDifferMs = 10_000

/** Counts in the database, so that several processes share one count and a restart forgives nothing. */
export function createRateLimiter(database: Sql, clock: Clock): RateLimiter {
  async function countOne(what: string, who: string, limit: RateLimit): Promise<void> {
    const now = clock.now()
    const endsAt = new Date(now.getTime() + limit.perSeconds * 1000)
    const key = keyOf(what, who, limit)
    // A window that ends later than one that begins now was counted by a clock that has been put back since.
    const latest = new Date(endsAt.getTime() + clocksDifferMs)
    const over = sql`(${rateLimits.endsAt} <= ${now.toISOString()} or ${rateLimits.endsAt} > ${latest.toISOString()})`
    const [counted] = await database
      .insert(rateLimits)
      .values({ key, startedAt: now, endsAt, used: 1 })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          used: sql`case when ${over} then 1 else ${rateLimits.used} + 1 end`,
          startedAt: sql`case when ${over} then excluded.started_at else ${rateLimits.startedAt} end`,
          endsAt: sql`case when ${over} then excluded.ends_at else ${rateLimits.endsAt} end`,
        },
      })
      .returning({ used: rateLimits.used, endsAt: rateLimits.endsAt })
    if (!counted || counted.used <= limit.max) return
    const waitSeconds = Math.max(1, Math.ceil((counted.endsAt.getTime() - now.getTime()) / 1000))
    throw fail(
      'rate_limited',
      { wait: spoken(waitSeconds) },
      { headers: { 'retry-after': String(waitSeconds) } },
    )
  }

  return {
    count: async (what, who, limits) => {
      for (const limit of limits) await countOne(what, who, limit)
    },
    forgive: async (what, who, limits) => {
      const keys = limits.map((limit) => keyOf(what, who, limit))
      await database.delete(rateLimits).where(inArray(rateLimits.key, keys))
    },
    forget: async (who) => {
      const hashes = who.map(hashOf)
      const counted = sql`split_part(${rateLimits.key}, ':', -1)`
      await database.delete(rateLimits).where(inArray(counted, hashes))
    },
    prune: async () => {
      await database.delete(rateLimits).where(lt(rateLimits.endsAt, clock.now()))
    },
  }
}

function keyOf(what: string, who: string, limit: RateLimit): string {
  return `${what}:${limit.perSeconds}:${hashOf(who)}`
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
