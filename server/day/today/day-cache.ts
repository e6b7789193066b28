import type { Today } from '#contract/day/today.ts'
import { LRUCache } from 'lru-cache'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { KnownDay } from './facts.ts'

/** About 20 kB each. */
const mostDays = 1000
/** After this time without use a day leaves memory, also that of a deleted account. */
const keptMs = 600_000

/** Current day of an account in memory. */
export interface CachedDay {
  readonly known: KnownDay
  /** The day as described in one minute of its account's clock. */
  described?: { readonly minutesNow: number; readonly today: Today }
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
