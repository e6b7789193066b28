import { randomUUID } from 'node:crypto'
import type { Meal } from '#contract/day/meals.ts'
import type { listRepeatableMeals } from '#contract/day/repeatable-meals.ts'
import type { repeatMeal } from '#contract/day/repeated-meals.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { OwnFood } from '#contract/day/own-foods.ts'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { walk as foodWalk } from '../foods/test-walk.ts'

const { clock, signUpConfirmed } = await startTestApp()
/** Lunch time on Wednesday, 11 March, in São Paulo. */
const noon = '2026-03-11T15:00:00Z'

const breakfast = [
  { food_id: 'taco:53', grams: 50 },
  { food_id: 'taco:261', grams: 10 },
]
const rice = [{ food_id: 'taco:3', grams: 120 }]
const peanuts = [{ food_id: 'taco:557', grams: 30 }]

const log = (person: TestPerson, date: string, mealType: string, items: readonly object[]) =>
  readReply<Meal>(
    person.fetch('/api/meals', {
      json: { id: randomUUID(), eaten_at: `${date}T15:00:00Z`, date, meal_type: mealType, items },
    }),
  )
const offered = async (person: TestPerson, at = noon, date?: string) =>
  readReply<Reply<typeof listRepeatableMeals>>(
    person.fetch(`/api/meals/again?at=${at}${date ? `&date=${date}` : ''}`),
  )
const again = (person: TestPerson, id: string, json: object = {}) =>
  person.fetch(`/api/meals/${id}/repeat`, { json: { new_id: randomUUID(), ...json } })
const repeated = (person: TestPerson, id: string, json: object = {}) =>
  readReply<Reply<typeof repeatMeal>>(again(person, id, json))

test('the usual meal comes first, then yesterday’s, then five different ones', async () => {
  const person = await signUpConfirmed()
  expect(await offered(person)).toEqual({ meal_type: 'almoco', meals: [] })
  for (const day of [1, 2, 3]) await log(person, `2026-03-0${day}`, 'almoco', breakfast)
  const grams = [150, 200, 250, 300, 350, 400, 450]
  const foods = ['taco:3', 'taco:561', 'taco:78', 'taco:157', 'taco:182', 'taco:179', 'taco:346']
  for (const [at, food_id] of foods.entries()) {
    await log(person, `2026-03-0${at + 3}`, 'jantar', [{ food_id, grams: grams[at] }])
  }
  await log(person, '2026-03-10', 'almoco', [...rice, ...breakfast])
  const { meals } = await offered(person)
  expect(meals.map(({ reason, date }) => [reason, date])).toEqual([
    ['usual', '2026-03-03'],
    ['yesterday', '2026-03-10'],
    ['recent', '2026-03-09'],
    ['recent', '2026-03-08'],
    ['recent', '2026-03-07'],
    ['recent', '2026-03-06'],
    ['recent', '2026-03-05'],
  ])
})

test('a meal that the day already has is offered if it is asked for', async () => {
  const person = await signUpConfirmed()
  const { id } = await log(person, '2026-03-11', 'cafe_manha', breakfast)
  expect((await offered(person)).meals).toEqual([])
  const { meals } = await readReply<Reply<typeof listRepeatableMeals>>(
    person.fetch(`/api/meals/again?at=${noon}&include=with_eaten`),
  )
  expect(meals.map(({ meal_id }) => meal_id)).toEqual([id])
})

test('what this meal of today already has is not offered again; lunch is, for dinner', async () => {
  const person = await signUpConfirmed()
  await log(person, '2026-03-10', 'almoco', rice)
  expect((await offered(person)).meals).toHaveLength(1)
  const { id } = await log(person, '2026-03-11', 'almoco', rice)
  expect((await offered(person)).meals).toEqual([])
  clock.set('2026-03-11T23:30:00Z')
  const atDinner = await offered(person, clock.now().toISOString())
  expect(atDinner).toMatchObject({ meal_type: 'jantar', meals: [{ meal_id: id, reason: 'recent' }] })
  expect((await repeated(person, id)).meal).toMatchObject({ date: '2026-03-11', meal_type: 'jantar' })
  clock.set(noon)
})

test('a past day is offered the meals that it does not have, whichever meal it is now', async () => {
  const person = await signUpConfirmed()
  await log(person, '2026-03-08', 'cafe_manha', breakfast)
  await log(person, '2026-03-08', 'jantar', rice)
  await log(person, '2026-03-09', 'cafe_manha', breakfast)
  const idsOn = async (date?: string) =>
    (await offered(person, noon, date)).meals.map(({ date: eaten, meal_type }) => [eaten, meal_type])
  expect(await idsOn('2026-03-08')).toEqual([])
  expect(await idsOn('2026-03-09')).toEqual([['2026-03-08', 'jantar']])
  const all = [
    ['2026-03-09', 'cafe_manha'],
    ['2026-03-08', 'jantar'],
  ]
  expect(await idsOn('2026-03-10')).toEqual(all)
  expect(await idsOn()).toEqual(all)
  expect(await problemCode(person.fetch('/api/meals/again?date=2026-02-01'))).toBe('422 day_out_of_range')
})

test('a repeated meal has the foods, amounts and numbers of now, once per key', async () => {
  const person = await signUpConfirmed()
  const before = await log(person, '2026-03-10', 'almoco', breakfast)
  const key = { new_id: randomUUID() }
  const replies = await Promise.all([repeated(person, before.id, key), repeated(person, before.id, key)])
  expect(replies.map(({ outcome, meal }) => [outcome, meal?.id])).toEqual([
    ['logged', key.new_id],
    ['logged', key.new_id],
  ])
  const [{ meal, today }] = replies
  expect(meal).toMatchObject({ date: '2026-03-11', meal_type: 'almoco', source: 'manual', scan_id: null })
  expect(meal?.totals).toEqual(before.totals)
  expect(today?.plan.scans).toHaveLength(1)
  expect(await repeated(person, before.id, { meal_type: 'ceia', date: '2026-03-09' })).toMatchObject({
    meal: { date: '2026-03-09', meal_type: 'ceia' },
  })
})

test('a repeated meal warns of an allergy answered since, and is saved only when the warning was seen', async () => {
  const person = await signUpConfirmed()
  const before = await log(person, '2026-03-10', 'almoco', peanuts)
  expect((await repeated(person, before.id)).outcome).toBe('logged')
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    preferences: { ...ordinaryAnswers.preferences, allergies: ['Amendoim'] },
  })
  const key = { new_id: randomUUID() }
  const asked = await repeated(person, before.id, key)
  expect(asked).toMatchObject({ outcome: 'to_confirm', meal: null, warnings: [{ answer: 'Amendoim' }] })
  expect((await person.fetch(`/api/meals/${key.new_id}`)).status).toBe(404)
  const seen = await repeated(person, before.id, { ...key, warnings_seen: true })
  expect(seen).toMatchObject({ outcome: 'logged', warnings: [{ answer: 'Amendoim' }] })
})

test('an own food counts in its current revision, and as it was once it is deleted', async () => {
  const person = await signUpConfirmed()
  const label = foodWalk.bodies!['POST /api/own-foods'] as object
  const { id, food } = await readReply<OwnFood>(person.fetch('/api/own-foods', { json: label }))
  const before = await log(person, '2026-03-10', 'almoco', [{ food_id: food.id, grams: 100 }])
  const changed = { ...label, id: undefined, name: 'Biscoito novo' }
  await readReply(person.fetch(`/api/own-foods/${id}`, { method: 'PUT', json: changed }))
  expect((await repeated(person, before.id)).meal?.items[0]?.name).toBe('Biscoito novo')
  await readReply(person.fetch(`/api/own-foods/${id}`, { method: 'DELETE' }))
  expect((await repeated(person, before.id)).meal?.items[0]?.name).toBe(before.items[0]?.name)
})

test('meals of other accounts and unknown meals cannot be repeated, nor days out of range', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  const { id } = await log(ana, '2026-03-10', 'almoco', rice)
  expect(await problemCode(again(bia, id))).toBe('404 meal_not_found')
  expect((await offered(bia)).meals).toEqual([])
  expect(await problemCode(again(ana, randomUUID()))).toBe('404 meal_not_found')
  expect(await problemCode(again(ana, id, { date: '2026-02-01' }))).toBe('422 day_out_of_range')
})

test('an account without numbers is offered meals without them', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    health_flags: { ...ordinaryAnswers.health_flags, conditions: ['tca'] },
  })
  await log(person, '2026-03-10', 'almoco', rice)
  expect((await offered(person)).meals.map(({ calories }) => calories)).toEqual([null])
})
