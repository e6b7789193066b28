import { randomUUID } from 'node:crypto'
import type { FoodRow } from '#contract/day/foods.ts'
import type { Meal } from '#contract/day/meals.ts'
import type { OwnRecipe, TypedRecipe } from '#contract/recipes/own-recipes.ts'
import type { LinkedRecipe } from '#contract/recipes/recipe-links.ts'
import type { Recipe } from '#contract/recipes/recipes.ts'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'
import { walk as foodWalk } from '../../day/foods/test-walk.ts'
import {
  describe,
  log,
  change,
  create,
  linesOf,
  listed,
  mainDish,
  post,
  preview,
  remove,
  restore,
} from './test-requests.ts'

const { signUpConfirmed } = await startTestApp()

test('a created recipe has the sum of its ingredients by portion, and says what it leaves out', async () => {
  const person = await signUpConfirmed()
  const made = await create(person)
  const { facts } = made
  expect(made).toMatchObject({
    typed: { name: 'Lasanha da vó', portions: 6 },
    recipe: { id: `own-recipe:${made.id}:1`, name: 'Lasanha da vó', portions: 6 },
    food: { id: `own-recipe:${made.id}:1`, source: 'Soma dos ingredientes da sua receita' },
    facts: { left_out: ['sal'], cost: expect.any(Number) as number },
  })
  expect(facts.allergens).toEqual(expect.arrayContaining(['gluten', 'leite', 'lactose', 'carne']))
  expect(made.recipe.instructions).toEqual(['Refogue a carne.', 'Monte as camadas.', 'Asse por 40 minutos.'])
  const counted = (await preview(person)).ingredients.flatMap((one) => one.counted ?? [])
  const sum = counted.reduce((kcal, { calories }) => kcal + (calories ?? 0), 0)
  expect(Math.abs(facts.calories! * 6 - sum)).toBeLessThanOrEqual(6)
  expect(made.food.default_grams).toBe(facts.portion_grams)
  expect(await listed(person)).toMatchObject([
    { id: made.id, name: 'Lasanha da vó', is_lower_bound: false, in_menus: false, calories: facts.calories },
  ])
  expect(await readReply(person.fetch(`/api/own-recipes/${made.id}`))).toEqual(made)
})

test('a preview asks beside the line, and an answer counts', async () => {
  const person = await signUpConfirmed()
  const asked = await preview(person, {
    lines: linesOf(
      'Massa:',
      '2 xícaras de farinha de trigo',
      'queijo muçarela',
      '1 pacote de zuritanga',
      'óleo para fritar',
    ),
  })
  expect(asked.ingredients.map(({ state, note }) => [state, note])).toEqual([
    ['heading', null],
    ['counted', null],
    ['ask_amount', expect.stringMatching(/^Quanto de .*queijo/)],
    ['unknown', expect.stringContaining('Não conheço')],
    ['uncounted', 'Sem quantidade: não entra na conta.'],
  ])
  expect(asked.ingredients[1]).toMatchObject({
    shown: expect.stringContaining('xícaras de farinha de trigo') as string,
  })
  const cheese = asked.ingredients[2]!.options[0]!.food
  const lines = [
    { text: 'queijo muçarela', choices: [{ food_id: cheese.id, grams: 90, quantity: 3, measure: 'fatia' }] },
    { text: '1 pacote de zuritanga', choices: ['left_out' as const] },
    { text: '2 xícaras de farinha de trigo', choices: ['left_out' as const] },
  ]
  const answered = await preview(person, { lines })
  expect(answered.ingredients).toMatchObject([
    { state: 'counted', is_chosen: true, note: null, counted: { grams: 90, food: { id: cheese.id } } },
    { state: 'left_out', note: null, counted: null },
    { state: 'left_out', note: null, counted: null },
  ])
  // The flour is left out of the numbers, but its gluten is in the dish.
  expect(answered.facts?.allergens).toEqual(expect.arrayContaining(['gluten', 'leite']))
  expect(answered.facts?.unknown_allergens).toContain('amendoim')
  const made = await create(person, { lines })
  expect(made.typed.lines).toEqual(lines)
  expect(made.facts.left_out).toHaveLength(2)
  expect(made.facts).toMatchObject({ is_lower_bound: true, nova: null })
})

test.each([
  [
    'an unanswered line',
    { lines: linesOf('200 g de arroz', 'queijo muçarela') },
    '422 own_recipe_unanswered',
  ],
  [
    'an unknown line',
    { lines: linesOf('200 g de arroz', '2 xícaras de zuritanga') },
    '422 own_recipe_unanswered',
  ],
  [
    'more than 120 ingredients',
    { lines: Array.from({ length: 13 }, () => ({ text: `200 g de arroz${' e sal'.repeat(9)}` })) },
    '422 own_recipe_too_many_ingredients',
  ],
  [
    'more than 120 answers',
    { lines: Array.from({ length: 6 }, () => ({ text: 'sal', choices: Array(25).fill(null) })) },
    '422 validation_failed',
  ],
  ['nothing counted', { lines: linesOf('sal a gosto') }, '422 own_recipe_empty'],
  [
    'an unknown food in an answer',
    { lines: [{ text: 'x', choices: [{ food_id: 'taco:9999', grams: 1, quantity: 1, measure: 'grama' }] }] },
    '422 food_not_found',
  ],
  ['no name', { name: ' ' }, '422 validation_failed'],
  ['no line', { lines: [] }, '422 validation_failed'],
  [
    '61 lines',
    { lines: Array.from({ length: 61 }, () => ({ text: '1 g de sal' })) },
    '422 validation_failed',
  ],
  ['51 portions', { portions: 51 }, '422 validation_failed'],
  ['half a portion', { portions: 0.5 }, '422 validation_failed'],
  ['a long preparation', { instructions: 'a'.repeat(8001) }, '422 validation_failed'],
  ['a link that is no web address', { source_url: 'javascript:alert(1)' }, '422 validation_failed'],
  [
    'a place in the menus with an open amount',
    {
      menu: { ...mainDish, meal_types: ['almoco' as const], equipment: [] },
      lines: linesOf('200 g de arroz', 'óleo para fritar'),
    },
    '409 own_recipe_not_for_menus',
  ],
] as readonly (readonly [string, Partial<TypedRecipe>, string])[])(
  'a recipe with %s is refused',
  async (_what, changes, code) => {
    expect(await problemCode(post(await signUpConfirmed(), changes))).toBe(code)
  },
)

test('every ingredient of a line with many can be answered', async () => {
  const person = await signUpConfirmed()
  const many = { text: `200 g de arroz${' e azeite'.repeat(11)}` }
  const asked = (await preview(person, { lines: [many] })).ingredients
  expect(asked.map(({ position }) => position)).toEqual(Array.from({ length: 12 }, (_one, index) => index))
  const choices = asked.map(({ state }) => (state === 'counted' ? null : ('left_out' as const)))
  expect((await create(person, { lines: [{ ...many, choices }] })).facts.left_out).toHaveLength(11)
})

test('creating with the same key again changes nothing', async () => {
  const person = await signUpConfirmed()
  const id = randomUUID()
  const first = await create(person, {}, id)
  expect(await create(person, { name: 'Outro nome' }, id)).toEqual(first)
  expect(await listed(person)).toHaveLength(1)
})

test('another account can neither see, use, change nor delete an own recipe', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  const { id, food } = await create(ana)
  expect(await listed(bia)).toEqual([])
  expect(await problemCode(bia.fetch(`/api/own-recipes/${id}`))).toBe('404 own_recipe_not_found')
  expect(await problemCode(bia.fetch(`/api/foods/${food.id}`))).toBe('422 food_not_found')
  expect(await problemCode(bia.fetch(`/api/recipes/${food.id}`))).toBe('404 recipe_not_found')
  expect(await problemCode(log(bia, food.id, 100))).toBe('422 food_not_found')
  expect((await describe(bia, '1 porção de lasanha da vó')).items[0]?.food.id).not.toBe(food.id)
  expect(await problemCode(change(bia, id, { name: 'De outra' }))).toBe('404 own_recipe_not_found')
  expect(await problemCode(remove(bia, id))).toBe('404 own_recipe_not_found')
  expect(await problemCode(restore(bia, id))).toBe('404 own_recipe_not_found')
  // The same id in another account is another recipe.
  expect((await create(bia, { name: 'Lasanha da Bia' }, id)).recipe.name).toBe('Lasanha da Bia')
  expect((await listed(ana)).map(({ name }) => name)).toEqual(['Lasanha da vó'])
})

test.each(['1 porção de lasanha da vó', 'comi uma porção da minha lasanha'])(
  'the sentence "%s" logs a portion of the own recipe',
  async (text) => {
    const person = await signUpConfirmed()
    const { food, facts } = await create(person)
    const { items } = await describe(person, text)
    expect(items).toMatchObject([{ food_id: food.id, grams: facts.portion_grams, measure: 'porção' }])
    expect(Math.abs(items[0]!.calories! - facts.calories!)).toBeLessThanOrEqual(1)
  },
)

test('an own recipe is found by search, logged in grams, and offered as a usual food', async () => {
  const person = await signUpConfirmed()
  const { food, facts } = await create(person)
  const [first] = await readReply<FoodRow[]>(person.fetch('/api/foods?q=lasanha'))
  expect(first).toEqual(food)
  const meal = await readReply<Meal>(log(person, food.id, facts.portion_grams! / 2))
  expect(Math.abs(meal.totals.calories! * 2 - facts.calories!)).toBeLessThanOrEqual(2)
  const { foods } = await readReply<{ foods: { food_id: string }[] }>(
    person.fetch('/api/meals/usual?meal_type=jantar'),
  )
  expect(foods[0]).toMatchObject({ food_id: food.id })
})

test('an edit counts from now on; a logged meal keeps its numbers', async () => {
  const person = await signUpConfirmed()
  const { id, food } = await create(person)
  const meal = await readReply<Meal>(log(person, food.id, 200))
  const edited = await readReply<OwnRecipe>(change(person, id, { portions: 3 }))
  expect(edited.food.id).toBe(`own-recipe:${id}:2`)
  const again = await readReply<Meal>(person.fetch(`/api/meals/${meal.id}`))
  expect(again.totals).toEqual(meal.totals)
  expect(await readReply(log(person, food.id, 200))).toMatchObject({ totals: meal.totals })
  const whole = await readReply<Recipe>(person.fetch(`/api/recipes/${food.id}`))
  expect([whole.id, whole.portions]).toEqual([food.id, 6])
})

test('an own packaged food counts in a recipe, which keeps its values after it changes', async () => {
  const person = await signUpConfirmed()
  const label = foodWalk.bodies!['POST /api/own-foods'] as { id: string }
  const whey = await readReply<{ id: string; food: FoodRow }>(
    person.fetch('/api/own-foods', { json: { ...label, id: randomUUID() } }),
  )
  const made = await create(person, {
    name: 'Panqueca',
    portions: 1,
    lines: linesOf('30 g de whey da academia', '2 ovos'),
  })
  expect(made.facts.allergens).toContain('leite')
  expect(made.facts.unknown_allergens).toContain('amendoim')
  const { id: __, ...changed } = label as { id: string; values: Record<string, unknown> }
  await readReply(
    person.fetch(`/api/own-foods/${whey.id}`, {
      method: 'PUT',
      json: { ...changed, values: { ...changed.values, energy_kcal: 130, protein_g: 27 } },
    }),
  )
  const again = await readReply<OwnRecipe>(person.fetch(`/api/own-recipes/${made.id}`))
  expect(again.facts).toEqual(made.facts)
})

test('a recipe that takes too long or needs another kitchen says so beside its place in the menus', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const lines = linesOf('500 g de carne moída')
  const notesOf = async (changes: Partial<NonNullable<TypedRecipe['menu']>>) =>
    (
      await create(person, {
        lines,
        menu: { ...mainDish, meal_types: ['almoco'], equipment: [], ...changes },
      })
    ).menu.notes
  expect(await notesOf({ equipment: ['Forno'], preparation_min: 60, cooking_min: 400 })).toEqual([
    expect.stringMatching(/^Leva 460 minutos, e o seu tempo para estas refeições é de \d+\.$/),
    'Precisa de Forno, que não está na sua cozinha.',
  ])
  expect(await notesOf({ equipment: ['Fogão'], preparation_min: 5, cooking_min: 10 })).toEqual([])
})

test('an own recipe is no ingredient of another, nor of itself', async () => {
  const person = await signUpConfirmed()
  const { id, food } = await create(person)
  const choices = [{ food_id: food.id, grams: 100, quantity: 1, measure: 'porção' }]
  const lines = [{ text: 'lasanha da vó', choices }]
  expect(await problemCode(post(person, { lines }))).toBe('422 food_not_found')
  expect(await problemCode(change(person, id, { lines }))).toBe('422 food_not_found')
})

test('a recipe from a link keeps the address of its page', async () => {
  const person = await signUpConfirmed()
  const address = 'https://receitas.exemplo/lasanha'
  const { id } = await create(person, { source_url: address })
  const { typed } = await readReply<OwnRecipe>(person.fetch(`/api/own-recipes/${id}`))
  expect(typed.source_url).toBe(address)
})

test('an account without numbers writes recipes and sees none in them', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    health_flags: { ...ordinaryAnswers.health_flags, conditions: ['tca'] },
  })
  const made = await create(person)
  expect(made.facts).toMatchObject({
    calories: null,
    protein_g: null,
    sodium_mg: null,
    portion_grams: null,
    final_grams: null,
  })
  expect(made.food.per_100g.calories).toBeNull()
  const { ingredients } = await preview(person)
  expect(ingredients.every(({ counted }) => !counted || counted.calories === null)).toBe(true)
  expect(ingredients.map(({ shown }) => shown).join()).not.toMatch(/\(\d+ g\)/)
  const gizzards = await preview(person, { lines: linesOf('500 g de moela') })
  expect(gizzards.ingredients).toMatchObject([{ state: 'counted', note: null }])
})

test('a pasted recipe is separated into its fields', async () => {
  const person = await signUpConfirmed()
  const text = `Bolo de fubá\n\nIngredientes:\n- 2 xícaras (chá) de fubá\n- 3 ovos\n\nModo de preparo:\n1. Bata tudo.\n2. Asse por 40 minutos.\nRendimento: 12 porções`
  expect(await readReply(person.fetch('/api/recipe-texts', { json: { text } }))).toMatchObject({
    name: 'Bolo de fubá',
    portions: 12,
    ingredients: ['2 xícaras (chá) de fubá', '3 ovos'],
    instructions: 'Bata tudo.\nAsse por 40 minutos.',
    left_out: 0,
    is_cut: false,
  })
  const long = `Bolo\n3 ovos\nModo de preparo\n${'Bata bem. '.repeat(900)}`
  const read = await readReply<LinkedRecipe>(person.fetch('/api/recipe-texts', { json: { text: long } }))
  expect([read.instructions.length, read.is_cut]).toEqual([8000, true])
})
