import { randomUUID } from 'node:crypto'
import type { Meal } from '#contract/day/meals.ts'
import type { Applied } from '#contract/day/rebalances.ts'
import type { Today } from '#contract/day/today.ts'
import type { WaterDay } from '#contract/day/water.ts'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { clock, signUpConfirmed } = await startTestApp()
/** Lunch time on Wednesday, 11 March, in São Paulo. */
const noon = '2026-03-11T15:00:00Z'
const rice = [{ food_id: 'taco:3', grams: 120 }]
const feast = [{ food_id: 'taco:3', grams: 1500 }]

const dayOf = (person: TestPerson, date?: string) =>
  readReply<Today>(person.fetch(`/api/plan-today${date === undefined ? '' : `?date=${date}`}`))
const log = (person: TestPerson, json: object) =>
  readReply<Meal & { today: Today }>(
    person.fetch('/api/meals', {
      json: { id: randomUUID(), meal_type: 'almoco', items: rice, ...json },
    }),
  )
const kcal = ({ plan }: Today) => plan.consumed_calories ?? 0
const sumOf = ({ plan }: Today) => plan.scans.reduce((sum, { calories }) => sum + (calories ?? 0), 0)

test('a meal of a past day counts on that day alone, and in the streak', async () => {
  clock.set(noon)
  const person = await signUpConfirmed()
  const { today } = await log(person, { date: '2026-03-10', eaten_at: '2026-03-10T15:00:00Z' })
  expect(kcal(today)).toBe(0)
  expect(today.streak).toBe(1)
  const yesterday = await dayOf(person, '2026-03-10')
  expect(kcal(yesterday)).toBe(sumOf(yesterday))
  expect(kcal(yesterday)).toBeGreaterThan(0)
  expect(kcal(await dayOf(person, '2026-03-09'))).toBe(0)
})

test('correcting and removing a meal of a past day change that day and the cached today', async () => {
  clock.set(noon)
  const person = await signUpConfirmed()
  const meal = await log(person, { date: '2026-03-10', eaten_at: '2026-03-10T15:00:00Z' })
  const before = await dayOf(person, '2026-03-10')
  expect((await dayOf(person)).streak).toBe(1)
  await readReply(
    person.fetch(`/api/meals/${meal.id}`, {
      method: 'PUT',
      json: { meal_type: 'jantar', items: [{ food_id: 'taco:3', grams: 240 }] },
    }),
  )
  const doubled = await dayOf(person, '2026-03-10')
  expect(kcal(doubled)).toBe(sumOf(doubled))
  expect(kcal(doubled)).toBeGreaterThan(kcal(before))
  expect(doubled.plan.scans.map(({ meal_type }) => meal_type)).toEqual(['jantar'])
  await readReply(person.fetch(`/api/meals/${meal.id}`, { method: 'DELETE' }))
  expect((await dayOf(person, '2026-03-10')).plan.scans).toEqual([])
  expect((await dayOf(person)).streak).toBe(0)
})

test('a meal moves to another day and time, both days follow, and it moves back', async () => {
  clock.set(noon)
  const person = await signUpConfirmed()
  const { id, eaten_at } = await log(person, {})
  const move = (json: object) =>
    person.fetch(`/api/meals/${id}`, { method: 'PUT', json: { meal_type: 'almoco', items: rice, ...json } })
  const yesterday = { date: '2026-03-10', eaten_at: '2026-03-10T16:30:00Z' }
  const summed = kcal(await dayOf(person))
  for (const _ of [1, 2]) {
    const moved = await readReply<Meal & { today: Today }>(move(yesterday))
    expect(moved).toMatchObject({ id, ...yesterday, eaten_at: '2026-03-10T16:30:00.000Z' })
    expect(kcal(moved.today)).toBe(0)
  }
  expect(kcal(await dayOf(person, '2026-03-10'))).toBe(summed)
  expect((await dayOf(person)).streak).toBe(1)
  await readReply(move({ date: '2026-03-11', eaten_at }))
  expect(kcal(await dayOf(person))).toBe(summed)
  expect((await dayOf(person, '2026-03-10')).plan.scans).toEqual([])
  const later = await readReply<Meal>(move({ eaten_at: '2026-03-11T20:00:00Z' }))
  expect(later).toMatchObject({ date: '2026-03-11', eaten_at: new Date(noon).toISOString() })
  for (const date of ['2026-02-08', '2026-03-13'])
    expect(await problemCode(move({ date }))).toBe('422 day_out_of_range')
})

test.each([
  ['2026-03-11T02:59:00Z', '2026-03-10'],
  ['2026-03-11T03:00:00Z', '2026-03-11'],
])('a meal at %s is one of %s in São Paulo', async (eaten_at, date) => {
  clock.set(noon)
  const person = await signUpConfirmed()
  expect((await log(person, { eaten_at })).date).toBe(date)
  expect((await dayOf(person, date)).plan.scans).toHaveLength(1)
})

test('a scan is added at the time of eating and on its day, not at the time of the photo', async () => {
  clock.set(noon)
  const person = await signUpConfirmed()
  const addScan = async (json: object) => {
    const { scan_id } = await readReply<{ scan_id: string }>(person.fetch('/api/scan-start', { json: {} }))
    await readReply(person.fetch('/api/scan-complete', { json: { scan_id, description: '1 banana' } }))
    const applied = person.fetch('/api/plan-apply-scan', { json: { scan_id, ...json } })
    return (await readReply<Applied>(applied)).meal
  }
  const eaten_at = '2026-03-11T02:30:00.000Z'
  expect(await addScan({ eaten_at })).toMatchObject({ eaten_at, date: '2026-03-10' })
  expect(await addScan({ eaten_at, date: '2026-03-11' })).toMatchObject({ eaten_at, date: '2026-03-11' })
  // A time in the future, from a phone whose clock is ahead, is stored as the current time.
  const now = clock.now().toISOString()
  expect(await addScan({ eaten_at: '2026-03-11T20:00:00Z' })).toMatchObject({
    eaten_at: now,
    date: '2026-03-11',
  })
  expect(await addScan({})).toMatchObject({ eaten_at: now, date: '2026-03-11' })
})

test('the leap day has its meals and the days beside it have not', async () => {
  clock.set('2028-03-01T15:00:00Z')
  const person = await signUpConfirmed()
  for (const eaten_at of ['2028-02-29T03:00:00Z', '2028-03-01T02:59:00Z']) await log(person, { eaten_at })
  expect((await dayOf(person, '2028-02-29')).plan.scans).toHaveLength(2)
  expect((await dayOf(person, '2028-02-28')).plan.scans).toEqual([])
  expect((await dayOf(person, '2028-03-01')).streak).toBe(1)
})

test('meals, ticks, water and weights reach back 30 days and not 31', async () => {
  clock.set(noon)
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, ordinaryAnswers)
  const [first, before] = ['2026-02-09', '2026-02-08']
  const meal = (date: string) =>
    person.fetch('/api/meals', { json: { id: randomUUID(), date, meal_type: 'almoco', items: rice } })
  const water = (date: string) => person.fetch('/api/water', { json: { id: randomUUID(), ml: 200, date } })
  const weight = (date: string) =>
    person.fetch(`/api/weights/${date}`, { method: 'PUT', json: { weight_kg: 70, confirmed: true } })
  for (const write of [meal, water, weight]) {
    expect((await write(first)).status).toBe(200)
    expect(await problemCode(write(before))).toBe('422 day_out_of_range')
  }
  const ticks = { date: before, diet_id: randomUUID(), meal_compliance: {} }
  const compliance = person.fetch('/api/compliance', { method: 'PUT', json: ticks })
  expect(await problemCode(compliance)).toBe('422 day_out_of_range')
  const { total_ml } = await readReply<WaterDay>(person.fetch(`/api/water?date=${first}`))
  expect(total_ml).toBe(200)
})

test('a large meal of a past day changes no plan, and its removal none either', async () => {
  clock.set(noon)
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, ordinaryAnswers)
  await readReply(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  await readReply(person.fetch('/api/plan-generate-week', { json: {} }))
  const weekday = await dayOf(person)
  expect(weekday.planned_meals.length).toBeGreaterThan(2)
  const applied = await readReply<Applied>(
    person.fetch('/api/plan-apply-meal', {
      json: {
        id: randomUUID(),
        meal_type: 'almoco',
        items: feast,
        date: '2026-03-10',
        eaten_at: '2026-03-10T15:00:00Z',
      },
    }),
  )
  expect(applied.rebalance).toMatchObject({ rebalanceNeeded: false, adjustments: [] })
  const after = await dayOf(person)
  expect(after.planned_meals).toEqual(weekday.planned_meals)
  expect(after.rebalance).toBeNull()
  expect(after.rebalance_proposal).toBeNull()
  const removed = await readReply<{ week_plan: unknown }>(
    person.fetch(`/api/meals/${applied.meal.id}`, { method: 'DELETE' }),
  )
  expect(removed.week_plan).toBeNull()
})
