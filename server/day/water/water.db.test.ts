import { randomUUID } from 'node:crypto'
import type { TargetSummary } from '#contract/account/questionnaire.ts'
import type { WaterDay } from '#contract/day/water.ts'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { listWaterDays } from './queries.ts'

const { clock, database, signUpConfirmed } = await startTestApp()

const dayOf = (person: TestPerson, query = '') => readReply<WaterDay>(person.fetch(`/api/water${query}`))
const drink = (person: TestPerson, ml: number, more: object = {}) =>
  person.fetch('/api/water', { json: { id: randomUUID(), ml, ...more } })
const at = (id: string) => `/api/water/${id}`

test('a glass is added once, however often it is sent', async () => {
  const person = await signUpConfirmed()
  const id = randomUUID()
  await Promise.all(Array.from({ length: 4 }, () => drink(person, 200, { id })))
  clock.advance({ minutes: 1 })
  await drink(person, 500)
  expect(await dayOf(person)).toMatchObject({
    date: '2026-03-11',
    total_ml: 700,
    entries: [{ ml: 200 }, { ml: 500 }],
  })
})

test('a deleted glass does not come back with a late repetition', async () => {
  const person = await signUpConfirmed()
  const id = randomUUID()
  await drink(person, 200, { id })
  const remove = () => readReply<WaterDay>(person.fetch(at(id), { method: 'DELETE' }))
  expect((await remove()).total_ml).toBe(0)
  expect((await remove()).total_ml).toBe(0)
  expect((await readReply<WaterDay>(drink(person, 200, { id }))).total_ml).toBe(0)
})

test('the amount of an existing glass can be corrected', async () => {
  const person = await signUpConfirmed()
  const id = randomUUID()
  await drink(person, 200, { id })
  const correct = () => person.fetch(at(id), { method: 'PATCH', json: { ml: 300 } })
  expect((await readReply<WaterDay>(correct())).total_ml).toBe(300)
  await person.fetch(at(id), { method: 'DELETE' })
  expect(await problemCode(correct())).toBe('404 water_not_found')
  expect(await problemCode(person.fetch(at(randomUUID()), { method: 'DELETE' }))).toBe('404 water_not_found')
})

test.each([0, 49, 2001, 200.5])('%s ml is rejected', async (ml) => {
  expect(await problemCode(drink(await signUpConfirmed(), ml))).toBe('422 validation_failed')
})

test('water counts for the local day', async () => {
  const person = await signUpConfirmed()
  await drink(person, 200, { drunk_at: '2026-03-11T02:30:00Z' })
  expect((await dayOf(person)).total_ml).toBe(0)
  expect((await dayOf(person, '?date=2026-03-10')).total_ml).toBe(200)
  expect(await problemCode(drink(person, 200, { date: '2026-01-01' }))).toBe('422 day_out_of_range')
})

test('days with water are listed with their sums', async () => {
  const person = await signUpConfirmed()
  await drink(person, 200, { date: '2026-03-09' })
  await drink(person, 500, { date: '2026-03-09' })
  await drink(person, 200)
  const days = await readReply(person.fetch('/api/water/days?from=2026-03-09&to=2026-03-11'))
  expect(days).toEqual([
    { date: '2026-03-09', total_ml: 700 },
    { date: '2026-03-11', total_ml: 200 },
  ])
  const { id } = person
  expect(await database.asAccount(id, (tx) => listWaterDays(tx, '2026-03-10', '2026-03-12'))).toEqual([
    { date: '2026-03-11', totalMl: 200 },
  ])
  expect(await problemCode(person.fetch('/api/water/days?from=2020-01-01'))).toBe('422 day_out_of_range')
  expect(await readReply(person.fetch('/api/water/days?to=0001-01-01'))).toEqual([])
})

test('an account cannot see, change or delete the water of another', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  const id = randomUUID()
  await drink(ana, 200, { id })
  expect((await dayOf(bia)).entries).toEqual([])
  expect(await problemCode(bia.fetch(at(id), { method: 'DELETE' }))).toBe('404 water_not_found')
  // The same id in another account is another entry.
  expect((await readReply<WaterDay>(drink(bia, 500, { id }))).total_ml).toBe(500)
  expect((await dayOf(ana)).total_ml).toBe(200)
})

test('the reference is 35 ml per kilogram in whole glasses', async () => {
  const person = await signUpConfirmed()
  expect((await dayOf(person)).reference_ml).toBeNull()
  await answerQuestionnaire(person)
  // For 70.5 kg at 1.65 m the reference uses an adjusted weight of 68.7 kg.
  expect((await dayOf(person)).reference_ml).toBe(2400)
})

test('the day shows the same water as the targets', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const { targets } = await readReply<{ targets: TargetSummary }>(person.fetch('/api/onboarding'))
  expect((await dayOf(person)).reference_ml).toBe(targets.water_ml)
})

test.each([
  ['kidneys', { health_flags: { ...ordinaryAnswers.health_flags, conditions: ['renal'] } }],
  ['liver', { health_flags: { ...ordinaryAnswers.health_flags, conditions: ['hepatica'] } }],
  ['heart', { activity: { ...ordinaryAnswers.activity, limitations: ['Problemas cardíacos'] } }],
  [
    'heart, written',
    {
      health_flags: {
        ...ordinaryAnswers.health_flags,
        conditions: ['outro'],
        custom_condition: 'insuficiência cardíaca',
      },
    },
  ],
  ['an eating disorder', { health_flags: { ...ordinaryAnswers.health_flags, conditions: ['tca'] } }],
] as const)('with %s water can be logged without a recommended amount', async (_, told) => {
  const person = await signUpConfirmed()
  await readReply(person.fetch('/api/onboarding', { json: { ...ordinaryAnswers, ...told } }))
  expect(await readReply(drink(person, 200))).toMatchObject({ total_ml: 200, reference_ml: null })
})

test('an ended trial can list and delete water but not add any', async () => {
  const person = await signUpConfirmed()
  const id = randomUUID()
  await drink(person, 200, { id })
  clock.advance({ days: 4 })
  expect(await problemCode(drink(person, 200))).toBe('403 trial_expired')
  expect((await person.fetch(at(id), { method: 'DELETE' })).status).toBe(200)
  clock.advance({ days: -4 })
})

test('a day takes sixty entries, then rejects new ones and accepts repetitions', async () => {
  const person = await signUpConfirmed()
  const add = (id: string) => person.fetch('/api/water', { json: { id, ml: 100 } })
  const ids = Array.from({ length: 60 }, () => randomUUID())
  for (const id of ids) expect((await add(id)).status).toBe(200)
  const over = await add(randomUUID())
  expect([over.status, await over.json()]).toMatchObject([
    409,
    { code: 'water_full', detail: 'Cabem até 60 registros de água por dia. Corrija um dos que já estão lá.' },
  ])
  expect((await add(ids[0]!)).status).toBe(200)
})
