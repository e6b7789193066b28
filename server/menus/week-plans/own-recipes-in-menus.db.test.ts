import { randomUUID } from 'node:crypto'
import type { DietDetail } from '#contract/menus/diets.ts'
import type { MenuMeal } from '#contract/menus/menus.ts'
import type { Alternative, WeekEdit, WeekPlan } from '#contract/menus/week-plans.ts'
import type { Today } from '#contract/day/today.ts'
import type { OwnRecipe, TypedRecipe } from '#contract/recipes/own-recipes.ts'
import type { Recipe } from '#contract/recipes/recipes.ts'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { clock, signUpConfirmed } = await startTestApp()

const stew: TypedRecipe = {
  name: 'Frango da casa',
  portions: 4,
  final_grams: null,
  lines: [
    { text: '600 g de peito de frango' },
    { text: '1 cebola' },
    { text: '2 tomates' },
    { text: '1 colher (sopa) de azeite' },
  ],
  instructions: 'Refogue tudo na panela por 20 minutos.',
  source_url: null,
  menu: {
    role: 'main',
    meal_types: ['almoco', 'jantar'],
    equipment: ['Fogão'],
    preparation_min: 5,
    cooking_min: 20,
    keeps_days: 3,
  },
}

/** Dates of the test clock's week, which begins on a Monday. */
const [today, thursday] = ['2026-03-11', '2026-03-12'] as const
clock.set(`${today}T15:00:00Z`)

const create = (person: TestPerson, changes: Partial<TypedRecipe> = {}, id: string = randomUUID()) =>
  readReply<OwnRecipe>(person.fetch('/api/own-recipes', { json: { id, ...stew, ...changes } }))
const change = (person: TestPerson, id: string, changes: Partial<TypedRecipe>) =>
  readReply<OwnRecipe>(
    person.fetch(`/api/own-recipes/${id}`, { method: 'PUT', json: { ...stew, ...changes } }),
  )
const remove = (person: TestPerson, id: string) =>
  readReply(person.fetch(`/api/own-recipes/${id}`, { method: 'DELETE' }))
const generateDiet = (person: TestPerson) =>
  readReply<DietDetail>(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
const generateWeek = async (person: TestPerson, week: { week_start?: string } = {}) =>
  (await readReply<{ week_plan: WeekPlan }>(person.fetch('/api/plan-generate-week', { json: week })))
    .week_plan
/** Generates two weeks, because one week has room for few of the many recipes that fit. */
const generateWeeks = async (person: TestPerson) => [
  await generateWeek(person),
  await generateWeek(person, { week_start: '2026-03-16' }),
]
const read = async (person: TestPerson) =>
  (await readReply<{ week_plan: WeekPlan }>(person.fetch('/api/plan-get-week'))).week_plan
const edit = (person: TestPerson, json: WeekEdit) => person.fetch('/api/week-plans/edits', { json })
const place = (person: TestPerson, recipeId: string, date: string = thursday) =>
  edit(person, { kind: 'add_recipe', date, meal_type: 'almoco', recipe_id: recipeId })
const placed = async (person: TestPerson, recipeId: string, date?: string) =>
  (await readReply<{ week_plan: WeekPlan }>(place(person, recipeId, date))).week_plan
const lunchOn = (week: WeekPlan, date: string): MenuMeal =>
  week.days.find((day) => day.date === date)!.meals.find(({ meal_type }) => meal_type === 'almoco')!
const recipeIds = (week: WeekPlan) =>
  week.days.flatMap(({ meals }) => meals.flatMap(({ parts }) => parts.map(({ recipe_id }) => recipe_id)))

async function withMenus(answers = ordinaryAnswers): Promise<TestPerson> {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, answers)
  await generateDiet(person)
  return person
}

test('generated menus use an own recipe that its owner wants there, and no other account gets it', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  for (const person of [ana, bia]) await answerQuestionnaire(person)
  // Quick enough for a lunch whose rice and beans are cooked too.
  const { food } = await create(ana, { menu: { ...stew.menu!, cooking_min: 10 } })
  await create(bia, { name: 'Fora dos cardápios', menu: null })
  for (const person of [ana, bia]) await generateDiet(person)
  const [ofAna, ofBia] = [await generateWeeks(ana), await generateWeeks(bia)]
  expect(ofAna.flatMap(recipeIds)).toContain(food.id)
  expect(ofBia.flatMap(recipeIds).filter((id) => id.startsWith('own-recipe:'))).toEqual([])
  const meal = ofAna
    .flatMap(({ days }) => days.flatMap(({ meals }) => meals))
    .find(({ parts }) => parts.some(({ recipe_id }) => recipe_id === food.id))!
  const part = meal.parts.find(({ recipe_id }) => recipe_id === food.id)!
  expect(part).toMatchObject({ name: 'Frango da casa', preparation_method: [stew.instructions] })
  expect(part.ingredients.map(({ text }) => text).join()).toContain('peito de frango')
})

test('an own recipe is added to a day, shown there and in the day, and its page opens from there', async () => {
  const person = await withMenus()
  const { food, facts } = await create(person)
  const meal = lunchOn(await placed(person, food.id, today), today)
  const part = meal.parts.find(({ recipe_id }) => recipe_id === food.id)!
  expect(part.nutrition_per_portion.kcal).toBe(facts.calories)
  const { planned_meals } = await readReply<Today>(person.fetch('/api/plan-today'))
  expect(planned_meals.find(({ meal_type }) => meal_type === 'almoco')).toMatchObject({
    recipe_id: food.id,
    calories: meal.nutrition.kcal,
    kind: 'cooked',
  })
  expect((await readReply<Recipe>(person.fetch(`/api/recipes/${food.id}`))).name).toBe('Frango da casa')
})

test('an edited or deleted recipe changes no saved week; later menus use what it is then', async () => {
  const person = await withMenus()
  const { id, food } = await create(person)
  const before = lunchOn(await placed(person, food.id), thursday)
  const edited = await change(person, id, { name: 'Frango novo', portions: 2 })
  expect(lunchOn(await read(person), thursday)).toEqual(before)
  await remove(person, id)
  expect(lunchOn(await read(person), thursday)).toEqual(before)
  expect(await problemCode(place(person, edited.food.id, '2026-03-13'))).toBe('404 recipe_not_found')
  await readReply(edit(person, { kind: 'lock', date: thursday, meal_type: 'almoco', locked: true }))
  const again = await generateWeek(person)
  expect(lunchOn(again, thursday)).toMatchObject({
    name: before.name,
    nutrition: before.nutrition,
    is_locked: true,
  })
  expect(recipeIds(again).filter((one) => one === food.id)).toHaveLength(1)
})

test('a ticked meal with an own recipe counts in the day', async () => {
  const person = await withMenus()
  const { food } = await create(person)
  const { diet_id, ...week } = await placed(person, food.id, today)
  const { nutrition } = lunchOn({ diet_id, ...week }, today)
  await readReply(
    person.fetch('/api/compliance', { method: 'PUT', json: { diet_id, meal_compliance: { almoco: true } } }),
  )
  const { plan } = await readReply<Today>(person.fetch('/api/plan-today'))
  expect(plan.consumed_calories).toBe(nutrition.kcal)
})

test('accounts that chose the same id see each their own recipe', async () => {
  const [ana, bia] = [await withMenus(), await withMenus()]
  const id = randomUUID()
  const ofAna = await create(ana, {}, id)
  const ofBia = await create(bia, { name: 'Segredo da Bia', lines: [{ text: '500 g de carne moída' }] }, id)
  expect(ofBia.food.id).toBe(ofAna.food.id)
  const partOf = async (person: TestPerson, recipeId: string) =>
    lunchOn(await placed(person, recipeId), thursday).parts.find(({ recipe_id }) => recipe_id === recipeId)!
  const [shownToAna, shownToBia] = [await partOf(ana, ofAna.food.id), await partOf(bia, ofBia.food.id)]
  expect([shownToAna.name, shownToBia.name]).toEqual(['Frango da casa', 'Segredo da Bia'])
  expect(shownToAna.nutrition_per_portion).not.toEqual(shownToBia.nutrition_per_portion)
})

test('another account cannot add an own recipe, nor one that its owner keeps out of the menus', async () => {
  const [ana, bia] = [await withMenus(), await withMenus()]
  const { food } = await create(ana)
  expect(await problemCode(place(bia, food.id))).toBe('404 recipe_not_found')
  const kept = await create(ana, { menu: null })
  expect(await problemCode(place(ana, kept.food.id))).toBe('404 recipe_not_found')
})

test('an allergy keeps an own recipe out of every menu, also one with an incomplete label', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    preferences: { ...ordinaryAnswers.preferences, allergies: ['Leite'] },
  })
  const creamy = await create(person, {
    name: 'Frango cremoso',
    lines: [...stew.lines, { text: '1 xícara de creme de leite' }],
  })
  expect(creamy.menu.obstacles).toHaveLength(1)
  await generateDiet(person)
  expect(recipeIds(await generateWeek(person))).not.toContain(creamy.food.id)
  expect(await problemCode(place(person, creamy.food.id))).toBe('409 recipe_unsafe')
  const found = await readReply<Alternative[]>(
    person.fetch(`/api/week-plans/alternatives?date=${thursday}&meal_type=almoco&count=8`),
  )
  expect(found.flatMap(({ meal }) => meal.parts.map(({ recipe_id }) => recipe_id))).not.toContain(
    creamy.food.id,
  )
})

const withPressure = {
  ...ordinaryAnswers,
  health_flags: { ...ordinaryAnswers.health_flags, conditions: ['hipertensao' as const] },
}
const salted = { name: 'Frango salgado', lines: [...stew.lines, { text: 'sal a gosto' }] }

test('with hypertension a recipe with an open amount of salt has no place in the menus', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, withPressure)
  const refused = person.fetch('/api/own-recipes', { json: { id: randomUUID(), ...stew, ...salted } })
  expect(await problemCode(refused)).toBe('409 own_recipe_not_for_menus')
  const { menu } = await create(person, { ...salted, menu: null })
  expect(menu.obstacles).toEqual(['Falta a quantidade de sal.'])
})

test('hypertension that is declared later takes such a recipe out of the next menus', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const { food } = await create(person, salted)
  await answerQuestionnaire(person, withPressure)
  await generateDiet(person)
  expect(recipeIds(await generateWeek(person))).not.toContain(food.id)
  expect(await problemCode(place(person, food.id))).toBe('404 recipe_not_found')
})

test('a meal with an own recipe is withheld once a new answer excludes it', async () => {
  const person = await withMenus()
  const { food } = await create(person, {
    name: 'Frango cremoso',
    lines: [...stew.lines, { text: '1 xícara de creme de leite' }],
  })
  await placed(person, food.id)
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    preferences: { ...ordinaryAnswers.preferences, allergies: ['Leite'] },
  })
  expect(lunchOn(await read(person), thursday).kind).toBe('withheld')
})
