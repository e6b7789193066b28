import { randomUUID } from 'node:crypto'
import type { Today } from '#contract/day/today.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import { expect, test } from 'vitest'
import { civilDay } from '../../platform/database/civil-day.ts'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { clock, signUpConfirmed, buyPlan } = await startTestApp()

async function refusedWith(person: TestPerson, path: string, json?: unknown) {
  const reply = await person.fetch(path, json === undefined ? {} : { json })
  return (await reply.json()) as { code?: string; detail?: string }
}

const ofTrial = 'Trial expirado. Faça upgrade para continuar usando FoodScan.'
const ofAccess = 'Seu acesso terminou. Escolha um plano para continuar.'

test('an ended trial is named on the scan; elsewhere the access has ended', async () => {
  const person = await signUpConfirmed()
  clock.advance({ days: 4 })
  const code = 'trial_expired'
  expect(await refusedWith(person, '/api/scan-start', {})).toMatchObject({ code, detail: ofTrial })
  expect(await refusedWith(person, '/api/plan-today')).toMatchObject({ code, detail: ofAccess })
})

test('after the trial the own days up to today can be read and the diary exported, later days cannot', async () => {
  const person = await signUpConfirmed()
  const meal = { id: randomUUID(), meal_type: 'almoco', items: [{ food_id: 'taco:3', grams: 150 }] }
  await readReply(person.fetch('/api/meals', { json: meal }))
  const date = civilDay(clock.now(), 'America/Sao_Paulo')
  clock.advance({ days: 4 })
  const { plan } = await readReply<Today>(person.fetch(`/api/plan-today?date=${date}`))
  expect(plan.scans.map(({ id }) => id)).toEqual([meal.id])
  const ofToday = await readReply<Today>(person.fetch(`/api/plan-today?date=${addDays(date, 4)}`))
  expect(ofToday.date).toBe(addDays(date, 4))
  const later = person.fetch(`/api/plan-today?date=${addDays(date, 5)}`)
  expect(await problemCode(later)).toBe('403 trial_expired')
  for (const path of ['/api/diary-days.csv', '/api/diary-items.csv']) {
    expect((await person.fetch(path)).status).toBe(200)
  }
  const another = { ...meal, id: randomUUID() }
  expect(await problemCode(person.fetch('/api/meals', { json: another }))).toBe('403 trial_expired')
})

test('on the day on which the trial ended, what was eaten can be read and nothing is recommended', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, ordinaryAnswers)
  clock.advance({ hours: 71 })
  const beans = { id: randomUUID(), meal_type: 'cafe_manha', items: [{ food_id: 'taco:561', grams: 100 }] }
  await readReply(person.fetch('/api/meals', { json: beans }))
  await readReply(person.fetch('/api/check-ins', { json: { id: 'hunger-high' } }))
  const before = await readReply<Today>(person.fetch('/api/plan-today'))
  expect(before.recommendations).not.toEqual([])
  clock.advance({ hours: 2 })
  const after = await readReply<Today>(person.fetch(`/api/plan-today?date=${before.date}`))
  expect(after).toMatchObject({ date: before.date, recommendations: [], next_meal: null })
  expect(after.plan.scans).toEqual(before.plan.scans)
})

test('after the trial today and a past day keep their targets and have no menu', async () => {
  // A Thursday, on which the menu plans training.
  clock.set('2026-03-12T15:00:00Z')
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, ordinaryAnswers)
  await readReply(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  await readReply(person.fetch('/api/plan-generate-week', { json: {} }))
  const before = await readReply<Today>(person.fetch('/api/plan-today'))
  expect(before.planned_meals).not.toEqual([])
  expect(before.active_diet?.day_type).toBe('training')
  clock.advance({ days: 4 })
  const menu = {
    planned_meals: [],
    active_diet: null,
    has_week_plan: false,
    rebalance: null,
    next_meal: null,
  }
  for (const days of [0, 4]) {
    const date = addDays(before.date, days)
    expect(await readReply<Today>(person.fetch(`/api/plan-today?date=${date}`))).toMatchObject(menu)
  }
  const past = await readReply<Today>(person.fetch(`/api/plan-today?date=${before.date}`))
  expect(past.plan.target_calories).toBe(before.plan.target_calories)
})

test('requests that share one query are each answered by the access of their account', async () => {
  const ended = await signUpConfirmed()
  clock.advance({ days: 4 })
  const trying = await Promise.all([signUpConfirmed(), signUpConfirmed()])
  const people = [trying[0], ended, trying[1], ended]
  const replies = await Promise.all(people.map((person) => person.fetch('/api/plan-today')))
  expect(replies.map(({ status }) => status)).toEqual([200, 403, 200, 403])
})

test('an ended plan never mentions a trial, not even on the scan', async () => {
  const person = await signUpConfirmed()
  await buyPlan(person, 'basic')
  clock.advance({ days: 40 })
  for (const [path, json] of [['/api/scan-start', {}], ['/api/plan-today']] as const) {
    expect(await refusedWith(person, path, json)).toMatchObject({ code: 'trial_expired', detail: ofAccess })
  }
})
