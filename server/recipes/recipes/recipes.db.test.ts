import type { AnswersInput } from '#contract/account/questionnaire.ts'
import type { Meal } from '#contract/day/meals.ts'
import type { Today } from '#contract/day/today.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { readShelfTastes } from '#contract/recipes/recipe-shelf.ts'
import type { Recipe, RecipeCard, Replacement } from '#contract/recipes/recipes.ts'
import { randomUUID } from 'node:crypto'
import { recipes as library } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { nearestMeal } from '#nutrition/targets/nearest-meal.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { subscriptions } from '../../billing/subscription/table.ts'

const { database, signUpConfirmed, buyPlan } = await startTestApp()

/** Ordinary answers without an allergy, so that they exclude no recipe. */
const plain: AnswersInput = {
  ...ordinaryAnswers,
  preferences: { ...ordinaryAnswers.preferences, allergies: ['Nenhuma'] },
}

const listOf = (person: TestPerson) => readReply<RecipeCard[]>(person.fetch('/api/recipes'))
const recipeOf = (person: TestPerson, id: string) => readReply<Recipe>(person.fetch(`/api/recipes/${id}`))

const replacementsOf = (person: TestPerson, id: string) =>
  readReply<Replacement[]>(person.fetch(`/api/recipes/${id}/replacements`))

/** Creates an account with the annual plan, so that no limit hides a recipe, and with these answers, if any. */
async function reader(answers?: AnswersInput): Promise<TestPerson> {
  const person = await signUpConfirmed()
  await buyPlan(person, 'annual')
  if (answers) await answerQuestionnaire(person, answers)
  return person
}

test('the list has every recipe, ordered by time and then by name', async () => {
  const list = await listOf(await reader())
  expect(list.map(({ id }) => id).sort()).toEqual(library.map(({ id }) => id).sort())
  const ordered = [...list].sort((a, b) => a.time_min - b.time_min || a.name.localeCompare(b.name, 'pt-BR'))
  expect(list.map(({ id }) => id)).toEqual(ordered.map(({ id }) => id))
})

test.each([
  ['basic', 200],
  ['monthly', library.length],
  ['annual', library.length],
] as const)('plan %s opens %i recipes and reports the total', async (plan, open) => {
  const person = await signUpConfirmed()
  await buyPlan(person, plan)
  const reply = await person.fetch('/api/recipes')
  expect(reply.headers.get('x-total-count')).toBe(String(library.length))
  expect((await reply.json()) as RecipeCard[]).toHaveLength(open)
})

test('a larger plan includes all recipes of a smaller one', async () => {
  const person = await signUpConfirmed()
  const idsOf = async () => (await listOf(person)).map(({ id }) => id)
  const ofBasic = await idsOf()
  await database.asSystem((tx) => tx.delete(subscriptions).where(eq(subscriptions.userId, person.id)))
  const smallest = await idsOf()
  expect([smallest.length, ofBasic.length]).toEqual([50, 200])
  expect(ofBasic).toEqual(expect.arrayContaining(smallest))
})

test('the smallest plan has recipes for every meal', async () => {
  const person = await signUpConfirmed()
  await database.asSystem((tx) => tx.delete(subscriptions).where(eq(subscriptions.userId, person.id)))
  const list = await listOf(person)
  for (const meal of ['cafe_manha', 'almoco', 'lanche_tarde', 'jantar', 'ceia'] as const) {
    expect(list.filter(({ meal_types }) => meal_types.includes(meal)).length).toBeGreaterThan(5)
  }
})

test('a recipe beyond the plan requires an upgrade, an unknown one is not found', async () => {
  const person = await signUpConfirmed()
  const open = new Set((await listOf(person)).map(({ id }) => id))
  const beyond = library.find(({ id }) => !open.has(id))!
  const answers = [beyond.id, 'nao-existe', [...open][0]!].map((id) => person.fetch(`/api/recipes/${id}`))
  const seen = (await Promise.all(answers)).map(async (reply) => [
    reply.status,
    ((await reply.json()) as { code?: string }).code,
  ])
  expect(await Promise.all(seen)).toEqual([
    [403, 'upgrade_required'],
    [404, 'recipe_not_found'],
    [200, undefined],
  ])
})

test('a recipe lists ingredients in household measures for the asked portions', async () => {
  const recipe = await recipeOf(await reader(), 'lentilha-refogada')
  expect(recipe).toMatchObject({ portions: 2, time_min: 14, preparation_time_min: 5, cooking_time_min: 9 })
  expect(recipe.ingredients[0]).toBe('3 conchas de lentilha cozida (480 g)')
  expect(recipe.shopping_lists.map(({ portions }) => portions)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(recipe.shopping_lists[1]!.ingredients).toEqual(recipe.ingredients)
  expect(recipe.shopping_lists[3]!.ingredients[0]).toBe('6 conchas de lentilha cozida (960 g)')
  expect(recipe.instructions.length).toBeGreaterThan(2)
  expect(recipe.calories).toBeGreaterThan(0)
})

test('a peanut allergy marks every recipe with peanut in list and detail', async () => {
  const person = await reader({ ...plain, preferences: { ...plain.preferences, allergies: ['Amendoim'] } })
  const list = await listOf(person)
  const marked = list.filter(({ conflicts }) => conflicts.includes('Amendoim'))
  expect(marked.length).toBeGreaterThan(0)
  const { warnings } = await recipeOf(person, marked[0]!.id)
  expect(warnings).toMatchObject([{ answer: 'Amendoim', source: 'alergia', certainty: 'contem' }])
  expect(warnings[0]!.text).toMatch(/^Leva .*amendoim/)
})

test('the warnings match the allergens of the recipe', async () => {
  const person = await reader({ ...plain, preferences: { ...plain.preferences, styles: ['Vegano'] } })
  for (const { conflicts, tags, name } of await listOf(person)) {
    expect([name, conflicts.includes('Vegano')]).toEqual([name, !tags.includes('vegano')])
  }
})

test('a severe allergy adds a warning about traces', async () => {
  const person = await reader({
    ...plain,
    health_flags: { ...ordinaryAnswers.health_flags, conditions: ['alergias_graves'] },
    preferences: { ...plain.preferences, allergies: ['Castanhas'] },
  })
  const { warnings } = await recipeOf(person, 'linguica-com-repolho-e-batata')
  expect(warnings).toMatchObject([{ answer: 'Castanhas', certainty: 'nao_verificado' }])
})

test('hidden numbers are absent from list, detail and texts', async () => {
  const person = await reader({
    ...plain,
    medical_history: { ...plain.medical_history, eating_disorders: 'anorexia' },
  })
  const hidden = { calories: null, protein_g: null }
  for (const card of await listOf(person)) {
    expect(card).toMatchObject(hidden)
    expect(card.tags).not.toEqual(expect.arrayContaining([expect.stringMatching(/light|low_carb|proteina/)]))
  }
  const recipe = await recipeOf(person, 'lentilha-refogada')
  expect(recipe).toMatchObject({
    ...hidden,
    carbs_g: null,
    fat_g: null,
    fiber_g: null,
    sodium_mg: null,
    portion_grams: null,
  })
  expect(recipe.ingredients[0]).toBe('3 conchas de lentilha cozida')
  expect(recipe.shopping_lists.flatMap(({ ingredients }) => ingredients).join()).not.toMatch(/\(\d/)
})

test('the list is small and revalidated by ETag', async () => {
  const person = await reader()
  const reply = await person.fetch('/api/recipes', { headers: { 'accept-encoding': 'gzip' } })
  expect(reply.headers.get('content-encoding')).toBe('gzip')
  expect((await reply.arrayBuffer()).byteLength).toBeLessThan(35_000)
  const plainly = await person.fetch('/api/recipes')
  const etag = plainly.headers.get('etag')!
  const again = await person.fetch('/api/recipes', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('cache-control')).toBe('private, no-cache')
})

test('changed answers invalidate the browser’s cached list', async () => {
  const person = await reader(plain)
  const etag = (await person.fetch('/api/recipes')).headers.get('etag')!
  const preferences = { ...plain.preferences, allergies: ['Ovo' as const] }
  await answerQuestionnaire(person, { ...plain, preferences })
  const reply = await person.fetch('/api/recipes', { headers: { 'if-none-match': etag } })
  expect(reply.status).toBe(200)
})

test('a recipe of the account’s menu opens on any plan', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, plain)
  const { id } = await readReply<{ id: string }>(
    person.fetch('/api/diet-generate-weekly', { method: 'POST' }),
  )
  const meals = await readReply<{ parts: { recipe_id: string }[] }[]>(person.fetch(`/api/diets/${id}/meals`))
  const planned = new Set(meals.flatMap(({ parts }) => parts.map(({ recipe_id }) => recipe_id)))
  const open = new Set((await listOf(person)).map((recipe) => recipe.id))
  const beyond = [...planned].filter((recipeId) => !open.has(recipeId))
  expect(beyond.length).toBeGreaterThan(0)
  for (const recipeId of beyond) expect((await recipeOf(person, recipeId)).id).toBe(recipeId)

  const elsewhere = library.find((recipe) => !planned.has(recipe.id) && !open.has(recipe.id))!
  expect((await person.fetch(`/api/recipes/${elsewhere.id}`)).status).toBe(403)
})

test('a recipe has five replacements of the plan, with the portion changes', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, plain)
  const list = await listOf(person)
  const main = list.find(({ role }) => role === 'main')!
  const found = await replacementsOf(person, main.id)
  expect(found).toHaveLength(5)
  for (const { recipe, changes } of found) {
    expect(list).toContainEqual(recipe)
    expect(recipe.conflicts).toEqual([])
    expect(main.calories! + changes!.kcal).toBe(recipe.calories)
    expect(Math.abs(main.protein_g! + changes!.protein_g - recipe.protein_g!)).toBeLessThanOrEqual(0.51)
  }
})

test('a replacement fits the answers and respects hidden numbers', async () => {
  const vegan = await reader({ ...plain, preferences: { ...plain.preferences, styles: ['Vegano'] } })
  const toVegan = await replacementsOf(vegan, 'lombo-com-abacaxi')
  expect(toVegan.length).toBeGreaterThan(0)
  for (const { recipe } of toVegan) expect(recipe.tags).toContain('vegano')

  const person = await reader({
    ...plain,
    medical_history: { ...plain.medical_history, eating_disorders: 'anorexia' },
  })
  const shown = await replacementsOf(person, 'lombo-com-abacaxi')
  expect(shown.length).toBeGreaterThan(0)
  for (const { recipe, changes } of shown) expect([changes, recipe.calories]).toEqual([null, null])
})

test('a recipe that cannot be read has no replacements', async () => {
  const person = await signUpConfirmed()
  const open = new Set((await listOf(person)).map(({ id }) => id))
  const beyond = library.find(({ id }) => !open.has(id))!
  const statusOf = async (id: string) => (await person.fetch(`/api/recipes/${id}/replacements`)).status
  expect(await Promise.all([statusOf(beyond.id), statusOf('nao-existe'), statusOf('x'.repeat(81))])).toEqual([
    403, 404, 422,
  ])
})

const tastesOf = (person: TestPerson, at: string) =>
  readReply<Reply<typeof readShelfTastes>>(person.fetch(`/api/recipe-shelf?at=${encodeURIComponent(at)}`))

test('the order of the list knows the times of the meals, the dislikes and what was eaten lately', async () => {
  const person = await reader({
    ...plain,
    preferences: { ...plain.preferences, dislikes: ['Quiabo'], avoid_foods: [] },
  })
  const eat = (eaten_at: string) =>
    person.fetch('/api/meals', {
      json: {
        id: randomUUID(),
        eaten_at,
        meal_type: 'almoco',
        items: [{ food_id: 'recipe:lombo-com-abacaxi', grams: 200, quantity: 1, measure: 'porção' }],
      },
    })
  for (const day of ['02', '09']) expect((await eat(`2026-03-${day}T15:00:00Z`)).ok).toBe(true)
  const { eaten, disliked_ids, meals } = await tastesOf(person, '2026-03-11T15:00:00Z')
  expect(nearestMeal(12 * 60, meals)).toBe('almoco')
  expect(nearestMeal(7 * 60, meals)).toBe('cafe_manha')
  expect(eaten).toEqual([{ recipe_id: 'lombo-com-abacaxi', days_ago: 2 }])
  const named = library.filter(({ name }) => /quiabo/i.test(name)).map(({ id }) => id)
  expect(named.length).toBeGreaterThan(0)
  expect(disliked_ids).toEqual(expect.arrayContaining(named))
  expect(disliked_ids.length).toBeLessThan(library.length / 2)
})

test('a recipe logged twice with the same key is one meal at its time, in its fraction', async () => {
  const person = await reader(plain)
  const eaten_at = '2026-03-10T23:30:00.000Z'
  const json = {
    id: randomUUID(),
    eaten_at,
    meal_type: 'jantar',
    items: [{ food_id: 'recipe:lombo-com-abacaxi', grams: 100, quantity: 0.5, measure: 'porção' }],
  }
  for (let sent = 0; sent < 2; sent++)
    expect((await person.fetch('/api/plan-apply-meal', { json })).ok).toBe(true)
  const meal = await readReply<Meal>(person.fetch(`/api/meals/${json.id}`))
  expect(meal).toMatchObject({ eaten_at, meal_type: 'jantar' })
  expect(meal.items).toMatchObject([{ quantity: 0.5, measure: 'porção', grams: 100 }])
  const { plan } = await readReply<Today>(person.fetch('/api/plan-today?date=2026-03-10'))
  expect(plan.scans.map(({ id }) => id)).toEqual([json.id])
})

test('a recipe comes with one portion as a food to log, without figures where numbers are hidden', async () => {
  const person = await reader(plain)
  const { food, portion_grams, calories } = await recipeOf(person, 'lombo-com-abacaxi')
  expect(food).toMatchObject({ id: 'recipe:lombo-com-abacaxi', default_grams: portion_grams })
  expect(food?.measures.map(({ name }) => name)).toContain('porção')
  const ofPortion = ((food?.per_100g.calories ?? 0) * (portion_grams ?? 0)) / 100
  expect(Math.abs(ofPortion - (calories ?? 0))).toBeLessThan(Math.max(10, (calories ?? 0) * 0.05))
})
