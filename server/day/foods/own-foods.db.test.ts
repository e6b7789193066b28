import { randomUUID } from 'node:crypto'
import type { FoodRow } from '#contract/day/foods.ts'
import type { Meal, PlateReading } from '#contract/day/meals.ts'
import type { OwnFood, TypedLabel } from '#contract/day/own-foods.ts'
import type { Today } from '#contract/day/today.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { createLog } from '../../platform/observability/log.ts'
import { eraseRemovedFoods } from './remove-own-food.ts'
import { walk } from './test-walk.ts'

const { clock, database, signUpConfirmed } = await startTestApp()

const { id: _, ...whey } = walk.bodies!['POST /api/own-foods'] as unknown as TypedLabel & { id: string }

const post = (person: TestPerson, changes: Partial<TypedLabel> = {}, id: string = randomUUID()) =>
  person.fetch('/api/own-foods', { json: { id, ...whey, ...changes } })
const create = (person: TestPerson, changes: Partial<TypedLabel> = {}, id?: string) =>
  readReply<OwnFood>(post(person, changes, id))
const change = (person: TestPerson, id: string, changes: Partial<TypedLabel>) =>
  person.fetch(`/api/own-foods/${id}`, { method: 'PUT', json: { ...whey, ...changes } })
const listed = async (person: TestPerson) =>
  (await readReply<{ foods: OwnFood[] }>(person.fetch('/api/own-foods'))).foods
const describe = (person: TestPerson, text: string) =>
  readReply<PlateReading>(person.fetch('/api/meals/describe', { json: { text } }))
const log = (person: TestPerson, foodId: string, grams: number, id: string = randomUUID()) =>
  readReply<Meal>(
    person.fetch('/api/meals', { json: { id, meal_type: 'jantar', items: [{ food_id: foodId, grams }] } }),
  )
const search = (person: TestPerson, q: string) =>
  readReply<FoodRow[]>(person.fetch(`/api/foods?q=${encodeURIComponent(q)}`))

test('a food created from a label is listed, searched and read by its id', async () => {
  const person = await signUpConfirmed()
  const made = await create(person)
  expect(made).toMatchObject({
    food: {
      id: `own:${made.id}:1`,
      name: 'Whey da academia',
      source: 'Rótulo do produto, informado por você',
      nova: null,
      default_grams: 30,
      per_100g: { calories: 118 / 0.3, protein_g: 80, fiber_g: 0.25 / 0.3 },
      measures: [
        { name: 'dose', grams: 30 },
        { name: 'pacote', grams: 900 },
      ],
    },
    label: { name: 'Whey da academia', values: { fiber_g: { below: 0.5 }, polyols_g: null } },
  })
  expect(await listed(person)).toEqual([made])
  expect((await search(person, 'whey da academia'))[0]).toEqual(made.food)
  expect(await readReply(person.fetch(`/api/foods/${made.food.id}`))).toEqual(made.food)
})

test('an own food is found by part of its name, also after its portion was changed', async () => {
  const person = await signUpConfirmed()
  const { id, food } = await create(person, { name: 'Whey Growth chocolate' })
  await log(person, food.id, 30)
  await change(person, id, { name: 'Whey Growth chocolate', portion: 45 })
  for (const text of ['tomei meu whey', '1 dose de whey growth', 'meu growth com água']) {
    const { items } = await describe(person, text)
    expect(items.map((item) => [item.food.id, item.grams])).toEqual([[`own:${id}:2`, 45]])
  }
})

test('creating with the same key again changes nothing', async () => {
  const person = await signUpConfirmed()
  const id = randomUUID()
  const first = await create(person, {}, id)
  expect(await create(person, { name: 'Outro nome' }, id)).toEqual(first)
  expect(await listed(person)).toHaveLength(1)
})

test('another account can neither see, use, change nor delete an own food', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  const { id, food } = await create(ana)
  expect(await listed(bia)).toEqual([])
  expect((await search(bia, 'whey da academia')).map((row) => row.id)).not.toContain(food.id)
  expect(await problemCode(bia.fetch(`/api/foods/${food.id}`))).toBe('422 food_not_found')
  const meal = { id: randomUUID(), meal_type: 'jantar', items: [{ food_id: food.id, grams: 30 }] }
  expect(await problemCode(bia.fetch('/api/meals', { json: meal }))).toBe('422 food_not_found')
  expect(await problemCode(bia.fetch('/api/meals/score', { json: { items: meal.items } }))).toBe(
    '422 food_not_found',
  )
  expect((await describe(bia, 'tomei meu whey')).items[0]?.food.id).not.toBe(food.id)
  expect(await problemCode(change(bia, id, { name: 'De outra' }))).toBe('404 own_food_not_found')
  expect(await problemCode(bia.fetch(`/api/own-foods/${id}`, { method: 'DELETE' }))).toBe(
    '404 own_food_not_found',
  )
  expect(await problemCode(bia.fetch(`/api/own-foods/${id}/restore`, { method: 'POST' }))).toBe(
    '404 own_food_not_found',
  )
  // The same id in another account is another food.
  expect((await create(bia, { name: 'Whey da Bia' }, id)).food.name).toBe('Whey da Bia')
  expect((await listed(ana)).map((own) => own.food.name)).toEqual(['Whey da academia'])
})

test('a sentence with the own name logs the own food, with its numbers in the day', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const { food } = await create(person)
  const { items } = await describe(person, '2 doses do meu whey com 200 ml de água')
  expect(items).toMatchObject([
    { food_id: food.id, grams: 60, calories: 236, protein_g: 48, measure: 'dose' },
  ])
  const id = randomUUID()
  await readReply(
    person.fetch('/api/meal-entries', {
      json: { id, text: '1 dose de whey da academia', eaten_at: clock.now().toISOString() },
    }),
  )
  const meal = await readReply<Meal>(person.fetch(`/api/meals/${id}`)).catch(() => null)
  // The answers state an allergy to peanuts, and whether the own food contains peanuts is unknown: the entry needs a
  // confirmation.
  expect(meal).toBeNull()
  await log(person, food.id, 30)
  const today = await readReply<Today>(person.fetch('/api/plan-today'))
  expect(today.plan.consumed_calories).toBe(118)
  const { foods } = await readReply<{ foods: { food_id: string; text: string }[] }>(
    person.fetch('/api/meals/usual?meal_type=jantar'),
  )
  expect(foods[0]).toMatchObject({ food_id: food.id, text: '1 dose de whey da academia' })
})

test('part of the own name offers the own food beside that of the table', async () => {
  const person = await signUpConfirmed()
  const { food } = await create(person)
  const [item] = (await describe(person, '30 g de whey')).items
  expect(item?.food.id).toBe('usda:95230000')
  expect(item?.alternatives).toEqual([food])
})

test('an edit counts from now on; a logged meal keeps its numbers, also when its amount changes', async () => {
  const person = await signUpConfirmed()
  const { id, food } = await create(person)
  const meal = await log(person, food.id, 30)
  const edited = await readReply<OwnFood>(
    change(person, id, { values: { ...whey.values, energy_kcal: 130, protein_g: 27 } }),
  )
  expect(edited.food.id).toBe(`own:${id}:2`)
  const at = `/api/meals/${meal.id}`
  expect((await readReply<Meal>(person.fetch(at))).totals.calories).toBe(118)
  const doubled = { meal_type: 'jantar', items: [{ food_id: food.id, grams: 60 }] }
  expect((await readReply<Meal>(person.fetch(at, { method: 'PUT', json: doubled }))).totals.calories).toBe(
    236,
  )
  expect((await log(person, edited.food.id, 30)).totals.calories).toBe(130)
  const { foods } = await readReply<{ foods: { food_id: string }[] }>(
    person.fetch('/api/meals/usual?meal_type=jantar'),
  )
  expect(foods.filter((one) => one.food_id.startsWith('own:')).map((one) => one.food_id)).toEqual([
    edited.food.id,
  ])
})

test('a deleted food stays in past days, can be put back, and a removed meal of it can be restored', async () => {
  const person = await signUpConfirmed()
  const { id, food } = await create(person)
  const meal = await log(person, food.id, 30)
  const remove = () => person.fetch(`/api/own-foods/${id}`, { method: 'DELETE' })
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 200])
  expect(await listed(person)).toEqual([])
  expect((await search(person, 'whey da academia')).map((row) => row.id)).not.toContain(food.id)
  expect((await readReply<Meal>(person.fetch(`/api/meals/${meal.id}`))).totals.calories).toBe(118)
  await readReply(person.fetch(`/api/meals/${meal.id}`, { method: 'DELETE' }))
  expect((await log(person, food.id, 30)).totals.calories).toBe(118)
  await readReply(person.fetch(`/api/own-foods/${id}/restore`, { method: 'POST' }))
  expect((await listed(person)).map((own) => own.id)).toEqual([id])
})

test('a food deleted more than 30 days ago is erased; younger and kept ones stay', async () => {
  const person = await signUpConfirmed()
  const [old, young, kept] = [await create(person), await create(person), await create(person)]
  const remove = ({ id }: OwnFood) => readReply(person.fetch(`/api/own-foods/${id}`, { method: 'DELETE' }))
  const restore = ({ id }: OwnFood) => person.fetch(`/api/own-foods/${id}/restore`, { method: 'POST' })
  await remove(old)
  clock.advance({ days: 2 })
  await remove(young)
  clock.advance({ days: 29 })
  await eraseRemovedFoods({ database, clock, log: createLog('silent') })
  clock.advance({ days: -31 })
  expect(await problemCode(restore(old))).toBe('404 own_food_not_found')
  expect((await restore(young)).status).toBe(200)
  expect((await listed(person)).map(({ id }) => id).toSorted()).toEqual([young.id, kept.id].toSorted())
})

test('an own food inside a dish counts in the meal and in the report of its week', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const { food } = await create(person)
  const items = [
    {
      food_id: 'dish:vitamina-banana',
      grams: 330,
      parts: [
        { food_id: 'taco:182', grams: 100 },
        { food_id: food.id, grams: 30 },
      ],
    },
  ]
  const meal = await readReply<Meal>(
    person.fetch('/api/meals', { json: { id: randomUUID(), meal_type: 'jantar', items } }),
  )
  expect(meal.items[0]?.parts?.map((part) => part.calories)).toEqual([98, 118])
  expect(meal.totals.calories).toBe(216)
  await log(person, food.id, 30)
  const { days } = await readReply<{ days: { calories: (number | null)[] } }>(
    person.fetch('/api/reports?period=week&start=2026-03-09'),
  )
  expect(days.calories[2]).toBe(216 + 118)
})

test('values that cannot stand on a label are rejected field by field', async () => {
  const person = await signUpConfirmed()
  const values = { ...whey.values, protein_g: null, sugars_g: 5 }
  const reply = await post(person, { values })
  expect([reply.status, await reply.json()]).toMatchObject([
    422,
    {
      code: 'label_invalid',
      fields: [
        { path: 'values.protein_g', detail: 'Falta este valor. Se o rótulo diz “não contém”, digite 0.' },
        { path: 'values.sugars_g', detail: 'Não pode ser mais que carboidratos.' },
      ],
    },
  ])
})

test('unusual energy and unequal columns are asked about, and accepted when confirmed', async () => {
  const person = await signUpConfirmed()
  const odd = { ...whey.values, energy_kcal: 1180 / 4 }
  const reply = await post(person, { basis: '100', portion: 30, values: odd })
  expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([409, 'label_unlikely'])
  const typo = { ...whey.values, energy_kcal: 393, protein_g: 42, carbs_g: 10, fat_g: 3.7 }
  expect(await problemCode(post(person, { other_values: typo }))).toBe('409 label_unlikely')
  expect((await create(person, { values: odd, basis: '100', confirmed: true })).food.per_100g.calories).toBe(
    295,
  )
})

test('allergens that the label was not read on are warned about as unknown', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const unread = await create(person)
  const { warnings } = await describe(person, 'meu whey da academia')
  expect(warnings.map(({ food_id, text }) => [food_id, text])).toEqual([
    [
      unread.food.id,
      'Não sabemos se Whey da academia contém o que você informou como alergia: Amendoim. Confira o rótulo antes de comer.',
    ],
  ])
  await readReply(change(person, unread.id, { allergens: { ...whey.allergens, is_complete: true } }))
  expect((await describe(person, 'meu whey da academia')).warnings).toEqual([])
})

test('an account without numbers sees and creates no label', async () => {
  const person = await signUpConfirmed()
  const made = await create(person)
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    health_flags: { ...ordinaryAnswers.health_flags, conditions: ['tca'] },
  })
  const [own] = await listed(person)
  expect(own).toMatchObject({ id: made.id, label: null, food: { per_100g: { calories: null } } })
  expect(own?.food).not.toHaveProperty('front_warnings')
  expect(await problemCode(post(person))).toBe('403 labels_hidden')
  expect(await problemCode(change(person, made.id, {}))).toBe('403 labels_hidden')
})

test('the front of the package is computed from the label', async () => {
  const person = await signUpConfirmed()
  const values = { ...whey.values, energy_kcal: 160, carbs_g: 20, sugars_g: 18, added_sugars_g: 15, fat_g: 8 }
  const { food } = await create(person, {
    name: 'Biscoito recheado da feira',
    values: { ...values, protein_g: 2, saturated_fat_g: 4, sodium_mg: 80 },
  })
  expect(food.front_warnings).toEqual(['acucar_adicionado', 'gordura_saturada'])
})

test('corrections at the same time are all kept', async () => {
  const person = await signUpConfirmed()
  const { id } = await create(person)
  const names = ['um', 'dois', 'três', 'quatro', 'cinco'].map((name) => `Whey ${name}`)
  const changed = await Promise.all(names.map((name) => readReply<OwnFood>(change(person, id, { name }))))
  expect(new Set(changed.map(({ food }) => food.id)).size).toBe(names.length)
  const latest = changed.find(({ food }) => food.id === `own:${id}:6`)
  expect(await listed(person)).toEqual([latest])
})

test.each([
  ['a portion of almost nothing', { portion: 5e-324 }],
  ['a measure of almost nothing', { measure: { quantity: 1e-300, name: 'dose' } }],
  ['a name without a letter', { name: '\u200b\u200b' }],
])('%s is refused', async (_case, changes) => {
  const person = await signUpConfirmed()
  expect(await problemCode(post(person, changes))).toBe('422 validation_failed')
})

test('a name that is a word of the language of the server, and an id that is no key, break nothing', async () => {
  const person = await signUpConfirmed()
  await create(person, { name: 'Zuca', measure: { quantity: 1, name: '__proto__' } })
  expect((await describe(person, '1 zuca')).items).toHaveLength(1)
  const noKey = `own:${'-'.repeat(36)}:1`
  expect(await problemCode(person.fetch(`/api/foods/${noKey}`))).toBe('422 validation_failed')
})

test('an own food as a filling or flavour is counted, so that its allergens warn', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, ordinaryAnswers)
  const allergens = { contains: ['amendoim' as const], may_contain: [], free_of: [], is_complete: true }
  await create(person, { name: 'Zuca', allergens })
  for (const text of [
    '1 fatia de bolo de zuca',
    'sorvete sabor zuca',
    'pizza com borda de zuca',
    'suco de zuca',
  ]) {
    expect((await describe(person, text)).warnings).not.toEqual([])
  }
})

test('the limit of own foods holds for creating and restoring', async () => {
  const person = await signUpConfirmed()
  const { id } = await create(person)
  await database.asSystem((tx) =>
    tx.execute(
      sql`insert into own_foods (user_id, id, revision, product, ean, created_at)
        select user_id, gen_random_uuid(), 1, product, null, created_at from own_foods, generate_series(2, 299)
        where user_id = ${person.id}`,
    ),
  )
  const codes = await Promise.all([post(person), post(person)].map(async (reply) => (await reply).status))
  expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409])
  await readReply(person.fetch(`/api/own-foods/${id}`, { method: 'DELETE' }))
  expect(await problemCode(post(person, {}, id))).toBe('404 own_food_not_found')
  await create(person)
  const restored = person.fetch(`/api/own-foods/${id}/restore`, { method: 'POST' })
  expect(await problemCode(restored)).toBe('409 own_foods_full')
})
