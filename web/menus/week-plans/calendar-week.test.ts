import { expect, test } from 'vitest'
import { firstDayOf, isWithinReach, parseDay, weekName, weekTitle } from './calendar-week.ts'

test('a week is named by its days, with both months if it spans two', () => {
  expect(weekTitle('2026-03-09')).toBe('9 a 15 de março')
  expect(weekTitle('2026-03-30')).toBe('30 de março a 5 de abril')
})

test('a week is named relative to today', () => {
  const names = ['2026-02-23', '2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23']
  expect(names.map((monday) => weekName('2026-03-15', monday))).toEqual([
    'Há 2 semanas',
    'Semana passada',
    'Esta semana',
    'Semana que vem',
    'Daqui a 2 semanas',
  ])
})

test('only eight weeks back and two ahead can be opened', () => {
  const today = '2026-03-11'
  expect(isWithinReach(today, '2026-01-12')).toBe(true)
  expect(isWithinReach(today, '2026-01-05')).toBe(false)
  expect(isWithinReach(today, '2026-03-23')).toBe(true)
  expect(isWithinReach(today, '2026-03-30')).toBe(false)
})

test('an address without a valid day opens today', () => {
  const today = '2026-03-11'
  expect(parseDay('2026-03-20', today)).toBe('2026-03-20')
  for (const text of [undefined, 'amanha', '2026-13-40', '2026-02-31', '2027-03-11'])
    expect(parseDay(text, today)).toBeNull()
  expect(firstDayOf('2026-03-09', today)).toBe(today)
  expect(firstDayOf('2026-03-16', today)).toBe('2026-03-16')
})
