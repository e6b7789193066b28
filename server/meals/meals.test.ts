import { randomUUID } from 'node:crypto'
import type { Meal, PlateChoice, PlateReading } from '#contract/meals.ts'
import { expect, test } from 'vitest'
import { answerQuestionnaire, readReply } from '../platform/test-answers.ts'
import { startTestApp } from '../platform/test-app.ts'

const { signUpConfirmed } = await startTestApp()

test('whoever is allergic to peanuts is warned of a peanut cake, read, weighed again and kept', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const post = <T>(path: string, json: object) => readReply<T>(person.fetch(path, { json }))

  const read = await post<PlateReading>('/api/meals/describe', { text: '1 fatia de bolo de amendoim' })
  expect(read.items).toHaveLength(1)
  expect(read.warnings.map(({ answer }) => answer)).toContain('Amendoim')

  const items: PlateChoice[] = read.items.map(({ food_id, flavor_ids }) => ({
    food_id,
    grams: 30,
    ...(flavor_ids && { flavor_ids }),
  }))
  const weighed = await post<PlateReading>('/api/meals/score', { items })
  expect(weighed.warnings.map(({ answer }) => answer)).toContain('Amendoim')

  const { id } = await post<Meal>('/api/meals', { id: randomUUID(), meal_type: 'lanche_tarde', items })
  const kept = await readReply<Meal>(person.fetch(`/api/meals/${id}`))
  expect(kept.items.map(({ flavor_ids }) => flavor_ids)).toEqual(items.map(({ flavor_ids }) => flavor_ids))
})

test('a snack is scored with the other meals of its day', async () => {
  const person = await signUpConfirmed()
  const post = <T>(path: string, json: object) => readReply<T>(person.fetch(path, { json }))
  const bread = [
    { food_id: 'taco:53', grams: 50 },
    { food_id: 'pof:8501303:99', grams: 200 },
  ]
  const scoreOf = async (mealType: string) =>
    (await post<PlateReading>('/api/meals/score', { meal_type: mealType, items: bread })).score!
  const [snack, dinner] = [await scoreOf('lanche_tarde'), await scoreOf('jantar')]
  const lunch = [
    { food_id: 'taco:561', grams: 200 },
    { food_id: 'taco:157', grams: 100 },
  ]
  await post<Meal>('/api/meals', { id: randomUUID(), meal_type: 'almoco', items: lunch })
  expect(await scoreOf('lanche_tarde')).toBeGreaterThan(snack)
  expect(await scoreOf('jantar')).toBe(dinner)
})
