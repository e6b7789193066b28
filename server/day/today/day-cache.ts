import type { Today } from '#contract/day/today.ts'
import { LRUCache } from 'lru-cache'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { JsonReply } from '../../platform/http/json-reply.ts'

/** About 5 kB each, as text: as objects they would cost several times as much, also to the garbage collector. */
const mostDays = 2000
/** Longer than an entry is used, and so the time after which the day of a deleted account has left memory. */
const keptMs = 120_000

/** Current day of an account, as described in one minute. */
export interface CachedDay {
  /** Version of the rows that it was read from. */
  readonly version: string
  /** Minute since 1970. Time enters a day only as the civil day and minute of a time zone. */
  readonly minute: number
  readonly reply: JsonReply<Today>
}

/**
 * Days of the accounts that use this process. An entry is used only while its version is the one in the database, which
 * the read compares in the statement that would read the day.
 */
export type DayCache = Pick<LRUCache<AccountId, CachedDay>, 'get' | 'set'>

/** Services of the day's reader. */
export interface TodayServices {
  readonly dayCache: DayCache
}

export function createDayCache(): DayCache {
  return new LRUCache<AccountId, CachedDay>({ max: mostDays, ttl: keptMs, ttlAutopurge: true })
}
