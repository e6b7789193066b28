import { reportDays } from '#contract/reports/report-days.ts'
import { expect, test } from 'vitest'
import type { DietDetail } from '#contract/menus/diets.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { answerQuestionnaire, problemCode, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'
import { banana, log, readReport, rice } from './test-diary.ts'

/** The test clock starts on Wednesday, 11 March 2026; its week began on Monday the 9th. */
const { clock, signUpConfirmed, buyPlan } = await startTestApp()
const wednesday = '2026-03-11T15:00:00Z'

async function signUp() {
  clock.set(wednesday)
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  return person
}

test('a week shows each day against its target; an empty day is not zero', async () => {
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
    ['Arroz branco', 2, 1],
    ['Banana-prata', 1, 2],
    ['Feijão carioca', 1, 2],
  ])
})

test('at any hour of today, the means are those of the days that are over', async () => {
  const person = await signUp()
  await buyPlan(person, 'annual')
  clock.set('2026-03-12T10:00:00Z')
  for (const day of ['04', '05', '06', '07', '08', '09', '10']) await log(person, { date: `2026-03-${day}` })
  const means = async () => {
    const { averages, protein, micronutrients, spans, advanced, meal_habits } = await readReport(
      person,
      'period=month',
    )
    return {
      averages,
      protein,
      micronutrients,
      weekdays: advanced?.weekdays.map(({ calories }) => calories),
      reached: [advanced?.days_protein_reached, advanced?.days_fiber_reached, advanced?.days_energy_near],
      spans: spans.map(({ calories, protein_g }) => [calories, protein_g]),
      habits: meal_habits.map(({ meal_type, days_percentage }) => [meal_type, days_percentage]),
    }
  }
  const atSeven = await means()
  expect(atSeven.averages.calories).toBeGreaterThan(0)
  expect(atSeven.weekdays).toHaveLength(7)
  for (const [hour, meal_type] of [
    ['2026-03-12T11:00:00Z', 'cafe_manha'],
    ['2026-03-12T16:30:00Z', 'almoco'],
    // 23:50 in São Paulo.
    ['2026-03-13T02:50:00Z', 'ceia'],
  ] as const) {
    clock.set(hour)
    await log(person, { date: '2026-03-12', meal_type, eaten_at: hour, items: [banana] })
    expect(await means()).toEqual(atSeven)
  }
  clock.set('2026-03-13T03:10:00Z')
  expect((await means()).averages.protein_g).toBeLessThan(atSeven.averages.protein_g ?? 0)
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

test('a future or distant period is rejected', async () => {
  const person = await signUp()
  const code = (query: string) => problemCode(person.fetch(`/api/reports?${query}`))
  expect(await code('period=week&start=2026-03-16')).toBe('422 report_out_of_range')
  expect(await code('period=month&start=2021-01-31')).toBe('422 report_out_of_range')
  expect(await code('period=day')).toBe('422 validation_failed')
  expect((await readReport(person, 'period=week&start=2026-03-15')).start).toBe('2026-03-09')
})

test('two sufficiently logged weeks are compared for permitted plans', async () => {
  const person = await signUp()
  await buyPlan(person, 'monthly')
  for (const day of ['02', '03', '04', '09', '10', '11']) await log(person, { date: `2026-03-${day}` })
  await log(person, { date: '2026-03-10', items: [banana] })
  const { advanced } = await readReport(person, 'period=week')
  expect(advanced).toMatchObject({ days_missing: 0, days_missing_before: 0 })
  expect(advanced?.comparison).toMatchObject({ start: '2026-03-02', end: '2026-03-08', days_logged: 3 })
  const { now, before, change } = advanced?.comparison?.calories ?? {}
  expect(change).toBe((now ?? 0) - (before ?? 0))
  expect(now).toBeGreaterThan(before ?? Infinity)
  expect(advanced?.weekdays.map(({ days_logged }) => days_logged)).toEqual([1, 1, 1, 0, 0, 0, 0])
  expect(advanced?.weekdays.map(({ averaged_days }) => averaged_days)).toEqual([1, 1, 0, 0, 0, 0, 0])
})

test('a day is compared with its planned target, training or rest', async () => {
  const person = await signUp()
  await readReply(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  const { week_plan } = await readReply<{ week_plan: WeekPlan }>(
    person.fetch('/api/plan-generate-week', { json: {} }),
  )
  const { days } = await readReport(person, 'period=week')
  const planned = week_plan.days.map((day) => day.targets.kcal)
  expect(new Set(planned).size).toBe(2)
  expect(days.target_calories).toEqual(planned)
  expect((await readReport(person, 'period=month')).days.target_calories.slice(8, 15)).toEqual(planned)
})

test('meal times are local, across a clock change', async () => {
  const person = await signUp()
  await readReply(person.fetch('/api/profile', { method: 'PATCH', json: { timezone: 'Europe/Lisbon' } }))
  clock.set('2026-03-31T20:00:00Z')
  await buyPlan(person, 'monthly')
  // Each meal is at 13:00 in Lisbon: 13:00 UTC before the clocks go forward in the night to the 29th, 12:00 UTC after.
  await log(person, { date: '2026-03-27', eaten_at: '2026-03-27T13:00:00Z' })
  await log(person, { date: '2026-03-29', eaten_at: '2026-03-29T12:00:00Z' })
  await log(person, { date: '2026-03-30', eaten_at: '2026-03-30T12:00:00Z' })
  expect((await readReport(person, 'period=month')).meal_habits).toMatchObject([
    { meal_type: 'almoco', days: 3, typical_time: '13:00', spread_minutes: 0 },
  ])
})

test('the usual hour of a meal, which a meal without an hour gets, is not reported as the time of eating', async () => {
  const person = await signUp()
  clock.set('2026-03-12T20:00:00Z')
  const dates = ['2026-03-09', '2026-03-10', '2026-03-11']
  for (const date of dates) await log(person, { date, eaten_at: `${date}T15:00:00Z` })
  const habits = async () => (await readReport(person, 'period=month')).meal_habits
  expect(await habits()).toMatchObject([{ meal_type: 'almoco', days: 3, typical_time: null }])
  for (const date of dates) await log(person, { date, eaten_at: `${date}T15:20:00Z` })
  expect(await habits()).toMatchObject([{ meal_type: 'almoco', days: 3, typical_time: '12:20' }])
})

test('the usual time of ticked meals is not reported as the time of eating', async () => {
  const person = await signUp()
  clock.set('2026-03-09T15:00:00Z')
  const dates = ['2026-03-09', '2026-03-10', '2026-03-11']
  const { id } = await readReply<DietDetail>(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  clock.set('2026-03-12T15:00:00Z')
  for (const date of dates) {
    const json = { date, diet_id: id, meal_compliance: { almoco: true } }
    await readReply(person.fetch('/api/compliance', { method: 'PUT', json }))
  }
  const habits = async () => (await readReport(person, 'period=month')).meal_habits
  expect(await habits()).toMatchObject([
    { meal_type: 'almoco', days: 3, typical_time: null, spread_minutes: null },
  ])
  for (const date of dates) {
    await log(person, { date, eaten_at: `${date}T17:00:00Z` })
  }
  expect(await habits()).toMatchObject([
    { meal_type: 'almoco', days: 3, typical_time: '14:00', spread_minutes: 0 },
  ])
})

test('a meal logged later stays on its day and shows no hour', async () => {
  const person = await signUp()
  for (const date of ['2026-03-08', '2026-03-09', '2026-03-10']) {
    await log(person, { date, eaten_at: wednesday })
  }
  expect((await readReport(person, 'period=month')).meal_habits).toMatchObject([
    { meal_type: 'almoco', days: 3, typical_time: null, spread_minutes: null },
  ])
})

test('a traveller keeps earlier days and gets the weeks of the new zone', async () => {
  const person = await signUp()
  clock.set('2026-03-15T23:00:00Z')
  await buyPlan(person, 'monthly')
  await log(person, { date: '2026-03-15', eaten_at: '2026-03-15T22:00:00Z', meal_type: 'jantar' })
  expect(await readReport(person, 'period=week')).toMatchObject({ start: '2026-03-09', days_logged: 1 })
  await readReply(person.fetch('/api/profile', { method: 'PATCH', json: { timezone: 'Asia/Tokyo' } }))
  expect(await readReport(person, 'period=week')).toMatchObject({
    start: '2026-03-16',
    today: '2026-03-16',
    days_logged: 0,
  })
  expect(await readReport(person, 'period=week&start=2026-03-15')).toMatchObject({ days_logged: 1 })
})

test('weight, water and check-ins appear on their days', async () => {
  const person = await signUp()
  const put = (date: string, weight_kg: number) =>
    readReply(person.fetch(`/api/weights/${date}`, { method: 'PUT', json: { weight_kg } }))
  await put('2026-03-06', 70)
  await put('2026-03-10', 71)
  await readReply(person.fetch('/api/water', { json: { id: crypto.randomUUID(), ml: 500 } }))
  await readReply(person.fetch('/api/water', { json: { id: crypto.randomUUID(), ml: 200 } }))
  await readReply(person.fetch('/api/check-ins', { json: { id: 'energy-tired' } }))
  const report = await readReport(person, 'period=week')
  expect(report.days.weight_kg).toEqual([null, 71, null, null, null, null, null])
  expect(report.days.weight_trend_kg[1]).toBe(70.5)
  expect(report.days.water_ml).toEqual([null, null, 700, null, null, null, null])
  expect(report).toMatchObject({
    weight: { days_weighed: 1, change_kg: 0 },
    water: { days_logged: 1, average_ml: 700 },
    check_ins: { days: 1, answers: [{ id: 'energy-tired', days: 1 }] },
  })
  await put('2026-03-10', 70)
  expect((await readReport(person, 'period=week')).days.weight_trend_kg[1]).toBe(70)
})

test('a year of 365 days is one short response, revalidated by ETag', async () => {
  const person = await signUp()
  await log(person, { date: '2026-03-09' })
  const reply = await person.fetch('/api/reports?period=year', { headers: { 'accept-encoding': 'gzip' } })
  const etag = reply.headers.get('etag') ?? ''
  expect(reply.headers.get('content-encoding')).toBe('gzip')
  const report = await readReport(person, 'period=year')
  expect(report.days.calories).toHaveLength(365)
  expect(report.spans.map(({ start }) => start.slice(5))).toEqual(
    Array.from({ length: 12 }, (_, month) => `${String(month + 1).padStart(2, '0')}-01`),
  )
  const again = await person.fetch('/api/reports?period=year', { headers: { 'if-none-match': etag } })
  expect([again.status, etag === '']).toEqual([304, false])
})
