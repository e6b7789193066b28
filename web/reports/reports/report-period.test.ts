import { expect, test } from 'vitest'
import {
  endOf,
  isWithinReach,
  otherPeriod,
  parsePeriod,
  periodName,
  periodSearch,
  periodTitle,
  startOf,
  stepPeriod,
} from './report-period.ts'

const today = '2026-03-11'

test('an address holds period and start, and neither for the defaults', () => {
  expect(periodSearch('week', '2026-03-09', today)).toEqual({})
  expect(periodSearch('month', '2026-03-01', today)).toEqual({ periodo: 'mes' })
  const search = periodSearch('month', '2026-01-01', today)
  expect(search).toEqual({ periodo: 'mes', inicio: '2026-01-01' })
  expect(parsePeriod(search)).toEqual({ period: 'month', start: '2026-01-01' })
})

test('any day in an address selects its period and an invalid day selects today', () => {
  expect(parsePeriod({ periodo: 'semana', inicio: '2026-03-15' })).toEqual({
    period: 'week',
    start: '2026-03-09',
  })
  expect(parsePeriod({ periodo: 'ano', inicio: '2026-13-45' })).toEqual({ period: 'year', start: null })
  expect(parsePeriod({ periodo: 'década' })).toEqual({ period: 'week', start: null })
})

test('a Sunday belongs to the week of the Monday before, across years too', () => {
  expect(startOf('week', '2026-03-15')).toBe('2026-03-09')
  expect(stepPeriod('month', '2026-01-01', -1)).toBe('2025-12-01')
  expect(stepPeriod('year', '2026-01-01', -1)).toBe('2025-01-01')
  expect(endOf('month', '2024-02-01')).toBe('2024-02-29')
})

test('only periods that have begun can be read, up to five years back', () => {
  expect(isWithinReach('week', '2026-03-09', today)).toBe(true)
  expect(isWithinReach('week', '2026-03-16', today)).toBe(false)
  expect(isWithinReach('year', '2021-01-01', today)).toBe(true)
  expect(isWithinReach('month', '2021-02-01', today)).toBe(false)
})

test('an earlier month leads to one of its weeks and this month to this week', () => {
  expect(otherPeriod('week', { period: 'month', start: '2026-01-01' }, today)).toBe('2026-01-26')
  expect(otherPeriod('week', { period: 'month', start: '2026-03-01' }, today)).toBe('2026-03-09')
  expect(otherPeriod('year', { period: 'week', start: '2025-06-02' }, today)).toBe('2025-01-01')
})

test('periods have their usual names', () => {
  expect(periodTitle('week', '2026-03-09')).toBe('9 a 15 de março')
  expect(periodTitle('week', '2026-03-30')).toBe('30 de março a 5 de abril')
  expect(periodTitle('month', '2026-03-01')).toBe('Março de 2026')
  expect(periodTitle('year', '2026-01-01')).toBe('2026')
  expect(periodName('week', '2026-03-09', today)).toBe('Esta semana')
  expect(periodName('month', '2026-02-01', today)).toBe('Mês passado')
  expect(periodName('month', '2025-12-01', today)).toBe('Há 3 meses')
  expect(periodName('year', '2024-01-01', today)).toBe('Há 2 anos')
})
