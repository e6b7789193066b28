import { expect, test } from 'vitest'
import { parseWeekday, weekdayOf } from './weekdays.ts'

test('a day in the address is one of seven, or none', () => {
  expect(parseWeekday('0')).toBe(0)
  expect(parseWeekday('6')).toBe(6)
  expect(parseWeekday('7')).toBeNull()
  expect(parseWeekday(undefined)).toBeNull()
})

test('today comes from the calendar of this device', () => {
  expect(weekdayOf(new Date(2026, 10, 22))).toBe(0)
  expect(weekdayOf(new Date(2026, 10, 21))).toBe(6)
})
