import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFoodLabel, labelProblemsOf } from '#nutrition/labels/check-label.ts'
import { isRefused, type ProductReading, type SourcedProduct } from './product-source.ts'
import { readProduct } from './read-product.ts'
import { formerDocument, formerNutriments, nutrientsOfSet, recentDocument } from './test-documents.ts'

const accepted = (reading: ProductReading): SourcedProduct => {
  if (isRefused(reading)) throw new Error(`refused: ${reading.refusal}`)
  return reading
}
const refusal = (document: unknown) => {
  const reading = readProduct(document)
  return isRefused(reading) ? reading.refusal : null
}

const cookie: SourcedProduct = {
  code: '7891000100103',
  name: 'Biscoito maisena Ponto Doce',
  unit: 'g',
  portion: 30,
  measure: { quantity: 6, name: 'unidade' },
  packagePortions: 6.67,
  values: {
    energy_kcal: 440,
    carbs_g: 74,
    sugars_g: 22,
    added_sugars_g: 20,
    protein_g: 7.5,
    fat_g: 12,
    saturated_fat_g: 5.2,
    trans_fat_g: 0,
    fiber_g: { below: 0.5 },
    sodium_mg: 290,
    polyols_g: null,
  },
  allergens: { contains: ['gluten', 'soja'], mayContain: ['leite'], freeOf: [], isComplete: false },
  nova: 4,
  modifiedAt: new Date(1_765_000_000_000),
}

test('both forms of the nutrients give the same product', () => {
  expect(readProduct(formerDocument())).toEqual(cookie)
  expect(readProduct(recentDocument())).toEqual(cookie)
})

test.each([1e300, -1, 'ontem', 8.7e12, null])('a time of change of %s is unknown', (last_modified_t) => {
  expect(accepted(readProduct(recentDocument({}, { last_modified_t }))).modifiedAt).toEqual(new Date(0))
})

test('a portion in grams becomes the usual portion, with its measure', () => {
  const portionOf = (fields: object) => {
    const { portion, unit, measure } = accepted(readProduct(recentDocument({}, fields)))
    return [portion, unit, measure.quantity, measure.name]
  }
  expect(portionOf({ serving_size: '200 ml (1 copo)', quantity: '1 L' })).toEqual([200, 'g', 1, 'copo'])
  expect(portionOf({ serving_size: '', serving_quantity: 25 })).toEqual([25, 'g', 1, 'porção'])
  expect(portionOf({ serving_size: '1 biscoito', serving_quantity: '5' })).toEqual([5, 'g', 1, 'porção'])
  expect(portionOf({ serving_size: null, serving_quantity: null })).toEqual([100, 'g', 1, 'porção'])
  expect(portionOf({ serving_size: '90000 g' })).toEqual([100, 'g', 1, 'porção'])
})

test('values of 100 ml are of a drink', () => {
  expect(accepted(readProduct(recentDocument({ per: '100ml' }))).unit).toBe('ml')
  for (const fields of [
    { serving_size: '200 ml (1 copo)' },
    { quantity: '1 L' },
    { product_quantity_unit: 'ml' },
  ])
    expect(accepted(readProduct(formerDocument({}, fields))).unit).toBe('ml')
})

test.each([
  [
    'the Portuguese name before that of the main language',
    { product_name: 'Corn cookie' },
    'Biscoito maisena',
  ],
  [
    'the main name without a Portuguese one',
    { product_name: 'Corn cookie', product_name_pt: ' ' },
    'Corn cookie',
  ],
  ['no brand that the name has', { product_name_pt: 'Biscoito PONTO DOCE' }, 'Biscoito PONTO DOCE'],
  ['no control characters', { product_name_pt: 'Biscoito\u0000\n  maisena', brands: '' }, 'Biscoito maisena'],
])('the name has %s', (_, fields, name) => {
  const read = accepted(readProduct(formerDocument({}, fields))).name
  expect(read.replace(' Ponto Doce', '')).toBe(name)
})

test('a product without allergen data has no known and no absent allergens', () => {
  const { allergens } = accepted(readProduct(recentDocument({}, { allergens_tags: [], traces_tags: null })))
  expect(allergens).toEqual({ contains: [], mayContain: [], freeOf: [], isComplete: false })
})

test.each([
  ['en:gluten', 'gluten'],
  ['en:milk', 'leite'],
  ['en:lactose', 'lactose'],
  ['en:eggs', 'ovo'],
  ['en:soybeans', 'soja'],
  ['en:peanuts', 'amendoim'],
  ['en:nuts', 'castanhas'],
  ['en:fish', 'peixe'],
  ['en:crustaceans', 'crustaceos'],
  ['EN:molluscs ', 'moluscos'],
])('the tag %s is the allergen %s', (tag, allergen) => {
  const allergensOf = (fields: object) => accepted(readProduct(recentDocument({}, fields))).allergens
  expect(allergensOf({ allergens_tags: [tag], traces_tags: [] }).contains).toEqual([allergen])
  expect(allergensOf({ allergens_tags: [], traces_tags: [tag] }).mayContain).toEqual([allergen])
})

test('a product with alcohol contains it, although no tag says so', () => {
  const beer = formerDocument({ alcohol_100g: 5 }, { allergens_tags: [], traces_tags: [] })
  expect(accepted(readProduct(beer)).allergens.contains).toEqual(['alcool'])
})

test('a claim of absence is not taken', () => {
  const labels = { labels_tags: ['en:no-gluten', 'en:no-lactose'], allergens_tags: ['en:none'] }
  const { allergens } = accepted(readProduct(recentDocument({}, labels)))
  expect(allergens).toMatchObject({ freeOf: [], isComplete: false })
})

test.each([
  ['0', null],
  [5, null],
  ['unknown', null],
  [undefined, null],
  ['3', 3],
])('a NOVA group of %s is %s', (stated, nova) => {
  expect(accepted(readProduct(formerDocument({}, { nova_group: stated }))).nova).toBe(nova)
})

test('kJ alone is converted', () => {
  const { 'energy-kcal': _, ...nutrients } = nutrientsOfSet
  expect(accepted(readProduct(recentDocument({ nutrients }))).values.energy_kcal).toBe(440)
})

test.each([
  ['kcal and kJ swapped', { 'energy-kcal_100g': 1841, 'energy-kj_100g': 440 }],
  ['kJ in the place of kcal', { 'energy-kcal_100g': 1841, 'energy-kj_100g': undefined }],
  ['kcal in the place of kJ', { 'energy-kj_100g': 440 }],
])('%s is refused', (_, nutriments) => {
  expect(refusal(formerDocument(nutriments))).toBe('energy_units')
})

test.each([
  ['more energy than pure fat', { 'energy-kcal_100g': 4400, 'energy-kj_100g': 18_410 }],
  ['more macronutrients than the food weighs', { carbohydrates_100g: 90, sugars_100g: 1, fat_100g: 12 }],
  ['more sugar than carbohydrate', { sugars_100g: 90 }],
  ['values of a kilogram', { carbohydrates_100g: 740 }],
])('%s is refused', (_, nutriments) => {
  expect(refusal(formerDocument(nutriments))).toBe('values_implausible')
})

test.each([
  ['no carbohydrates', { carbohydrates_100g: undefined }],
  ['a typed value without a unit', { proteins_value: 7.5, proteins_unit: '' }],
  ['a negative value', { fat_100g: -1 }],
  ['text instead of a number', { fat_100g: 'doze' }],
  ['no energy', { 'energy-kcal_100g': '', 'energy-kj_100g': undefined }],
])('%s makes the values incomplete', (_, nutriments) => {
  expect(refusal(formerDocument(nutriments))).toBe('values_missing')
})

test.each([
  ['an estimate from the ingredients', { source: 'estimate' }],
  ['a nutrient without a unit', { unit: undefined }],
])('%s is no value of the label', (_, change) => {
  const nutrients = { ...nutrientsOfSet, proteins: { ...nutrientsOfSet.proteins, ...change } }
  expect(refusal(recentDocument({ nutrients }))).toBe('values_missing')
})

test('values of the prepared product, or of another amount than 100, are not those of the product', () => {
  expect(refusal(recentDocument({ preparation: 'prepared' }))).toBe('values_missing')
  expect(refusal(recentDocument({ per: 'serving' }))).toBe('values_missing')
  expect(refusal({ ...formerDocument(), nutriments: undefined })).toBe('values_missing')
})

test.each([
  ['salt and sodium that contradict each other', { sodium_100g: 0.00029, salt_100g: 0.725 }, null],
  ['more sodium than salt has', { sodium_100g: 290, salt_100g: 725 }, null],
  ['salt alone', { sodium_100g: undefined, sodium_value: undefined, salt_100g: 1 }, 400],
  ['neither', { sodium_100g: undefined, salt_100g: undefined }, null],
])('with %s the sodium is %s', (_, nutriments, sodium) => {
  expect(accepted(readProduct(formerDocument(nutriments))).values.sodium_mg).toBe(sodium)
})

test.each([
  ['a wrong check digit', { code: '7891000100104' }, 'code'],
  ['the number of a shop scale', { code: '2000012345678' }, 'code'],
  ['no name', { product_name_pt: '' }, 'name'],
  ['a shampoo', { product_type: 'beauty' }, 'not_food'],
  ['food for dogs', { product_type: 'petfood' }, 'not_food'],
])('%s is refused', (_, fields, reason) => {
  expect(refusal(formerDocument({}, fields))).toBe(reason)
})

test('any document is refused or has the values of a possible label', () => {
  const number = fc.oneof(fc.double({ min: -10, max: 5000 }), fc.string(), fc.constant(null))
  const changes = fc.dictionary(fc.constantFrom(...Object.keys(formerNutriments)), number)
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        changes.map((some) => formerDocument(some)),
      ),
      (document) => {
        const reading = readProduct(document)
        if (isRefused(reading)) return
        expect(isFoodLabel(reading.values)).toBe(true)
        const label = {
          portion: reading.portion,
          basis: '100',
          values: reading.values,
          hasAlcohol: false,
        } as const
        expect(labelProblemsOf(label)).toEqual([])
        expect(reading.allergens).toMatchObject({ freeOf: [], isComplete: false })
      },
    ),
  )
})
