import type { Today } from '#contract/day/today.ts'
import { LRUCache } from 'lru-cache'
import { gatherCalls } from '../../platform/concurrency/gathered-calls.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Database } from '../../platform/database/database.ts'
import type { JsonReply } from '../../platform/http/json-reply.ts'
import type { KeptRows } from './facts.ts'
import type { KeptProposal } from './read-proposal.ts'
import { findVersions } from './queries.ts'

/** Maximum number of days in memory, of about 13 kB each. */
const mostDays = 2000
/** Maximum characters of rows and replies in memory, of all days and of one. A larger day is built on each read. */
const mostCharacters = { all: 40_000_000, day: 500_000 } as const
/**
 * Milliseconds after which a day leaves memory even if it is never read again, as after the deletion of its account.
 */
const keptMs = 3_600_000

/** Current day of an account: its rows, and the reply built from them for one minute. */
export interface CachedDay {
  readonly rows: KeptRows
  /** Minute since 1970 for which `reply` was built; a day depends on the time only through its date and minute. */
  readonly minute: number
  readonly reply: JsonReply<Today>
  readonly kept: KeptProposal
}

/**
 * Days of the accounts that this process serves. An entry is used only while its version equals the one in the
 * database, which each read looks up.
 */
export type DayCache = Pick<LRUCache<AccountId, CachedDay>, 'get' | 'set'>

export interface TodayServices {
  readonly dayCache: DayCache
  /** Returns the current version of the rows from which the account's day is read; `undefined` without one. */
  readonly findDayVersion: (accountId: AccountId) => Promise<string | undefined>
}

/** Creates the services of the day for one process. */
export function createTodayServices(database: Database): TodayServices {
  return {
    dayCache: createDayCache(),
    findDayVersion: gatherCalls((accountIds: readonly AccountId[]) =>
      database.asSystem((tx) => findVersions(tx, accountIds)),
    ),
  }
}

function createDayCache(): DayCache {
  return new LRUCache<AccountId, CachedDay>({
    max: mostDays,
    maxSize: mostCharacters.all,
    maxEntrySize: mostCharacters.day,
    sizeCalculation: ({ rows, reply }) => rows.record.length + reply.text.length,
    ttl: keptMs,
    ttlAutopurge: true,
  })
}
