import { createHash } from 'node:crypto'
import { gt, lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Sql } from '../../platform/database/database.ts'
import { sessionEnds } from '../../platform/security/table.ts'

/**
 * Milliseconds for which the end of a session is kept: longer than sessions are cached, with clock skew between
 * machines.
 */
const keptMs = 180_000
/**
 * Milliseconds between polls, and so the longest time for which a session that ended in another process stays valid
 * here.
 */
const askedEveryMs = 2000

export type SessionEpochs = ReturnType<typeof createSessionEpochs>

/**
 * Creates the epochs of accounts: the times at which their sessions last ended, in any process. Sessions are cached; a
 * new epoch invalidates those of its account, at once in this process and within `askedEveryMs` in the others.
 */
export function createSessionEpochs(database: Sql) {
  // Limited by time only, because evicting an end would make its session valid again.
  const endedHere = new LRUCache<string, number>({ ttl: keptMs, ttlAutopurge: true })
  let endedAnywhere: ReadonlyMap<string, number> = new Map()
  let askedAt = -Infinity
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    const rows = await database
      .select()
      .from(sessionEnds)
      .where(gt(sessionEnds.endedAt, Date.now() - keptMs))
    endedAnywhere = new Map(rows.map(({ who, endedAt }) => [who, endedAt]))
    askedAt = performance.now()
  }

  return {
    of: (accountId: string): string => {
      const who = hashOf(accountId)
      return String(Math.max(endedHere.get(who) ?? 1, endedAnywhere.get(who) ?? 1))
    },
    end: (accountId: AccountId): Promise<unknown> => {
      const who = hashOf(accountId)
      const endedAt = Date.now()
      endedHere.set(who, endedAt)
      return database
        .insert(sessionEnds)
        .values({ who, endedAt })
        .onConflictDoUpdate({
          target: sessionEnds.who,
          set: { endedAt: sql`greatest(${sessionEnds.endedAt}, excluded.ended_at)` },
        })
    },
    /**
     * Loads the sessions that other processes ended; resolves at once if that was done less than `askedEveryMs` ago.
     */
    catchUp: async (): Promise<void> => {
      if (performance.now() - askedAt < askedEveryMs) return
      asking ??= ask().finally(() => (asking = undefined))
      await asking
    },
    tidy: () => database.delete(sessionEnds).where(lt(sessionEnds.endedAt, Date.now() - keptMs)),
  }
}

/** Returns a hash of the id, so that the id of a deleted account does not remain. */
function hashOf(accountId: string): string {
  return createHash('sha256').update(accountId).digest('base64url').slice(0, 22)
}
