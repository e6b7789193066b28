import { randomUUID } from 'node:crypto'
import type { Reply } from '#contract/endpoint.ts'
import type { Meal, PlateReading, sendMealEntry } from '#contract/day/meals.ts'
import type { Applied } from '#contract/day/rebalances.ts'
import type { Today } from '#contract/day/today.ts'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  problemCode,
  readCommandReply,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { clock, signUpConfirmed } = await startTestApp()

type Outcome = Reply<typeof sendMealEntry>

const plain = '1 concha de feijão e 2 ovos fritos'
const now = () => clock.now().toISOString()
const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000).toISOString()

const send = (person: TestPerson, id: string, text: string = plain, more: object = {}) =>
  person.fetch('/api/meal-entries', { json: { id, text, eaten_at: now(), ...more } })
const mealsOf = async (person: TestPerson, date?: string) =>
  (await readReply<Today>(person.fetch(`/api/plan-today${date ? `?date=${date}` : ''}`))).plan.scans

test('an entry sent twenty times at once is one meal with equal replies', async () => {
  const person = await signUpConfirmed()
  const id = randomUUID()
  const replies = await Promise.all(Array.from({ length: 20 }, () => readReply<Outcome>(send(person, id))))
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(replies[0]).toMatchObject({ outcome: 'logged', meal: { id } })
  expect(await mealsOf(person)).toHaveLength(1)
})

test('the same key in two accounts is a meal in each', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  const id = randomUUID()
  for (const person of [ana, bia]) await readReply(send(person, id))
  expect([await mealsOf(ana), await mealsOf(bia)].map((meals) => meals.length)).toEqual([1, 1])
})

test('an entry of another account is rejected', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  expect(await problemCode(send(bia, randomUUID(), plain, { user_id: ana.id }))).toBe('403 foreign_account')
  expect(await mealsOf(bia)).toEqual([])
})

test('a deleted meal does not come back with a late repetition', async () => {
  const person = await signUpConfirmed()
  const id = randomUUID()
  await readReply(send(person, id))
  await readReply(person.fetch(`/api/meals/${id}`, { method: 'DELETE' }))
  expect(await readCommandReply<Outcome>(send(person, id))).toEqual({ outcome: 'logged', meal: null })
  expect(await mealsOf(person)).toEqual([])
})

test.each([
  ['a word that is no food', '1 concha de feijão e 2 colheres de xablau'],
  ['an amount that nobody said', 'arroz e feijão'],
  ['no food at all', 'xablau zorg'],
])('%s needs a confirmation, and nothing is guessed', async (_, text) => {
  const person = await signUpConfirmed()
  expect(await readCommandReply<Outcome>(send(person, randomUUID(), text))).toEqual({
    outcome: 'to_confirm',
    meal: null,
  })
  expect(await mealsOf(person)).toEqual([])
})

test('foods that the person saw in the reading of the device are logged without a confirmation', async () => {
  const person = await signUpConfirmed()
  const text = 'arroz, feijão e 2 colheres de xablau'
  const read = await readReply<PlateReading>(person.fetch('/api/meals/describe', { json: { text } }))
  const seen = read.items.map(({ name, grams }) => ({ name, grams })).toReversed()
  const other = seen.map((food) => ({ ...food, grams: food.grams * 2 }))
  for (const unlike of [other, seen.slice(1)]) {
    const { outcome } = await readCommandReply<Outcome>(send(person, randomUUID(), text, { seen: unlike }))
    expect(outcome).toBe('to_confirm')
  }
  const { meal } = await readReply<Outcome>(send(person, randomUUID(), text, { seen }))
  expect(meal?.items.map(({ name }) => name).toSorted()).toEqual(seen.map(({ name }) => name).toSorted())
})

test('a text without foods is confirmed even if the device read none either', async () => {
  const person = await signUpConfirmed()
  const { outcome } = await readCommandReply<Outcome>(send(person, randomUUID(), 'xablau zorg', { seen: [] }))
  expect(outcome).toBe('to_confirm')
})

test('a meal with a warning is confirmed even if its reading was seen', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const text = '1 unidade de paçoca'
  const read = await readReply<PlateReading>(person.fetch('/api/meals/describe', { json: { text } }))
  const seen = read.items.map(({ name, grams }) => ({ name, grams }))
  expect(await readCommandReply<Outcome>(send(person, randomUUID(), text, { seen }))).toMatchObject({
    outcome: 'to_confirm',
  })
})

test('a meal with a warning is confirmed before it enters the day', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  expect(await readCommandReply<Outcome>(send(person, randomUUID(), '1 unidade de paçoca'))).toMatchObject({
    outcome: 'to_confirm',
  })
})

test('a meal has the day and hour of eating and is never in the future', async () => {
  const person = await signUpConfirmed()
  const eatenAt = hoursAgo(49)
  const { meal } = await readReply<Outcome>(send(person, randomUUID(), plain, { eaten_at: eatenAt }))
  expect(meal).toMatchObject({ eaten_at: eatenAt, date: eatenAt.slice(0, 10) })
  expect(await mealsOf(person, meal!.date)).toHaveLength(1)
  const early = await readReply<Outcome>(send(person, randomUUID(), plain, { eaten_at: hoursAgo(-3) }))
  expect(early.meal!.eaten_at).toBe(now())
  const tooOld = send(person, randomUUID(), plain, { eaten_at: hoursAgo(40 * 24) })
  expect(await problemCode(tooOld)).toBe('422 day_out_of_range')
})

test('a confirmed entry is the same meal', async () => {
  const person = await signUpConfirmed()
  const id = randomUUID()
  const items = [{ food_id: 'taco:3', grams: 100 }]
  await readReply<Applied>(person.fetch('/api/plan-apply-meal', { json: { id, meal_type: 'almoco', items } }))
  expect((await readReply<Outcome>(send(person, id))).meal?.items.map(({ food_id }) => food_id)).toEqual([
    'taco:3',
  ])
  expect(await mealsOf(person)).toHaveLength(1)
  expect(await readReply<Meal>(person.fetch(`/api/meals/${id}`))).toMatchObject({ id })
})

test('words name another meal and day of an entry than those of its time', async () => {
  const person = await signUpConfirmed()
  const { meal } = await readReply<Outcome>(send(person, randomUUID(), `ontem no jantar ${plain}`))
  expect(meal).toMatchObject({
    date: '2026-03-10',
    meal_type: 'jantar',
    eaten_at: '2026-03-10T22:00:00.000Z',
  })
  const written = { eaten_at: hoursAgo(49), written_at: now() }
  const other = await readReply<Outcome>(send(person, randomUUID(), `ontem almocei ${plain}`, written))
  expect(other.meal).toMatchObject({ date: '2026-03-10', meal_type: 'almoco' })
})

test('an entry of an earlier day needs a confirmation if its words name no meal', async () => {
  const person = await signUpConfirmed()
  const written = { eaten_at: hoursAgo(24), written_at: now() }
  for (const [text, moments] of [
    [plain, written],
    [`ontem comi ${plain}`, {}],
  ] as const) {
    const { outcome } = await readCommandReply<Outcome>(send(person, randomUUID(), text, moments))
    expect(outcome).toBe('to_confirm')
  }
  const { meal } = await readReply<Outcome>(send(person, randomUUID(), plain, { eaten_at: hoursAgo(24) }))
  expect(meal).toMatchObject({ date: '2026-03-10' })
})

test.each([
  ['an earlier meal and more', `${plain} e o mesmo de ontem`],
  ['an earlier meal alone', 'mesmo café de ontem', [{ name: 'Café sem açúcar', grams: 50 }]],
  ['an hour that is still to come', `comi ${plain} às 23h`],
  ['an allergy to its food', '1 unidade de paçoca, tenho alergia a amendoim'],
])('an entry with %s needs a confirmation', async (_, text, seen = []) => {
  const person = await signUpConfirmed()
  expect(await readCommandReply<Outcome>(send(person, randomUUID(), text, { seen }))).toEqual({
    outcome: 'to_confirm',
    meal: null,
  })
})

test.each([
  `ontem comi ${plain} e hoje 1 pão francês`,
  `amanhã vou comer ${plain}`,
  `semana passada comi ${plain}`,
])('an entry with an unclear day needs a confirmation: %s', async (text) => {
  const person = await signUpConfirmed()
  expect(await readCommandReply<Outcome>(send(person, randomUUID(), text))).toEqual({
    outcome: 'to_confirm',
    meal: null,
  })
})

test('an entry whose words name the day of writing was eaten at the latest then', async () => {
  const person = await signUpConfirmed()
  const [eatenAt, writtenAt] = [hoursAgo(48 - 7), hoursAgo(1)]
  const more = { eaten_at: eatenAt, written_at: writtenAt }
  const { meal } = await readReply<Outcome>(send(person, randomUUID(), `hoje comi ${plain}`, more))
  expect(meal).toMatchObject({ date: writtenAt.slice(0, 10), eaten_at: writtenAt })
})
