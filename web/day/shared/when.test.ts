import { usualMealMinutes as usual } from '#nutrition/targets/usual-meal-times.ts'
import { expect, test } from 'vitest'
import { dayTitle, onDay, pastOpenDay } from './day-copy.ts'
import { openPeriod } from './open-period.ts'
import { correctedToMeal, instantOf, momentOn, movedToMeal, whenOf, whenOn } from './when.ts'

const now = new Date(2026, 10, 26, 9, 5)
const today = '2026-11-26'

test('a moment of this device is read and written back to the minute', () => {
  expect(whenOf(now)).toEqual({ date: today, time: '09:05' })
  expect(instantOf(whenOf(now))).toBe(now.toISOString())
  for (const time of ['00:00', '23:59']) {
    const when = { date: '2028-02-29', time }
    expect(whenOf(new Date(instantOf(when)))).toEqual(when)
  }
})

test('a meal of another day has its usual time, one of today the time of now', () => {
  expect(whenOn(today, usual.jantar, now)).toEqual({ date: today, time: '09:05' })
  expect(whenOn('2026-11-25', usual.jantar, now)).toEqual({ date: '2026-11-25', time: '19:00' })
  expect(whenOn('2026-11-25', undefined, now)).toEqual({ date: '2026-11-25', time: '09:05' })
  expect(momentOn(undefined, usual.almoco, now)).toBe(now.toISOString())
})

test('another meal moves only the usual time of another day', () => {
  const moved = (date: string, time: string) =>
    movedToMeal({ date, time }, { from: usual.cafe_manha, to: usual.almoco }, now).time
  expect(moved('2026-11-25', '08:00')).toBe('12:00')
  expect(moved('2026-11-25', '21:40')).toBe('21:40')
  expect(moved(today, '08:00')).toBe('08:00')
})

test('a time of today that nobody chose follows a corrected meal whose time is long over', () => {
  const night = new Date(2026, 10, 26, 21, 19)
  const breakfast = { from: usual.ceia, to: usual.cafe_manha }
  const dinner = { from: usual.cafe_manha, to: usual.jantar }
  const eight = { date: today, time: '08:00' }
  expect(correctedToMeal(undefined, breakfast, night)).toEqual(eight)
  expect(correctedToMeal(eight, dinner, night)).toBeUndefined()
  expect(correctedToMeal(undefined, { from: usual.ceia, to: usual.jantar }, night)).toBeUndefined()
  expect(correctedToMeal(undefined, { from: usual.cafe_manha, to: usual.almoco }, now)).toBeUndefined()
  const chosen = { date: today, time: '20:10' }
  expect(correctedToMeal(chosen, breakfast, night)).toEqual(chosen)
  const before = { date: '2026-11-25', time: '08:00' }
  expect(correctedToMeal(before, dinner, night)).toEqual({ ...before, time: '19:00' })
})

test('days are named from today', () => {
  expect(dayTitle('2026-11-25', today)).toBe('Ontem, 25 de novembro')
  expect(dayTitle('2026-11-27', today)).toBe('Amanhã, 27 de novembro')
  expect(dayTitle('2026-11-23', today)).toBe('Segunda-feira, 23 de novembro')
  expect(onDay('2026-11-23', today)).toBe('em 23 de novembro')
  expect(openPeriod('2026-03-11')).toEqual({ from: '2026-02-09', to: '2026-03-12' })
})

test.each([
  ['2026-11-25', '2026-11-25'],
  ['2026-10-27', '2026-10-27'],
  ['2026-10-26', undefined],
  [today, undefined],
  ['2026-11-27', undefined],
  ['ontem', undefined],
  [undefined, undefined],
])('a meal may be logged on %s: %s', (asked, open) => {
  expect(pastOpenDay(asked, today)).toBe(open)
})
