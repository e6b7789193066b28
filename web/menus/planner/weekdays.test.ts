import { expect, test } from 'vitest'
import { batchText, parseWeekday, weekdayOf } from './weekdays.ts'

test('a batch states its cooking day and its eating days, from Monday on', () => {
  expect(batchText([1, 2, 3])).toBe('Feito na segunda para segunda, terça e quarta')
  expect(batchText([0, 6])).toBe('Feito no sábado para sábado e domingo')
})

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
