import type { AnswersInput } from '#contract/questionnaire.ts'
import type { Recipe, RecipeCard, Replacement } from '#contract/recipes.ts'
import { recipes as library } from '#nutrition/cookbook/recipe-library.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../platform/test-answers.ts'
import { startTestApp, type TestPerson } from '../platform/test-app.ts'
import { subscriptions } from '../subscription/table.ts'

const { database, signUpConfirmed, buyPlan } = await startTestApp()

/** Nothing that anyone must not eat. */
const plain: AnswersInput = {
  ...ordinaryAnswers,
  preferences: { ...ordinaryAnswers.preferences, allergies: [] },
}

const listOf = (person: TestPerson) => readReply<RecipeCard[]>(person.fetch('/api/recipes'))
const recipeOf = (person: TestPerson, id: string) => readReply<Recipe>(person.fetch(`/api/recipes/${id}`))

const replacementsOf = (person: TestPerson, id: string) =>
  readReply<Replacement[]>(person.fetch(`/api/recipes/${id}/replacements`))

/** Somebody on the largest plan, so that no limit hides what a test looks at. */
async function reader(answers?: AnswersInput): Promise<TestPerson> {
  const person = await signUpConfirmed()
  await buyPlan(person, 'annual')
  if (answers) await answerQuestionnaire(person, answers)
  return person
}

test('the book lists every recipe, the quickest first and those as quick by name', async () => {
  const list = await listOf(await reader())
  expect(list.map(({ id }) => id).sort()).toEqual(library.map(({ id }) => id).sort())
  const ordered = [...list].sort((a, b) => a.time_min - b.time_min || a.name.localeCompare(b.name, 'pt-BR'))
  expect(list.map(({ id }) => id)).toEqual(ordered.map(({ id }) => id))
})

test.each([
  ['basic', 200],
  ['monthly', library.length],
  ['annual', library.length],
] as const)('plan %s opens %i recipes and tells how many there are', async (plan, open) => {
  const person = await signUpConfirmed()
  await buyPlan(person, plan)
  const reply = await person.fetch('/api/recipes')
  expect(reply.headers.get('x-total-count')).toBe(String(library.length))
  expect((await reply.json()) as RecipeCard[]).toHaveLength(open)
})

test('an account without a subscription has the smallest book, and a larger plan has all of a smaller one', async () => {
  const person = await signUpConfirmed()
  const idsOf = async () => (await listOf(person)).map(({ id }) => id)
  const ofBasic = await idsOf()
  await database.asSystem((tx) => tx.delete(subscriptions).where(eq(subscriptions.userId, person.id)))
  const smallest = await idsOf()
  expect([smallest.length, ofBasic.length]).toEqual([50, 200])
  expect(ofBasic).toEqual(expect.arrayContaining(smallest))
})

test('the smallest book still has something for every meal', async () => {
  const person = await signUpConfirmed()
  await database.asSystem((tx) => tx.delete(subscriptions).where(eq(subscriptions.userId, person.id)))
  const list = await listOf(person)
  for (const meal of ['cafe_manha', 'almoco', 'lanche_tarde', 'jantar', 'ceia'] as const) {
    expect(list.filter(({ meal_types }) => meal_types.includes(meal)).length).toBeGreaterThan(5)
  }
})

test('a recipe beyond the plan asks for another plan, one that does not exist is not found', async () => {
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

test('a recipe tells its ingredients in household measures, for as many as eat', async () => {
  const recipe = await recipeOf(await reader(), 'lentilha-refogada')
  expect(recipe).toMatchObject({ portions: 2, time_min: 14, preparation_time_min: 5, cooking_time_min: 9 })
  expect(recipe.ingredients[0]).toBe('3 conchas de lentilha cozida (480 g)')
  expect(recipe.shopping_lists.map(({ portions }) => portions)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(recipe.shopping_lists[1]!.ingredients).toEqual(recipe.ingredients)
  expect(recipe.shopping_lists[3]!.ingredients[0]).toBe('6 conchas de lentilha cozida (960 g)')
  expect(recipe.instructions.length).toBeGreaterThan(2)
  expect(recipe.calories).toBeGreaterThan(0)
})

test('a peanut allergy marks every recipe with peanut, in the list and with a warning inside', async () => {
  const person = await reader({ ...plain, preferences: { ...plain.preferences, allergies: ['Amendoim'] } })
  const list = await listOf(person)
  const marked = list.filter(({ conflicts }) => conflicts.includes('Amendoim'))
  expect(marked.length).toBeGreaterThan(0)
  const { warnings } = await recipeOf(person, marked[0]!.id)
  expect(warnings).toMatchObject([{ answer: 'Amendoim', source: 'alergia', certainty: 'contem' }])
  expect(warnings[0]!.text).toMatch(/^Leva .*amendoim/)
})

test('what is warned of is just what the allergens of the recipe tell', async () => {
  const person = await reader({ ...plain, preferences: { ...plain.preferences, styles: ['Vegano'] } })
  for (const { conflicts, tags, name } of await listOf(person)) {
    expect([name, conflicts.includes('Vegano')]).toEqual([name, !tags.includes('vegano')])
  }
})

test('with a severe allergy, what nobody can see into is told apart', async () => {
  const person = await reader({
    ...plain,
    health_flags: { conditions: ['alergias_graves'] },
    preferences: { ...plain.preferences, allergies: ['Castanhas'] },
  })
  const { warnings } = await recipeOf(person, 'linguica-com-repolho-e-batata')
  expect(warnings).toMatchObject([{ answer: 'Castanhas', certainty: 'nao_verificado' }])
})

test('whoever must not be shown numbers gets none, in the list, inside a recipe or in other words', async () => {
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

test('the list is light enough for a phone, and not sent again to who has it', async () => {
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

test('what is kept by the browser is asked for anew when the answers change', async () => {
  const person = await reader(plain)
  const etag = (await person.fetch('/api/recipes')).headers.get('etag')!
  const preferences = { ...plain.preferences, allergies: ['Ovo' as const] }
  await answerQuestionnaire(person, { ...plain, preferences })
  const reply = await person.fetch('/api/recipes', { headers: { 'if-none-match': etag } })
  expect(reply.status).toBe(200)
})

test('a recipe of the own menu opens whatever the plan', async () => {
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

test('a recipe is replaced by five of the account’s own plan, each with what its portion changes', async () => {
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

test('no replacement goes against the answers, and whoever is shown no numbers gets none', async () => {
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

test('what cannot be read is not replaced either', async () => {
  const person = await signUpConfirmed()
  const open = new Set((await listOf(person)).map(({ id }) => id))
  const beyond = library.find(({ id }) => !open.has(id))!
  const statusOf = async (id: string) => (await person.fetch(`/api/recipes/${id}/replacements`)).status
  expect(await Promise.all([statusOf(beyond.id), statusOf('nao-existe'), statusOf('x'.repeat(81))])).toEqual([
    403, 404, 422,
  ])
})
