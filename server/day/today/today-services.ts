import type { Today } from '#contract/day/today.ts'
import { LRUCache } from 'lru-cache'
import { gatherCalls } from '../../platform/concurrency/gathered-calls.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PreparedReply } from '../../platform/http/prepared-reply.ts'
import type { KeptProposal } from './read-proposal.ts'
import { findVersions } from './queries.ts'

/** Maximum bytes of all days in memory: the days of 100,000 accounts, of about 3 kB each. */
const mostBytes = 300_000_000
/** Bytes of an entry besides its reply. */
const entryBytes = 600
/**
 * Milliseconds after which a day leaves memory even if it is never read again, as after the deletion of its account.
 */
const keptMs = 3_600_000

/** Reply with the current day of an account, compressed. */
export interface CachedDay {
  /** Version of the rows from which it was built; `null` for an account that has none yet. */
  readonly version: string | null
  /** Quarter of an hour since 1970 for which it was built (`quarterOf`). */
  readonly quarter: number
  readonly reply: PreparedReply<Today>
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
    maxSize: mostBytes,
    sizeCalculation: ({ reply }) => reply.packed.length + entryBytes,
    ttl: keptMs,
    ttlAutopurge: true,
  })
}
