import type { Today } from '#contract/day/today.ts'
import { LRUCache } from 'lru-cache'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { JsonReply } from '../../platform/http/json-reply.ts'
import type { KeptRows } from './facts.ts'

/** About 13 kB each. */
const mostDays = 2000
/** Time after which a day has left memory, also that of a deleted account. */
const keptMs = 3_600_000

/** Current day of an account: its rows, and the reply that describes them in one minute. */
export interface CachedDay {
  readonly rows: KeptRows
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
