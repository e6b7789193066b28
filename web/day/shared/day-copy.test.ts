import { expect, test } from 'vitest'
import { dayTitle, isDay, onDay, pastOpenDay } from './day-copy.ts'

test('a day is a date of the calendar', () => {
  const texts = [
    '2026-02-28',
    '2028-02-29',
    '2026-02-29',
    '2026-02-30',
    '2026-11-31',
    '2026-13-01',
    'abc',
    '',
  ]
  expect(texts.filter(isDay)).toEqual(['2026-02-28', '2028-02-29'])
})

test('days beside today are named, across months and leap days', () => {
  expect(dayTitle('2028-02-29', '2028-03-01')).toBe('Ontem, 29 de fevereiro')
  expect(dayTitle('2027-01-01', '2026-12-31')).toBe('Amanhã, 1 de janeiro')
  expect(onDay('2028-02-28', '2028-03-01')).toBe('em 28 de fevereiro')
})

test('an address opens the last 30 days, and nothing that is no day', () => {
  const asked = ['2026-03-14', '2026-02-13', '2026-02-12', '2026-02-30', '2026-03-15', undefined]
  expect(asked.map((day) => pastOpenDay(day, '2026-03-15'))).toEqual([
    '2026-03-14',
    '2026-02-13',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
