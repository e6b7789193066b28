import { expect, test } from 'vitest'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { addDays, mondayOf } from '#nutrition/shared/calendar/days.ts'
import { answerQuestionnaire, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'
import { activate, edit, generateDiet, post, readWeek, shownOn, shownToday } from './test-shown-meals.ts'

const { clock, signUpConfirmed } = await startTestApp()

const tuesday = '2026-03-10'
const wednesday = '2026-03-11'
const thursday = '2026-03-12'

test('no day before the first menu has a plan, on any endpoint and after every change of the week', async () => {
  clock.set(`${thursday}T15:00:00Z`)
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  await generateDiet(person)
  const before = [addDays(tuesday, -1), tuesday, wednesday]
  const { diet_id } = await readWeek(person, thursday)
  const expectNone = async () => {
    const week = await readWeek(person, thursday)
    for (const date of before) {
      expect(shownOn(week, date)).toEqual([])
      expect(await shownToday(person, date)).toEqual([])
    }
  }
  await expectNone()
  const json = { date: wednesday, diet_id, meal_compliance: { almoco: true } }
  expect((await person.fetch('/api/compliance', { method: 'PUT', json })).status).toBe(409)
  await readReply(post(person, '/api/plan-generate-week', { observations: 'sábado sem forno' }))
  await expectNone()
  const place = { date: thursday, meal_type: 'jantar' } as const
  const edited = await readReply<{ week_plan: WeekPlan }>(
    edit(person, { kind: 'lock', ...place, locked: true }),
  )
  expect(shownOn(edited.week_plan, wednesday)).toEqual([])
  expect(shownOn(edited.week_plan, thursday)).not.toEqual([])
  await activate(person, await generateDiet(person))
  await expectNone()
  expect(await shownToday(person, thursday)).not.toEqual([])
})

test('the first menu counts from the day it was made, not from that of its diet', async () => {
  clock.set(`${tuesday}T15:00:00Z`)
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const diet = await readReply<{ id: string }>(post(person, '/api/diet-create-default', { automatic: true }))
  clock.set(`${thursday}T15:00:00Z`)
  await readReply(post(person, '/api/diet-generate-ai', { dietId: diet.id, plain: true }))
  expect(await shownToday(person, wednesday)).toEqual([])
  expect(await shownToday(person, thursday)).not.toEqual([])
})

test.each([
  ['Sunday 23:30 in Acre', '2026-03-09T04:30:00Z', '2026-03-08', 'America/Rio_Branco'],
  ['Sunday 23:30 in São Paulo', '2026-03-09T02:30:00Z', '2026-03-08', 'America/Sao_Paulo'],
  ['Monday 00:05 in Acre', '2026-03-09T05:05:00Z', '2026-03-09', 'America/Rio_Branco'],
  ['Monday 00:05 in São Paulo', '2026-03-09T03:05:00Z', '2026-03-09', 'America/Sao_Paulo'],
  ['Monday 12:00 in São Paulo', '2026-03-09T15:00:00Z', '2026-03-09', 'America/Sao_Paulo'],
])('a first menu of %s plans days from that local date on', async (_, created, date, timezone) => {
  clock.set(created)
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  await readReply(person.fetch('/api/profile', { method: 'PATCH', json: { timezone } }))
  await generateDiet(person)
  expect(await shownToday(person, date)).not.toEqual([])
  expect((await readWeek(person, date)).week_start).toBe(mondayOf(date))
  expect(await shownToday(person, addDays(date, -1))).toEqual([])
  const before = addDays(mondayOf(date), -1)
  expect(await (await person.fetch(`/api/plan-get-week?start=${before}`)).json()).toEqual({})
})
