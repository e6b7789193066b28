import { randomUUID } from 'node:crypto'
import type { FoodRow } from '#contract/day/foods.ts'
import type { Meal } from '#contract/day/meals.ts'
import type { OwnFood } from '#contract/day/own-foods.ts'
import type { BarcodeLookup } from '#contract/day/products.ts'
import { checkDigitOf } from '#nutrition/foods/barcodes/barcode.ts'
import { expect, test } from 'vitest'
import { type ProductSource, ProductsUnavailable } from '../../adapters/products/product-source.ts'
import { readProduct } from '../../adapters/products/read-product.ts'
import { formerDocument, recentDocument } from '../../adapters/products/test-documents.ts'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { walk as ownFoodWalk } from '../foods/test-walk.ts'
import { importProducts } from './import-products.ts'

/** Source with documents by code; `null` stands for an outage. */
const documents = new Map<string, unknown>()
const asked: string[] = []
const source: ProductSource = {
  find: async (code) => {
    asked.push(code)
    const document = documents.get(code)
    if (document === null) throw new ProductsUnavailable('503')
    return document === undefined ? null : readProduct(document)
  },
}

const { clock, database, signUpConfirmed } = await startTestApp({ parts: { products: source } })

async function* linesOf(...products: readonly (object | string)[]) {
  for (const one of products) yield typeof one === 'string' ? one : JSON.stringify(one)
}
const brazilian = { countries_tags: ['en:brazil'] }
const importAll = (...products: readonly (object | string)[]) =>
  importProducts({ database, clock }, linesOf(...products))

const lookUp = (person: TestPerson, code: string) =>
  readReply<BarcodeLookup>(person.fetch(`/api/barcodes/${code}`))
const add = (person: TestPerson, code: string, json: object = {}) =>
  person.fetch(`/api/barcodes/${code}/own-food`, { json: { id: randomUUID(), ...json } })
const label = ownFoodWalk.bodies!['PUT /api/own-foods/{id}']!
const [imported, live, broken, unknown, outage, mine] = [
  '7891000100103',
  '7891000100202',
  '7891000100301',
  '7891000100400',
  '7891000100509',
  '7891000100608',
]

test('a code is looked up in own foods, then products, then the source, whose find is stored', async () => {
  const person = await signUpConfirmed()
  await importAll(formerDocument({}, brazilian))
  documents.set(live, recentDocument({}, { code: live, product_name_pt: 'Biscoito de leite' }))
  asked.length = 0

  expect(await lookUp(person, imported)).toMatchObject({
    found: 'product',
    product: { food: { name: 'Biscoito maisena Ponto Doce', source: 'Open Food Facts' }, doubts: [] },
  })
  expect(asked).toEqual([])
  expect(await lookUp(person, live)).toMatchObject({ found: 'product' })
  expect(await lookUp(person, live)).toMatchObject({ found: 'product' })
  expect(asked).toEqual([live])

  const made = await readReply<OwnFood>(
    person.fetch('/api/own-foods', { json: { id: randomUUID(), ...label, ean: imported } }),
  )
  expect(await lookUp(person, imported)).toEqual({ found: 'own', own: made })
  expect(await lookUp(await signUpConfirmed(), imported)).toMatchObject({ found: 'product' })
})

test('a UPC-A is the EAN-13 with a zero before it, in look-ups and own foods', async () => {
  const person = await signUpConfirmed()
  const own = await readReply<OwnFood>(
    person.fetch('/api/own-foods', { json: { id: randomUUID(), ...label, ean: '012345678905' } }),
  )
  expect(own.label?.ean).toBe('0012345678905')
  for (const typed of ['012345678905', '0012345678905'])
    expect(await lookUp(person, typed)).toMatchObject({ found: 'own' })
})

test.each([
  ['7891000100104', 'Um dos números não confere'],
  ['2000012345678', 'balança'],
  ['789', '8, 12 ou 13'],
])('%s is refused with a reason', async (code, reason) => {
  const reply = await (await signUpConfirmed()).fetch(`/api/barcodes/${code}`)
  expect(reply.status).toBe(422)
  expect(await reply.text()).toContain(reason)
})

test('an unknown, a broken and an unreachable product get different replies', async () => {
  const person = await signUpConfirmed()
  documents.set(broken, recentDocument({ per: 'serving' }, { code: broken }))
  documents.set(outage, null)
  expect(await lookUp(person, unknown)).toEqual({ found: 'nothing', may_retry: false })
  expect(await lookUp(person, broken)).toEqual({ found: 'unusable', name: 'Biscoito maisena Ponto Doce' })
  expect(await lookUp(person, outage)).toEqual({ found: 'nothing', may_retry: true })
})

test('a stored product is looked up again after 90 days, and stays during an outage', async () => {
  const person = await signUpConfirmed()
  const code = '7891000100707'
  documents.set(code, recentDocument({}, { code }))
  await lookUp(person, code)
  clock.advance({ days: 89, hours: 23 })
  const again = await signUpConfirmed()
  documents.set(code, null)
  asked.length = 0
  expect(await lookUp(again, code)).toMatchObject({ found: 'product' })
  expect(asked).toEqual([])
  clock.advance({ hours: 1 })
  expect(await lookUp(again, code)).toMatchObject({ found: 'product' })
  expect(asked).toEqual([code])
  // At the source, the product is deleted first and has a broken document afterwards.
  documents.delete(code)
  expect(await lookUp(again, code)).toMatchObject({ found: 'product' })
  documents.set(code, recentDocument({ per: 'serving' }, { code }))
  expect(await lookUp(again, code)).toMatchObject({ found: 'product' })
  const renamed = { code, product_name_pt: 'Biscoito novo', last_modified_t: 1_775_000_000 }
  documents.set(code, recentDocument({}, renamed))
  expect(await lookUp(again, code)).toMatchObject({ product: { food: { name: 'Biscoito novo Ponto Doce' } } })
})

test('an added product is an own food with its origin, and its meals keep their numbers', async () => {
  const person = await signUpConfirmed()
  await importAll(formerDocument({}, brazilian))
  const own = await readReply<OwnFood>(add(person, imported))
  expect(own).toMatchObject({
    food: {
      source: 'Open Food Facts',
      open_food_facts_page: `https://world.openfoodfacts.org/product/${imported}`,
      default_grams: 30,
      nova: 4,
    },
    label: { ean: imported, basis: '100' },
  })
  expect(await lookUp(person, imported)).toEqual({ found: 'own', own })
  const meal = await readReply<Meal>(
    person.fetch('/api/meals', {
      json: { id: randomUUID(), meal_type: 'lanche_tarde', items: [{ food_id: own.food.id, grams: 30 }] },
    }),
  )
  expect(meal.items[0]).toMatchObject({ calories: 132, source: 'Open Food Facts' })

  await importAll(
    formerDocument(
      { 'energy-kcal_100g': 460, 'energy-kj_100g': 1925 },
      { ...brazilian, last_modified_t: 1_770_000_000 },
    ),
  )
  expect((await readReply<Meal>(person.fetch(`/api/meals/${meal.id}`))).items[0]?.calories).toBe(132)

  const changed = { ...label, name: 'Biscoito corrigido', ean: imported }
  const corrected = await readReply<OwnFood>(
    person.fetch(`/api/own-foods/${own.id}`, { method: 'PUT', json: changed }),
  )
  expect(corrected.food).toMatchObject({
    source: 'Open Food Facts, corrigido por você',
    open_food_facts_page: own.food.open_food_facts_page,
  })
})

test('adding with the same key again adds nothing; an unknown product cannot be added', async () => {
  const person = await signUpConfirmed()
  await importAll(formerDocument({}, brazilian))
  const id = randomUUID()
  const first = await readReply<OwnFood>(add(person, imported, { id }))
  expect(await readReply<OwnFood>(add(person, imported, { id }))).toEqual(first)
  expect(await problemCode(add(person, unknown))).toBe('404 product_not_found')
})

test('unusual energy is asked about before a product is added', async () => {
  const person = await signUpConfirmed()
  await importAll(
    formerDocument({ 'energy-kcal_100g': 300, 'energy-kj_100g': 1255 }, { ...brazilian, code: mine }),
  )
  const found = await lookUp(person, mine)
  expect(found).toMatchObject({ found: 'product', product: { doubts: [expect.stringContaining('300')] } })
  expect(await problemCode(add(person, mine))).toBe('409 label_unlikely')
  expect((await add(person, mine, { confirmed: true })).status).toBe(200)
})

test('a product without allergen data is warned about to a person with an allergy', async () => {
  const person = await signUpConfirmed()
  // The answers state an allergy to peanuts.
  await answerQuestionnaire(person)
  const code = '7891000100806'
  await importAll(formerDocument({}, { ...brazilian, code, allergens_tags: [], traces_tags: [] }))
  const own = await readReply<OwnFood>(add(person, code))
  expect(own.food.unknown_allergens).toContain('amendoim')
  const scored = await person.fetch('/api/meals/score', {
    json: { items: [{ food_id: own.food.id, grams: 30 }] },
  })
  expect(JSON.stringify(await scored.json())).toMatch(/amendoim/i)
})

test('an account with hidden numbers sees and adds a product without them', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    health_flags: { ...ordinaryAnswers.health_flags, conditions: ['tca'] },
  })
  await importAll(formerDocument({}, brazilian))
  const found = await lookUp(person, imported)
  expect(JSON.stringify(found)).not.toContain('440')
  const own = await readReply<OwnFood>(add(person, imported))
  expect(own).toMatchObject({ label: null, food: { per_100g: { calories: null } } })
})

test('a product with a time of change in the future is replaced by a later reading', async () => {
  const code = '7891000101308'
  const future = { ...brazilian, code, last_modified_t: 9_000_000_000 }
  await importAll(formerDocument({}, future))
  await importAll(formerDocument({}, { ...brazilian, code, product_name_pt: 'Versão nova' }))
  const found = await lookUp(await signUpConfirmed(), code)
  expect(found).toMatchObject({ product: { food: { name: 'Versão nova Ponto Doce' } } })
})

test('the import keeps products of Brazil, counts the refused, and may be repeated', async () => {
  const code = '7891000100905'
  const dump = [
    formerDocument({}, { ...brazilian, code }),
    recentDocument(
      {},
      { ...brazilian, code, product_name_pt: 'Versão nova', last_modified_t: 1_766_000_000 },
    ),
    formerDocument({}, { countries_tags: ['en:france'], code: '7891000101001' }),
    formerDocument({}, { countries_tags: ['en:france'], origins_tags: ['en:brazil'], code: '7891000101407' }),
    formerDocument({ 'energy-kcal_100g': 9000 }, { ...brazilian, code: '7891000101100' }),
    formerDocument({}, { ...brazilian, code: '123', comment: 'code of a shop' }),
    '{"code":"7891000101209","countries_tags":["en:brazil"],"product_na',
    '',
  ]
  const counts = {
    lines: 7,
    broken: 1,
    brazilian: 4,
    saved: 1,
    refused: { code: 1, energy_units: 1, name: 0 },
  }
  expect(await importAll(...dump)).toMatchObject(counts)
  expect(await importAll(...dump)).toMatchObject(counts)
  const person = await signUpConfirmed()
  expect(await lookUp(person, code)).toMatchObject({ product: { food: { name: 'Versão nova Ponto Doce' } } })
  expect(await importAll(formerDocument({}, { ...brazilian, code }))).toMatchObject({ saved: 0 })
})

test('an import of more than one batch saves and counts each product once', async () => {
  const codes = Array.from({ length: 501 }, (_, place) => {
    const digits = String(789_200_000_000 + place)
    return `${digits}${checkDigitOf(digits)}`
  })
  const products = codes.map((code) => formerDocument({}, { ...brazilian, code }))
  expect(await importAll(...products)).toMatchObject({ lines: 501, brazilian: 501, saved: 501 })
  const person = await signUpConfirmed()
  expect(await lookUp(person, codes[500]!)).toMatchObject({ found: 'product' })
})

test('a search finds an added product by its name', async () => {
  const person = await signUpConfirmed()
  await importAll(formerDocument({}, brazilian))
  const own = await readReply<OwnFood>(add(person, imported))
  const [first] = await readReply<FoodRow[]>(person.fetch('/api/foods?q=maisena%20ponto%20doce'))
  expect(first).toEqual(own.food)
})
