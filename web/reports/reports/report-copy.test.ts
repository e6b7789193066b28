import { expect, test } from 'vitest'
import { energyFact } from './fold-facts.ts'
import { columnStory, coveredDays, daysOfSpan, meanOfDays } from './report-copy.ts'
import { reportColumns } from './report-columns.ts'
import { testReport } from './test-report.ts'

const year = testReport('year', '2026-03-10', (at) => (at < 40 ? { meals: 1, calories: 1000 } : null))
const january = { ...year.spans[0]!, days_logged: 31, averaged_days: 1, are_days_whole: true }

test('beside a mean stands the number of days that it covers, not of the logged ones', () => {
  expect(daysOfSpan(january)).toBe('média de 1 dia completo')
  expect(daysOfSpan({ ...january, averaged_days: 4, are_days_whole: false })).toBe(
    'média de 4 dias com registro',
  )
  const [column] = reportColumns({ ...year, spans: [january, ...year.spans.slice(1)] })
  expect(columnStory(column!)).toMatch(/, média de 1 dia completo\.$/)
})

test('a part of the period without a shown mean says how many days have records', () => {
  expect(daysOfSpan({ ...january, calories: null })).toBe('31 dias com registro')
})

test('a mean of days that are not whole says so without judging their meals', () => {
  const short = { ...year, averages: { ...year.averages, days: 2, are_days_whole: false } }
  expect(meanOfDays(short)).toBe('Média de 2 dias com registro.')
  expect(coveredDays(short)).toBe('Média de 2 dias com registro.')
  expect(energyFact(short)).toContain('média de 2 dias com registro')
  expect(coveredDays(year)).toMatch(
    /^Média de 4 dias completos\. Completo é o dia com três refeições diferentes/,
  )
})
