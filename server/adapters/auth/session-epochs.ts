import { createHash } from 'node:crypto'
import { gt, lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Sql } from '../../platform/database/database.ts'
import { sessionEnds } from '../../platform/security/table.ts'

/** Longer than the session cache holds, including clock skew between machines. */
const keptMs = 180_000
/** Polling interval, and so the longest time for which a session ended in another process stays valid here. */
const askedEveryMs = 2000

export type SessionEpochs = ReturnType<typeof createSessionEpochs>

/**
 * Epochs: when the sessions of an account were last ended, in any process. Sessions are cached for some seconds; a new
 * epoch invalidates those of its account, at once in this process and within two seconds in the others.
 */
export function createSessionEpochs(database: Sql) {
  // Limited by time only, because evicting an entry would make a session valid again.
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
    /** Loads sessions ended by other processes; resolves at once when up to date. */
    catchUp: async (): Promise<void> => {
      if (performance.now() - askedAt < askedEveryMs) return
      asking ??= ask().finally(() => (asking = undefined))
      await asking
    },
    tidy: () => database.delete(sessionEnds).where(lt(sessionEnds.endedAt, Date.now() - keptMs)),
  }
}

/** Returns a hash, so that no id of a deleted account remains. */
function hashOf(accountId: string): string {
  return createHash('sha256').update(accountId).digest('base64url').slice(0, 22)
}
