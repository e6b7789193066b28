import { randomUUID } from 'node:crypto'
import type { countMicronutrients } from '#contract/day/micronutrients.ts'
import type { Meal, PlateChoice, PlateReading } from '#contract/day/meals.ts'
import type { ComparedNutrient } from '#contract/day/nutrient-figures.ts'
import type { Today } from '#contract/day/today.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { DietDetail } from '#contract/menus/diets.ts'
import type { Report } from '#contract/reports/reports.ts'
import { micronutrientsOfItem, weighedFoods } from '#nutrition/day/micronutrients/eaten-micronutrients.ts'
import { knownAmount } from '#nutrition/day/micronutrients/nutrient-figures.ts'
import { expect, test } from 'vitest'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { recipeLibrary } from '../../menus/planner/rules.ts'
import { listTickedMeals } from '../meals/queries.ts'
import { type MealRow, servePlate } from '../meals/rules.ts'

const { clock, database, signUpConfirmed } = await startTestApp()
const date = '2026-03-11'

async function signUp(answers = ordinaryAnswers): Promise<TestPerson> {
  clock.set(`${date}T15:00:00Z`)
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, answers)
  return person
}

const today = (person: TestPerson) => readReply<Today>(person.fetch('/api/plan-today'))
const week = (person: TestPerson) => readReply<Report>(person.fetch('/api/reports?period=week'))
const log = (person: TestPerson, items: readonly PlateChoice[], on = date) =>
  readReply<Meal>(
    person.fetch('/api/meals', { json: { id: randomUUID(), meal_type: 'almoco', date: on, items } }),
  )
const count = async (person: TestPerson, items: readonly PlateChoice[]) => {
  const reply = await readReply<Reply<typeof countMicronutrients>>(
    person.fetch('/api/micronutrients', { json: { items } }),
  )
  return reply.nutrients ?? []
}
const amountsOf = (nutrients: readonly Pick<ComparedNutrient, 'nutrient' | 'amount'>[] | null) =>
  new Map((nutrients ?? []).map(({ nutrient, amount }) => [nutrient, amount]))

test('a described meal, its copy on another day and its week have the same micronutrients', async () => {
  const person = await signUp()
  const text = '4 colheres de arroz, 1 concha de feijão, 1 filé de frango grelhado e 1 laranja'
  const { items } = await readReply<PlateReading>(person.fetch('/api/meals/describe', { json: { text } }))
  const choices = items.map(({ food_id, grams }) => ({ food_id, grams }))
  await log(person, choices)
  const { nutrients } = await today(person)
  expect(nutrients?.map(({ nutrient }) => nutrient).length).toBeLessThanOrEqual(5)
  const counted = amountsOf(await count(person, choices))
  for (const { nutrient, amount } of nutrients ?? []) expect(amount).toBe(counted.get(nutrient))

  await log(person, choices, '2026-03-10')
  const { micronutrients } = await week(person)
  // The week counts only days that are over: yesterday's copy, not today.
  expect(amountsOf(micronutrients)).toEqual(counted)
})

test('a scan of the same words has the same micronutrients as the described meal', async () => {
  const text = '4 colheres de arroz, 1 concha de feijão, omelete de 2 ovos com queijo e 1 laranja'
  const [described, scanned] = [await signUp(), await signUp()]
  const { items } = await readReply<PlateReading>(described.fetch('/api/meals/describe', { json: { text } }))
  await log(
    described,
    items.map(({ food_id, grams, parts }) => ({
      food_id,
      grams,
      ...(parts && { parts: parts.map((part) => ({ food_id: part.food_id, grams: part.grams })) }),
    })),
  )
  const { scan_id } = await readReply<{ scan_id: string }>(scanned.fetch('/api/scan-start', { json: {} }))
  await readReply(scanned.fetch('/api/scan-complete', { json: { scan_id, description: text } }))
  await readReply(scanned.fetch('/api/plan-apply-scan', { json: { scan_id, meal_type: 'almoco' } }))
  const { nutrients } = await today(scanned)
  expect(nutrients).not.toHaveLength(0)
  expect(nutrients).toEqual((await today(described)).nutrients)
})

test('a changed dish counts its parts in the day, in the report and as foods of their own', async () => {
  const person = await signUp()
  const parts = [
    { food_id: 'taco:488', grams: 100 },
    { food_id: 'taco:463', grams: 30 },
  ]
  const omelette = { food_id: 'dish:omelete', grams: 130, parts }
  await log(person, [omelette], '2026-03-10')
  const report = await week(person)
  const asFoods = amountsOf(await count(person, parts))
  expect(amountsOf(report.micronutrients)).toEqual(asFoods)
  expect(amountsOf(await count(person, [omelette]))).toEqual(asFoods)
  const { items } = await log(person, [omelette])
  expect(report.days.calories[1]).toBe(items[0]?.calories)
})

test('a ticked meal counts the foods of its recipes, and keeps them', async () => {
  const person = await signUp()
  const diet = await readReply<DietDetail>(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  const tick = (meals: object) =>
    readReply(
      person.fetch('/api/compliance', {
        method: 'PUT',
        json: { diet_id: diet.id, meal_compliance: meals },
      }),
    )
  await tick({ almoco: true })
  await tick({ almoco: true, jantar: true })
  const plans = await database.readAsAccount(person.id, (tx) => listTickedMeals(tx, date, date))
  expect(plans).toHaveLength(2)
  const lunch = plans.find(({ plannedType }) => plannedType === 'almoco')
  const itemsOf = ({ parts }: Pick<MealRow, 'parts'>) =>
    servePlate(parts).map(({ food, part }) => ({ food, grams: part.grams }))
  const foods = new Set(itemsOf(lunch!).flatMap((item) => weighedFoods(item).map(({ food }) => food.id)))
  const lunchRecipe = (await today(person)).planned_meals.find(({ meal_type }) => meal_type === 'almoco')
  for (const { foodId } of recipeLibrary().get(lunchRecipe?.recipe_id ?? '')?.ingredients ?? []) {
    expect(foods.has(foodId)).toBe(true)
  }
  const { nutrients } = await today(person)
  const calcium = nutrients?.find(({ nutrient }) => nutrient === 'calcium')
  const ofPlans = plans
    .flatMap(itemsOf)
    .map((item) => knownAmount(micronutrientsOfItem(item), 'calcium') ?? 0)
  expect(
    Math.abs((calcium?.amount ?? 0) - ofPlans.reduce((sum, amount) => sum + amount, 0)),
  ).toBeLessThanOrEqual(1)
})

test('a nutrient that is unknown for most of the food has no amount', async () => {
  const person = await signUp()
  const rice = [{ food_id: 'taco:3', grams: 150 }]
  const [unknown] = (await count(person, rice)).filter(({ nutrient }) => nutrient === 'vitamin_b12')
  expect(unknown).toMatchObject({ amount: null, known_percentage: 0 })
  const [sodium] = await count(person, rice)
  expect(sodium).toMatchObject({ nutrient: 'sodium', amount: 2, with_kitchen_salt: 575 })
})

test('an account with hidden numbers gets no micronutrients', async () => {
  const person = await signUp({
    ...ordinaryAnswers,
    medical_history: { ...ordinaryAnswers.medical_history, eating_disorders: 'anorexia' },
  })
  const items = [{ food_id: 'taco:3', grams: 150 }]
  await log(person, items)
  expect((await today(person)).nutrients).toBeNull()
  expect((await week(person)).micronutrients).toBeNull()
  expect(await count(person, items)).toEqual([])
})
