import { randomUUID } from 'node:crypto'
import type { copyDay } from '#contract/day/copied-days.ts'
import type { Meal } from '#contract/day/meals.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { Today } from '#contract/day/today.ts'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { clock, signUpConfirmed } = await startTestApp()
/** Wednesday, 11 March, 20:00 in São Paulo. */
clock.set('2026-03-11T23:00:00Z')
const rice = [{ food_id: 'taco:3', grams: 120 }]
const peanuts = [{ food_id: 'taco:557', grams: 30 }]

const log = (person: TestPerson, eatenAt: string, mealType: string, items: readonly object[] = rice) =>
  readReply<Meal>(
    person.fetch('/api/meals', {
      json: { id: randomUUID(), eaten_at: eatenAt, meal_type: mealType, items },
    }),
  )
const copy = (person: TestPerson, json: object = {}, date = '2026-03-10') =>
  person.fetch(`/api/days/${date}/copy`, { json: { key: randomUUID(), to: '2026-03-11', ...json } })
const copied = (person: TestPerson, json: object = {}) => readReply<Reply<typeof copyDay>>(copy(person, json))
const day = (person: TestPerson, date: string) =>
  readReply<Today>(person.fetch(`/api/plan-today?date=${date}`))

test('the meals of a day are copied once per key, at their times and with their numbers', async () => {
  const person = await signUpConfirmed()
  await log(person, '2026-03-10T03:00:00Z', 'ceia')
  await log(person, '2026-03-10T22:59:00Z', 'jantar')
  const key = { key: randomUUID() }
  const replies = await Promise.all([copied(person, key), copied(person, key)])
  for (const { outcome, meals, left_out: leftOut } of replies) {
    expect(outcome).toBe('logged')
    expect(meals.map(({ meal_type, eaten_at }) => [meal_type, eaten_at])).toEqual([
      ['ceia', '2026-03-11T03:00:00.000Z'],
      ['jantar', '2026-03-11T22:59:00.000Z'],
    ])
    expect(leftOut).toEqual([])
  }
  const [before, after] = [await day(person, '2026-03-10'), await day(person, '2026-03-11')]
  expect(after.plan.scans).toHaveLength(2)
  expect(after.plan.consumed_calories).toBe(before.plan.consumed_calories)
})

test('a meal whose time is still to come is left out and named, and a past day keeps all times', async () => {
  const person = await signUpConfirmed()
  await log(person, '2026-03-10T11:00:00Z', 'cafe_manha')
  const dinner = await log(person, '2026-03-10T22:30:00Z', 'jantar')
  clock.set('2026-03-11T12:00:00Z')
  const early = await copied(person)
  expect(early.meals).toMatchObject([{ meal_type: 'cafe_manha', eaten_at: '2026-03-11T11:00:00.000Z' }])
  expect(early.left_out).toEqual([
    { meal_type: 'jantar', eaten_at: '2026-03-11T22:30:00.000Z', reason: 'later' },
  ])
  const before = await copied(person, { to: '2026-03-09' })
  expect(before.meals.map(({ eaten_at: at }) => at)).toEqual([
    '2026-03-09T11:00:00.000Z',
    '2026-03-09T22:30:00.000Z',
  ])
  expect(before.meals[1]?.totals).toEqual(dinner.totals)
  expect(before.left_out).toEqual([])

  clock.set('2026-03-11T23:00:00Z')
  const late = await copied(person)
  expect(late.meals).toMatchObject([{ meal_type: 'jantar', eaten_at: '2026-03-11T22:30:00.000Z' }])
  expect(late.left_out).toMatchObject([{ meal_type: 'cafe_manha', reason: 'already' }])
})

test('a copy that waited on a device leaves out what was still to come when it was asked for', async () => {
  const person = await signUpConfirmed()
  await log(person, '2026-03-10T11:00:00Z', 'cafe_manha')
  await log(person, '2026-03-10T22:30:00Z', 'jantar')
  const { meals, left_out: leftOut } = await copied(person, { asked_at: '2026-03-11T12:00:00Z' })
  expect(meals.map(({ meal_type: type }) => type)).toEqual(['cafe_manha'])
  expect(leftOut).toMatchObject([{ meal_type: 'jantar', reason: 'later' }])
  // A device whose clock is fast copies nothing that is still to come.
  clock.set('2026-03-11T12:00:00Z')
  const early = await copied(person, { asked_at: '2026-03-12T12:00:00Z' })
  clock.set('2026-03-11T23:00:00Z')
  expect(early.left_out.map(({ reason }) => reason)).toEqual(['already', 'later'])
})

test('a meal that the day already has with the same foods is doubled only if asked', async () => {
  const person = await signUpConfirmed()
  await log(person, '2026-03-10T15:00:00Z', 'almoco')
  await log(person, '2026-03-10T16:00:00Z', 'almoco')
  await log(person, '2026-03-10T19:00:00Z', 'lanche_tarde')
  await log(person, '2026-03-11T15:30:00Z', 'almoco', [{ food_id: 'taco:3', grams: 90 }])
  const once = await copied(person)
  expect(once.meals.map(({ meal_type: type }) => type)).toEqual(['almoco', 'lanche_tarde'])
  expect(once.left_out.map(({ reason }) => reason)).toEqual(['already'])
  const again = await copied(person)
  expect(again.meals).toEqual([])
  expect(again.left_out).toHaveLength(3)
  expect((await copied(person, { doubles: true })).meals).toHaveLength(3)
})

test('the same foods at another meal are no copy, and a dinner after midnight stays one', async () => {
  const person = await signUpConfirmed()
  const dinner = {
    id: randomUUID(),
    date: '2026-03-09',
    eaten_at: '2026-03-10T03:30:00Z',
    meal_type: 'jantar',
  }
  await readReply(person.fetch('/api/meals', { json: { ...dinner, items: rice } }))
  await log(person, '2026-03-11T15:00:00Z', 'almoco')
  const { meals, left_out: leftOut } = await readReply<Reply<typeof copyDay>>(
    copy(person, { to: '2026-03-10' }, '2026-03-09'),
  )
  expect(meals).toMatchObject([{ date: '2026-03-10', eaten_at: '2026-03-11T03:30:00.000Z' }])
  expect(leftOut).toEqual([])
  const lunch = await copied(person, { to: '2026-03-09' })
  expect(lunch.left_out).toMatchObject([{ meal_type: 'jantar', reason: 'already' }])
  const again = await readReply<Reply<typeof copyDay>>(copy(person, { to: '2026-03-10' }, '2026-03-11'))
  expect(again.meals).toMatchObject([{ meal_type: 'almoco', eaten_at: '2026-03-10T15:00:00.000Z' }])
})

test('a repeated key names nothing left out, and only meals that are logged are warned of', async () => {
  const person = await signUpConfirmed()
  await log(person, '2026-03-10T11:00:00Z', 'cafe_manha')
  await log(person, '2026-03-10T15:00:00Z', 'almoco', peanuts)
  await log(person, '2026-03-11T15:00:00Z', 'almoco', peanuts)
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    preferences: { ...ordinaryAnswers.preferences, allergies: ['Amendoim'] },
  })
  const key = { key: randomUUID() }
  expect(await copied(person, key)).toMatchObject({ outcome: 'logged', left_out: [{ reason: 'already' }] })
  expect((await copied(person, key)).left_out).toEqual([])
})

test('a copy that was removed does not come back with the key', async () => {
  const person = await signUpConfirmed()
  await log(person, '2026-03-10T15:00:00Z', 'almoco')
  const key = { key: randomUUID(), to: '2026-03-09' }
  const { meals } = await copied(person, key)
  await readReply(person.fetch(`/api/meals/${meals[0]?.id}`, { method: 'DELETE' }))
  expect((await copied(person, key)).meals).toEqual([])
  expect((await day(person, '2026-03-09')).plan.scans).toEqual([])
})

test('a lost reply is asked again, also for a day copied onto itself or whose meals are gone', async () => {
  const person = await signUpConfirmed()
  for (let meals = 0; meals < 11; meals += 1) await log(person, '2026-03-10T15:00:00Z', 'almoco')
  const key = { key: randomUUID(), to: '2026-03-10', doubles: true }
  const first = (await copied(person, key)).meals.map(({ id }) => id)
  expect((await copied(person, key)).meals.map(({ id }) => id)).toEqual(first)
  expect((await day(person, '2026-03-10')).plan.scans).toHaveLength(22)

  const other = await signUpConfirmed()
  const lunch = await log(other, '2026-03-10T15:00:00Z', 'almoco')
  const once = { key: randomUUID() }
  await copied(other, once)
  await readReply(other.fetch(`/api/meals/${lunch.id}`, { method: 'DELETE' }))
  expect((await copied(other, once)).outcome).toBe('logged')
  expect((await day(other, '2026-03-11')).plan.scans).toHaveLength(1)
})

test('one question covers the allergies of all meals, and nothing is stored before the answer', async () => {
  const person = await signUpConfirmed()
  await log(person, '2026-03-10T11:00:00Z', 'cafe_manha', peanuts)
  await log(person, '2026-03-10T15:00:00Z', 'almoco')
  await log(person, '2026-03-10T22:00:00Z', 'jantar', peanuts)
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    preferences: { ...ordinaryAnswers.preferences, allergies: ['Amendoim'] },
  })
  const key = { key: randomUUID() }
  const asked = await copied(person, key)
  expect(asked).toMatchObject({ outcome: 'to_confirm', meals: [], warnings: [{ answer: 'Amendoim' }] })
  expect(asked.warnings).toHaveLength(1)
  expect(asked.today?.plan.scans).toEqual([])
  expect((await copied(person, { ...key, warnings_seen: true })).meals).toHaveLength(3)
})

test('ticks are not copied', async () => {
  clock.set('2026-03-10T23:00:00Z')
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, ordinaryAnswers)
  await readReply(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  clock.set('2026-03-11T23:00:00Z')
  const { active_diet, planned_meals } = await day(person, '2026-03-10')
  await readReply(
    person.fetch('/api/compliance', {
      method: 'PUT',
      json: {
        date: '2026-03-10',
        diet_id: active_diet?.id,
        meal_compliance: Object.fromEntries(planned_meals.map(({ meal_type }) => [meal_type, true])),
      },
    }),
  )
  expect(await problemCode(copy(person))).toBe('409 nothing_to_copy')
  await log(person, '2026-03-10T15:00:00Z', 'almoco')
  const { meals, today } = await copied(person)
  expect(meals).toHaveLength(1)
  expect(today?.planned_meals.some(({ ticked }) => ticked)).toBe(false)
})

test('days without meals, with too many and out of range are refused', async () => {
  const person = await signUpConfirmed()
  expect(await problemCode(copy(person))).toBe('409 nothing_to_copy')
  for (let meal = 0; meal < 21; meal += 1) await log(person, '2026-03-10T15:00:00Z', 'almoco')
  expect(await problemCode(copy(person))).toBe('409 too_many_meals')
  expect(await problemCode(copy(person, { to: '2026-02-08' }))).toBe('422 day_out_of_range')
  expect(await problemCode(copy(person, {}, '2026-02-08'))).toBe('422 day_out_of_range')
  const other = await signUpConfirmed()
  expect(await problemCode(copy(other))).toBe('409 nothing_to_copy')
})
