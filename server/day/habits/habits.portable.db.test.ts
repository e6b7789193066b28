import { randomUUID } from 'node:crypto'
import type { FoodRow } from '#contract/day/foods.ts'
import type { PlateReading } from '#contract/day/meals.ts'
import { expect, test } from 'vitest'
import { answerQuestionnaire, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { signUpConfirmed } = await startTestApp()

const rice = 'taco:3'
const log = (person: TestPerson, grams: number) =>
  readReply(
    person.fetch('/api/meals', {
      json: { id: randomUUID(), meal_type: 'almoco', items: [{ food_id: rice, grams }] },
    }),
  )
const riceOf = async (person: TestPerson, text = 'arroz e feijão') => {
  const plate = await readReply<PlateReading>(person.fetch('/api/meals/describe', { json: { text } }))
  return plate.items.find((item) => item.food_id === rice)
}
const found = async (person: TestPerson) =>
  (await readReply<FoodRow[]>(person.fetch('/api/foods?q=arroz%20branco'))).find(({ id }) => id === rice)

test('after two meals a sentence without an amount has the usual portion, after three the own one', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const usual = (await riceOf(person))?.grams
  await log(person, 200)
  await log(person, 210)
  expect(await riceOf(person)).toMatchObject({ grams: usual })
  expect((await found(person))?.own_grams).toBeUndefined()
  await log(person, 220)
  expect(await riceOf(person)).toMatchObject({ grams: 210, is_own_amount: true })
  expect(await found(person)).toMatchObject({ own_grams: 210, default_grams: usual })
})

test('a stated amount wins over the own one, which no other account sees', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  for (const person of [ana, bia]) await answerQuestionnaire(person)
  for (const grams of [200, 210, 220]) await log(ana, grams)
  const stated = await riceOf(ana, '4 colheres de sopa de arroz')
  expect(stated?.grams).toBe(100)
  expect(stated?.is_own_amount).toBeUndefined()
  const usual = (await found(bia))?.default_grams
  expect(await riceOf(bia)).toMatchObject({ grams: usual })
  expect((await found(bia))?.own_grams).toBeUndefined()
})

test('a recipe is said by its name and logged with its ingredients', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const plate = await readReply<PlateReading>(
    person.fetch('/api/meals/describe', { json: { text: 'fiz a receita de carne-seca com abóbora' } }),
  )
  const [item] = plate.items
  expect(item).toMatchObject({ food_id: 'recipe:carne-seca-com-abobora', measure: 'porção' })
  const choice = {
    food_id: item?.food_id,
    grams: item?.grams,
    parts: item?.parts?.map(({ food_id, grams }) => ({ food_id, grams })),
  }
  const meal = await readReply<{ items: PlateReading['items'] }>(
    person.fetch('/api/meals', { json: { id: randomUUID(), meal_type: 'almoco', items: [choice] } }),
  )
  expect(meal.items[0]).toMatchObject({ name: 'Carne-seca com abóbora', calories: item?.calories })
})
