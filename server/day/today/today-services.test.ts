import { expect, test } from 'vitest'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Database } from '../../platform/database/database.ts'
import { type CachedDay, createTodayServices } from './today-services.ts'

/** A day whose reply has so many bytes, without the bytes. */
function dayOf(bytes: number): CachedDay {
  const reply = { packed: { length: bytes } } as CachedDay['reply']
  return { version: '1', quarter: 0, reply, kept: { computedFrom: '', proposal: null } }
}

test('the days in memory have at most 300 MB, and the one not read for longest goes', () => {
  const { dayCache } = createTodayServices({} as Database)
  const [first, second, third] = ['a', 'b', 'c'] as unknown as [AccountId, AccountId, AccountId]
  dayCache.set(first, dayOf(140_000_000))
  dayCache.set(second, dayOf(140_000_000))
  dayCache.get(first)
  dayCache.set(third, dayOf(140_000_000))
  expect([first, second, third].map((id) => dayCache.get(id) !== undefined)).toEqual([true, false, true])
})
