import { reportDays } from '#contract/report-days.ts'
import { expect, test } from 'vitest'
import { answerQuestionnaire, problemCode } from '../platform/test-answers.ts'
import { startTestApp } from '../platform/test-app.ts'
import { banana, log, readReport, rice } from './test-diary.ts'

/** A Wednesday; its week began on Monday the 9th. */
const { clock, signUpConfirmed, buyPlan } = await startTestApp()
const wednesday = '2026-03-11T15:00:00Z'

async function signUp() {
  clock.set(wednesday)
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  return person
}

test('a week shows each day against its target, and a day without records is empty, not zero', async () => {
  const person = await signUp()
  await log(person, { date: '2026-03-09' })
  await log(person, { date: '2026-03-09', meal_type: 'lanche_tarde', items: [banana] })
  await log(person, { date: '2026-03-10', items: [rice] })
  const report = await readReport(person, 'period=week')
  expect(report).toMatchObject({
    period: 'week',
    start: '2026-03-09',
    end: '2026-03-15',
    today: '2026-03-11',
    days_logged: 2,
  })
  const [monday, tuesday, today, ...rest] = reportDays(report)
  expect(monday).toMatchObject({ date: '2026-03-09', meals: 2 })
  expect(monday?.calories).toBeGreaterThan(tuesday?.calories ?? 0)
  expect(today).toMatchObject({ meals: 0, calories: null, protein_g: null, compliance_percentage: null })
  expect(rest).toHaveLength(4)
  expect(tuesday?.target_calories).toBeGreaterThan(1000)
  expect(report.averages.calories).toBe(Math.round(((monday?.calories ?? 0) + (tuesday?.calories ?? 0)) / 2))
  expect(report.top_foods.map(({ name, count, rank }) => [name, count, rank])).toEqual([
    ['Arroz branco cozido', 2, 1],
    ['Banana-prata', 1, 2],
    ['Feijão carioca cozido', 1, 2],
  ])
})

test('only an active monthly or annual plan opens the advanced part', async () => {
  const person = await signUp()
  expect(await readReport(person, 'period=month')).toMatchObject({
    advanced: null,
    advanced_reason: 'upgrade_required',
    scan_usage: { used: 0, quota: 10 },
  })
  await buyPlan(person, 'basic')
  expect(await readReport(person, 'period=week')).toMatchObject({
    advanced: null,
    advanced_reason: 'upgrade_required',
    scan_usage: { used: 0, quota: 7 },
  })
  await buyPlan(person, 'annual')
  expect(await readReport(person, 'period=month')).toMatchObject({
    advanced: { days_missing: 7, days_missing_before: 7, comparison: null, weekdays: [] },
    advanced_reason: null,
    scan_usage: null,
  })
})

test('a period that has not begun, or lies far back, is refused', async () => {
  const person = await signUp()
  const code = (query: string) => problemCode(person.fetch(`/api/reports?${query}`))
  expect(await code('period=week&start=2026-03-16')).toBe('422 report_out_of_range')
  expect(await code('period=month&start=2021-01-31')).toBe('422 report_out_of_range')
  expect(await code('period=day')).toBe('422 validation_failed')
  expect((await readReport(person, 'period=week&start=2026-03-15')).start).toBe('2026-03-09')
})
