import { checkInActions } from '#contract/day/check-in-actions.ts'
import type { CheckIn } from '#contract/day/check-ins.ts'
import type { Today } from '#contract/day/today.ts'
import { expect, test } from 'vitest'
import { problemCode, readCommandReply, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { listCheckIns } from './queries.ts'

const { clock, database, openBrowser, signUpConfirmed } = await startTestApp()

const day = '2026-03-11'
const say = (person: Pick<TestPerson, 'fetch'>, json: object) => person.fetch('/api/check-ins', { json })
const take = (person: TestPerson, type: string, query = '') =>
  readCommandReply<{ removed: boolean }>(person.fetch(`/api/check-ins/${type}${query}`, { method: 'DELETE' }))
const listed = (person: TestPerson, query = '') =>
  readReply<CheckIn[]>(person.fetch(`/api/check-ins${query}`))
const idsOf = async (person: TestPerson, query = '') => (await listed(person, query)).map(({ id }) => id)

async function signUpAtNoon(): Promise<TestPerson> {
  clock.set(`${day}T15:00:00Z`)
  return signUpConfirmed()
}

test.each(checkInActions.map((action) => [action.id, action] as const))(
  '%s is stored for its day',
  async (id, { type, value }) => {
    const person = await signUpAtNoon()
    const saved = await readCommandReply<CheckIn>(say(person, { id, type, value }))
    expect(saved).toEqual({
      id,
      user_id: person.id,
      date: day,
      type,
      value,
      checked_at: clock.now().toISOString(),
    })
    expect(await listed(person)).toEqual([saved])
  },
)

test('a new answer replaces the one of its kind only', async () => {
  const person = await signUpAtNoon()
  await readReply(say(person, { id: 'energy-high' }))
  await readReply(say(person, { id: 'hunger-high' }))
  clock.advance({ hours: 2 })
  await readReply(say(person, { id: 'energy-tired' }))
  expect(await listed(person)).toMatchObject([
    { id: 'energy-tired', value: 'tired', checked_at: clock.now().toISOString() },
    { id: 'hunger-high' },
  ])
})

test('a repeated or concurrent answer is stored once', async () => {
  const person = await signUpAtNoon()
  await Promise.all(Array.from({ length: 10 }, () => readReply(say(person, { id: 'mood-good' }))))
  expect(await idsOf(person)).toEqual(['mood-good'])
})

test('an answer can be deleted once', async () => {
  const person = await signUpAtNoon()
  await readReply(say(person, { id: 'workout-yes' }))
  await readReply(say(person, { id: 'mood-good' }))
  expect(await take(person, 'workout')).toEqual({ removed: true })
  expect(await take(person, 'workout')).toEqual({ removed: false })
  expect(await idsOf(person)).toEqual(['mood-good'])
})

test('a new day starts without answers, and a period lists each day', async () => {
  const person = await signUpAtNoon()
  await readReply(say(person, { id: 'mood-great' }))
  clock.advance({ days: 1 })
  expect(await idsOf(person)).toEqual([])
  await readReply(say(person, { id: 'mood-good' }))
  await readReply(say(person, { id: 'hunger-high', date: day }))
  const days = (await listed(person, `?from=${day}&to=2026-03-12`)).map(({ date, id }) => [date, id])
  expect(days).toEqual([
    [day, 'hunger-high'],
    [day, 'mood-great'],
    ['2026-03-12', 'mood-good'],
  ])
  expect(await take(person, 'hunger', `?date=${day}`)).toEqual({ removed: true })
  expect(await idsOf(person, `?date=${day}`)).toEqual(['mood-great'])
  const rows = await database.asAccount(person.id, (tx) => listCheckIns(tx, day, '2026-03-12'))
  expect(rows.map(({ date, value }) => [date, value])).toEqual([
    [day, 'great'],
    ['2026-03-12', 'good'],
  ])
})

test('a late answer belongs to the local day', async () => {
  const person = await signUpAtNoon()
  clock.set('2026-03-12T02:30:00Z')
  expect(await readReply(say(person, { id: 'energy-high' }))).toMatchObject({ date: day })
})

test.each([
  [{ id: 'mood-awful' }, '422 validation_failed'],
  [{ id: 'mood-great', type: 'energy' }, '422 validation_failed'],
  [{ id: 'mood-great', value: 'good' }, '422 validation_failed'],
  [{}, '422 validation_failed'],
  [{ id: 'mood-great', date: '2025-01-01' }, '422 day_out_of_range'],
  [{ id: 'mood-great', date: '2026-03-20' }, '422 day_out_of_range'],
])('%o is rejected and nothing is stored', async (json, code) => {
  const person = await signUpAtNoon()
  expect(await problemCode(say(person, json))).toBe(code)
  expect(await idsOf(person, '?from=2025-12-01&to=2026-03-31')).toEqual([])
})

test('an account cannot see, change or delete the answers of another', async () => {
  const [ana, bia] = [await signUpAtNoon(), await signUpAtNoon()]
  await readReply(say(ana, { id: 'mood-great' }))
  expect(await listed(bia)).toEqual([])
  expect(await take(bia, 'mood')).toEqual({ removed: false })
  expect(await problemCode(say(bia, { id: 'mood-good', user_id: ana.id }))).toBe('403 foreign_account')
  expect(await problemCode(say(openBrowser(), { id: 'mood-good' }))).toBe('401 unauthenticated')
  expect(await idsOf(ana)).toEqual(['mood-great'])
})

test('a period is a year at most, and an unknown kind is not found', async () => {
  const person = await signUpAtNoon()
  const long = person.fetch('/api/check-ins?from=2020-01-01&to=2026-03-11')
  expect(await problemCode(long)).toBe('422 day_out_of_range')
  const unknown = person.fetch('/api/check-ins/weather', { method: 'DELETE' })
  expect(await problemCode(unknown)).toBe('422 validation_failed')
})

test('an ended trial can list and delete answers but not add any', async () => {
  const person = await signUpAtNoon()
  await readReply(say(person, { id: 'mood-good' }))
  clock.advance({ days: 4 })
  expect(await problemCode(say(person, { id: 'mood-great' }))).toBe('403 trial_expired')
  expect(await idsOf(person, `?date=${day}`)).toEqual(['mood-good'])
  expect(await take(person, 'mood', `?date=${day}`)).toEqual({ removed: true })
})

test('the day lists its answers in the order of the options', async () => {
  const person = await signUpAtNoon()
  for (const id of ['workout-rest', 'mood-good', 'mood-great']) await readReply(say(person, { id }))
  const today = await readReply<Today>(person.fetch('/api/plan-today'))
  expect(today.check_ins).toEqual(['mood-great', 'workout-rest'])
  const yesterday = await readReply<Today>(person.fetch('/api/plan-today?date=2026-03-10'))
  expect(yesterday.check_ins).toEqual([])
})
