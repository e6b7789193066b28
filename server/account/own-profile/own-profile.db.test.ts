import type { Profile } from '#contract/account/profile.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { database, signUpConfirmed, openBrowser, mailsTo } = await startTestApp()

const profileOf = (person: TestPerson) => readReply<Profile>(person.fetch('/api/profile'))
const change = (person: TestPerson, json: object) => person.fetch('/api/profile', { method: 'PATCH', json })

test('a profile exists before anything was saved', async () => {
  const person = await signUpConfirmed({ name: 'Ana Souza' })
  expect(await profileOf(person)).toMatchObject({
    name: 'Ana Souza',
    questionnaire_completed: false,
    goals: null,
    anthropometrics: null,
    notification_times: { breakfast: '08:00', lunch: '12:00', dinner: '19:00' },
    meal_reminders: true,
    ladle_grams: null,
  })
})

test('a new name appears in the session and in mails', async () => {
  const person = await signUpConfirmed({ name: 'Ana Souza' })
  expect(await readReply(change(person, { name: '  Beatriz Lima  ' }))).toMatchObject({
    name: 'Beatriz Lima',
  })
  expect(await readReply(person.fetch('/api/auth/get-session'))).toMatchObject({
    user: { name: 'Beatriz Lima' },
  })
  const json = { email: person.email }
  await readReply(openBrowser().fetch('/api/auth/request-password-reset', { json }))
  expect((await mailsTo(person.email)).some(({ text }) => text.includes('Beatriz'))).toBe(true)
})

test('a partial update keeps the other settings', async () => {
  const person = await signUpConfirmed()
  const times = { breakfast: '06:30', lunch: '12:45', dinner: '20:15' }
  await readReply(change(person, { notification_times: times, meal_reminders: false }))
  await readReply(change(person, { ladle_grams: 86 }))
  expect(await profileOf(person)).toMatchObject({
    notification_times: times,
    meal_reminders: false,
    ladle_grams: 86,
  })
  await readReply(change(person, { ladle_grams: null }))
  expect(await profileOf(person)).toMatchObject({ notification_times: times, ladle_grams: null })
})

test('reminders follow the answered hours of the meals until the person sets others', async () => {
  const person = await signUpConfirmed()
  const timesAfter = async (...meal_hours: string[]) => {
    const meals_per_day = meal_hours.length === 3 ? (3 as const) : (4 as const)
    const lifestyle = { ...ordinaryAnswers.lifestyle, meals_per_day, meal_hours }
    await answerQuestionnaire(person, { ...ordinaryAnswers, lifestyle })
    return (await profileOf(person)).notification_times
  }
  expect(await timesAfter('11:00', '16:00', '21:00', '03:00')).toEqual({
    breakfast: '11:00',
    lunch: '16:00',
    dinner: '03:00',
  })
  expect(await timesAfter('06:30', '12:30', '20:30')).toEqual({
    breakfast: '06:30',
    lunch: '12:30',
    dinner: '20:30',
  })
  const own = { breakfast: '07:00', lunch: '12:30', dinner: '20:00' }
  await readReply(change(person, { notification_times: own }))
  expect(await timesAfter('09:00', '13:00', '19:30')).toEqual(own)
  const defaults = { breakfast: '08:00', lunch: '12:00', dinner: '19:00' }
  await readReply(change(person, { notification_times: defaults }))
  expect(await timesAfter('09:00', '13:00', '19:30')).toEqual({
    breakfast: '09:00',
    lunch: '13:00',
    dinner: '19:30',
  })
})

test('reminder times set before the first answers stay', async () => {
  const person = await signUpConfirmed()
  const own = { breakfast: '07:00', lunch: '12:30', dinner: '20:00' }
  await readReply(change(person, { notification_times: own }))
  await answerQuestionnaire(person, ordinaryAnswers)
  expect((await profileOf(person)).notification_times).toEqual(own)
})

test.each([
  { name: '   ' },
  { notification_times: { breakfast: '24:00', lunch: '12:00', dinner: '19:00' } },
  { notification_times: { breakfast: '08:00', lunch: '', dinner: '19:00' } },
  { ladle_grams: 5 },
  { ladle_grams: 301 },
  { timezone: 'Brasil' },
])('%j is rejected', async (json) => {
  expect(await problemCode(change(await signUpConfirmed(), json))).toBe('422 validation_failed')
})

test.each([
  ['america/noronha', 'America/Noronha'],
  ['AMERICA/NORONHA', 'America/Noronha'],
  ['Brazil/East', 'America/Sao_Paulo'],
])('aliases of a time zone are stored under one name: %s', async (timezone, kept) => {
  const person = await signUpConfirmed()
  await readReply(change(person, { timezone }))
  expect(await profileOf(person)).toMatchObject({ timezone: kept })
})

test('an eating disorder hides weight and targets', async () => {
  const person = await signUpConfirmed()
  const anthropometrics = { ...ordinaryAnswers.anthropometrics, target_weight: 60 }
  await answerQuestionnaire(person, { ...ordinaryAnswers, anthropometrics })
  expect(await profileOf(person)).toMatchObject({
    numbers_hidden: false,
    goals: { target_weight: 60 },
    anthropometrics: { current_weight: 70.5 },
  })
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    anthropometrics,
    medical_history: { ...ordinaryAnswers.medical_history, eating_disorders: 'anorexia' },
  })
  expect(await profileOf(person)).toMatchObject({
    numbers_hidden: true,
    goals: { target_weight: null },
    anthropometrics: null,
  })
})

test('answers and targets are stored in the profile row, in one database page', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, ordinaryAnswers)
  const elsewhere = await database.unscoped
    .select({ bytes: sql<number>`pg_relation_size(reltoastrelid)::int` })
    .from(sql`pg_class`)
    .where(sql`oid = 'public.profiles'::regclass`)
  expect(elsewhere).toEqual([{ bytes: 0 }])
})
