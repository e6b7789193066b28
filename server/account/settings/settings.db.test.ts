import type { Profile } from '#contract/account/profile.ts'
import type { Settings } from '#contract/account/settings.ts'
import { expect, test } from 'vitest'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { openBrowser, signUpConfirmed, clock } = await startTestApp()

type Caller = Pick<TestPerson, 'fetch'>
const settingsOf = (person: Caller) => readReply<Settings>(person.fetch('/api/settings'))
const profileOf = (person: Caller) => readReply<Profile>(person.fetch('/api/profile'))
const change = (person: Caller, json: object) => person.fetch('/api/settings', { method: 'PATCH', json })
const changeProfile = (person: Caller, json: object) =>
  person.fetch('/api/profile', { method: 'PATCH', json })

test('every notice is on by default', async () => {
  const person = await signUpConfirmed()
  const all = {
    user_id: person.id,
    meal_reminders: true,
    weekly_tips: true,
    foodscan_reminders: true,
    weekly_summary_mail: true,
    monthly_report_mail: true,
  }
  expect(await settingsOf(person)).toEqual(all)
  expect(await readReply(change(person, {}))).toEqual(all)
  expect(await readReply(change(person, { weekly_tips: false }))).toEqual({ ...all, weekly_tips: false })
  expect(await readReply(change(person, { foodscan_reminders: false }))).toEqual({
    ...all,
    weekly_tips: false,
    foodscan_reminders: false,
  })
  expect(await settingsOf(person)).toMatchObject({ weekly_tips: false, meal_reminders: true })
})

test('the meal reminder setting is shared with the meal times screen', async () => {
  const person = await signUpConfirmed()
  await readReply(change(person, { meal_reminders: false }))
  expect((await profileOf(person)).meal_reminders).toBe(false)
  await readReply(changeProfile(person, { meal_reminders: true }))
  expect((await settingsOf(person)).meal_reminders).toBe(true)
  await readReply(changeProfile(person, { meal_reminders: false, name: 'Ana' }))
  expect(await settingsOf(person)).toMatchObject({ meal_reminders: false, weekly_tips: true })
})

test('two concurrent first changes are both saved', async () => {
  const person = await signUpConfirmed()
  await Promise.all([
    readReply(change(person, { meal_reminders: false })),
    readReply(change(person, { weekly_tips: false })),
  ])
  expect(await settingsOf(person)).toMatchObject({
    meal_reminders: false,
    weekly_tips: false,
    foodscan_reminders: true,
  })
})

test('an account cannot see or change the settings of another', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  await readReply(change(ana, { weekly_tips: false }))
  expect((await settingsOf(bia)).weekly_tips).toBe(true)
  expect(await problemCode(change(bia, { user_id: ana.id, weekly_tips: true }))).toBe('403 foreign_account')
  expect(await problemCode(change(openBrowser(), { weekly_tips: true }))).toBe('401 unauthenticated')
  expect((await settingsOf(ana)).weekly_tips).toBe(false)
})

test('a setting is boolean', async () => {
  const person = await signUpConfirmed()
  expect(await problemCode(change(person, { weekly_tips: 'sim' }))).toBe('422 validation_failed')
  expect((await settingsOf(person)).weekly_tips).toBe(true)
})

test('an ended trial can still turn notices off', async () => {
  const person = await signUpConfirmed()
  clock.advance({ days: 4 })
  expect(await readReply(change(person, { meal_reminders: false }))).toMatchObject({ meal_reminders: false })
})
