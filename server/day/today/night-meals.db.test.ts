import { randomUUID } from 'node:crypto'
import type { Today } from '#contract/day/today.ts'
import type { DietDetail } from '#contract/menus/diets.ts'
import { expect, test } from 'vitest'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'

const { clock, signUpConfirmed } = await startTestApp()
const day = '2026-03-11'

test('a dinner in the small hours leaves the dinner of the evening to come', async () => {
  clock.set(`${day}T15:00:00Z`)
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, ordinaryAnswers)
  await readReply<DietDetail>(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  const isReplacedBy = async (eaten_at: string) => {
    const items = [{ food_id: 'taco:3', grams: 100 }]
    await readReply(
      person.fetch('/api/meals', { json: { id: randomUUID(), eaten_at, meal_type: 'jantar', items } }),
    )
    const { planned_meals } = await readReply<Today>(person.fetch('/api/plan-today'))
    return planned_meals.find(({ meal_type }) => meal_type === 'jantar')?.logged
  }
  expect(await isReplacedBy(`${day}T02:15:00-03:00`)).toBe(false)
  expect(await isReplacedBy(`${day}T11:45:00-03:00`)).toBe(true)
})

test('the next meal of a night shift is the earliest by the clock', async () => {
  clock.set(`${day}T05:41:00Z`)
  const person = await signUpConfirmed()
  const meal_hours = ['11:00', '16:00', '21:00', '03:00']
  const lifestyle = { ...ordinaryAnswers.lifestyle, meals_per_day: 4 as const, meal_hours }
  await answerQuestionnaire(person, { ...ordinaryAnswers, lifestyle })
  const { meal_minutes } = await readReply<Today>(person.fetch('/api/plan-today'))
  expect(meal_minutes).toMatchObject({ cafe_manha: 11 * 60, jantar: 3 * 60 })
  await readReply<DietDetail>(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  const nextMeal = async () => (await readReply<Today>(person.fetch('/api/plan-today'))).next_meal
  expect(await nextMeal()).toMatchObject({ meal_type: 'jantar', estimated_time: '03:00' })
  clock.set(`${day}T09:00:00Z`)
  expect(await nextMeal()).toMatchObject({ meal_type: 'cafe_manha', estimated_time: '11:00' })
})
