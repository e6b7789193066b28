import { expect, test } from 'vitest'
import { areRecentDaysEnough, lastRecordedDay, recentDays } from './recorded-days.ts'

const today = '2026-03-02'

test.each([
  { daysAgo: [0, 1, 5], date: today, last: '2026-03-01' },
  { daysAgo: [9, 3, 3], date: '2026-02-27', last: '2026-02-21' },
  { daysAgo: [0, -1], date: '2026-03-03', last: '2026-03-02' },
  { daysAgo: [0], date: today, last: null },
  { daysAgo: [], date: today, last: null },
])('of the days $daysAgo before today, the last one before $date is $last', ({ daysAgo, date, last }) => {
  expect(lastRecordedDay(daysAgo, { date, today })).toBe(last)
})

test('recent days suffice unless the streak fills them or none is before the requested day', () => {
  const all = Array.from({ length: recentDays }, (_, ago) => ago)
  const enough = (daysAgo: readonly number[], date = today) => areRecentDaysEnough(daysAgo, { date, today })
  expect([enough(all.slice(1)), enough(all)]).toEqual([true, false])
  expect([enough([0]), enough([]), enough([0, 1], '2026-02-01')]).toEqual([false, false, false])
})
