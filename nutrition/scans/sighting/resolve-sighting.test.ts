import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { describePortion, type PortionDescription } from '../../foods/measures/portion-description.ts'
import { resolveSighting } from './resolve-sighting.ts'
import { sightedItem, sighting } from './sighted-item-example.ts'
import { cookingMethods, measureUnits, oilAmounts } from './sighting.ts'

const rice = sightedItem()
const beans = sightedItem({
  name: 'feijão carioca cozido',
  measure: { quantity: 1, unit: 'concha' },
  grams: 140,
  gramsLow: 110,
  gramsHigh: 170,
})
const namesOf = (items: readonly { food: { name: string } }[]) => items.map(({ food }) => food.name)
const pick = ({ quantity, measure }: PortionDescription) => ({ quantity, measure })
const codesOf = (questions: readonly { code: string }[]) => questions.map(({ code }) => code)

test('foods resolve to table rows with grams, range and confidence', () => {
  const { items, unmatched, questions } = resolveSighting(sighting([rice]))
  expect(items).toMatchObject([{ grams: 100, gramsLow: 80, gramsHigh: 130, confidence: 0.8 }])
  expect([namesOf(items), unmatched, questions]).toEqual([['Arroz branco cozido'], [], []])
})

test("the amount is shown in the food's most readable measure", () => {
  const seen = [rice, beans, sightedItem({ measure: { quantity: 1, unit: 'outra' } })]
  for (const { food, grams, quantity, measure } of resolveSighting(sighting(seen)).items) {
    expect({ quantity, measure }).toEqual(pick(describePortion(food, grams)))
  }
})

test('a name without a row is returned once as unmatched', () => {
  const unknown = sightedItem({ name: 'gororoba azul' })
  const { items, unmatched } = resolveSighting(sighting([rice, unknown, unknown]))
  expect([namesOf(items), unmatched]).toEqual([['Arroz branco cozido'], ['gororoba azul']])
})

test('water is ignored and not matched with coconut water', () => {
  const water = sightedItem({
    name: 'água mineral com gás',
    container: 'copo_1',
    cookingMethod: 'nao_se_aplica',
  })
  expect(resolveSighting(sighting([water]))).toEqual({ items: [], unmatched: [], questions: [] })
})

test('grams that contradict the measure halve confidence and widen the range', () => {
  const agreeing = resolveSighting(sighting([sightedItem({ grams: 140, gramsHigh: 140 })])).items[0]
  const disagreeing = resolveSighting(sighting([sightedItem({ grams: 300, gramsLow: 250, gramsHigh: 350 })]))
    .items[0]
  expect(agreeing?.confidence).toBeCloseTo(0.8)
  expect(disagreeing?.confidence).toBeCloseTo(0.4)
  expect(disagreeing).toMatchObject({ grams: 300, gramsLow: 100, gramsHigh: 350 })
})

test('an amount without confidence is replaced by the household measure', () => {
  const [item] = resolveSighting(
    sighting([sightedItem({ grams: 1, gramsLow: 1, portionConfidence: 0 })]),
  ).items
  expect(item).toMatchObject({ grams: 100, gramsLow: 50, gramsHigh: 200 })
  expect(item?.confidence).toBeLessThan(0.3)
})

test('an implausible household measure is not used as the amount', () => {
  const absurd = sightedItem({ measure: { quantity: 100, unit: 'prato' }, portionConfidence: 0 })
  const [item] = resolveSighting(sighting([absurd])).items
  expect(item?.grams).toBe(item?.food.defaultGrams)
})

test('fried food without a fried row gets a separate oil row and a question', () => {
  const beef = sightedItem({
    name: 'cupim',
    cookingMethod: 'frito',
    visibleOil: 'pouco',
    measure: { quantity: 1, unit: 'fatia' },
  })
  const { items, questions } = resolveSighting(sighting([rice, beef]))
  expect(items[2]).toMatchObject({ food: { name: 'Óleo de soja' }, grams: 10, gramsLow: 0, gramsHigh: 20 })
  expect(questions).toEqual([{ code: 'added_fat', text: 'Há óleo ou manteiga no preparo?', item: 2 }])
})

test.each([
  [
    'the row is already fried',
    sightedItem({ name: 'ovo frito', cookingMethod: 'frito', visibleOil: 'muito' }),
  ],
  ['it looks dry', sightedItem({ name: 'cupim', cookingMethod: 'frito', visibleOil: 'nenhum' })],
  [
    'fat belongs to the food',
    sightedItem({ name: 'mortadela', cookingMethod: 'nao_se_aplica', visibleOil: 'pouco' }),
  ],
])('no oil is added where %s', (_, item) => {
  expect(codesOf(resolveSighting(sighting([item])).questions)).toEqual([])
})

test('no oil is added where oil was seen separately', () => {
  const salad = sightedItem({ name: 'alface crespa', cookingMethod: 'cru', visibleOil: 'moderado' })
  const oil = sightedItem({ name: 'azeite de oliva', cookingMethod: 'nao_se_aplica', grams: 8 })
  expect(namesOf(resolveSighting(sighting([salad])).items)).toEqual(['Alface crespa', 'Azeite de oliva'])
  expect(resolveSighting(sighting([salad, oil])).questions).toEqual([])
})

test('among several plates the most central is used, with a question', () => {
  const left = { ...rice, container: 'prato_1', box: { x: 0, y: 0.3, width: 0.2, height: 0.3 } }
  const middle = { ...beans, container: 'prato_2', box: { x: 0.35, y: 0.35, width: 0.3, height: 0.3 } }
  const drink = sightedItem({
    name: 'refrigerante de cola',
    cookingMethod: 'nao_se_aplica',
    container: 'copo_1',
    measure: { quantity: 200, unit: 'ml' },
    grams: 200,
  })
  const { items, questions } = resolveSighting(sighting([left, middle, drink], { platesCount: 2 }))
  expect(namesOf(items)).toEqual(['Feijão carioca cozido', 'Refrigerante de cola'])
  expect(questions).toEqual([{ code: 'several_plates', text: 'Qual prato é seu?', item: null }])
})

test('among several plates without boxes the first one is used', () => {
  const other = { ...beans, container: 'prato_2' }
  expect(namesOf(resolveSighting(sighting([rice, other])).items)).toEqual(['Arroz branco cozido'])
})

test('a pot alone gets a usual portion, low confidence and a question', () => {
  const pot = { ...beans, container: 'panela_1', grams: 1500 }
  const { items, questions } = resolveSighting(sighting([pot]))
  expect(items[0]?.grams).toBe(items[0]?.food.defaultGrams)
  expect(items[0]?.confidence).toBeLessThan(0.3)
  expect(questions).toEqual([
    { code: 'shared_dish', text: 'Quanto você vai comer de feijão carioca cozido?', item: 0 },
  ])
})

test('a pot beside a filled plate is not counted', () => {
  const pot = { ...beans, container: 'panela_1' }
  expect(namesOf(resolveSighting(sighting([rice, pot])).items)).toEqual(['Arroz branco cozido'])
})

test('a packaged product raises a question and is not estimated', () => {
  const biscuit = sightedItem({ name: 'biscoito recheado de chocolate', container: 'embalagem_1' })
  const packaged = { brand: 'Aurora', product: 'Biscoito de cacau', netWeightG: 120, labelTextVisible: true }
  const alone = resolveSighting(sighting([biscuit], { imageKind: 'produto_embalado', packaged }))
  const question = {
    code: 'packaged_product',
    text: 'Produto embalado: Biscoito de cacau Aurora. Quanto você vai comer?',
    item: null,
  }
  expect(alone).toEqual({ items: [], unmatched: [], questions: [question] })
  const beside = resolveSighting(sighting([rice, biscuit], { packaged }))
  expect([namesOf(beside.items), beside.questions]).toEqual([['Arroz branco cozido'], [question]])
})

test('coffee raises a question about sugar unless its name mentions it', () => {
  const cup = {
    cookingMethod: 'nao_se_aplica',
    container: 'copo_1',
    measure: { quantity: 50, unit: 'ml' },
  } as const
  expect(codesOf(resolveSighting(sighting([sightedItem({ ...cup, name: 'café' })])).questions)).toEqual([
    'added_sugar',
  ])
  expect(resolveSighting(sighting([sightedItem({ ...cup, name: 'café sem açúcar' })])).questions).toEqual([])
})

test('a plate beyond four kilograms is scaled to four with low confidence', () => {
  const { items } = resolveSighting(sighting(Array.from({ length: 5 }, () => ({ ...rice, grams: 1500 }))))
  expect(items.reduce((sum, { grams }) => sum + grams, 0)).toBeCloseTo(4000)
  expect(items.every(({ confidence }) => confidence < 0.2)).toBe(true)
})

const anyItem = fc.record({
  name: fc.constantFrom(
    'arroz branco',
    'patinho',
    'alface crespa',
    'café',
    'batata',
    'azeite de oliva',
    'gororoba',
  ),
  cookingMethod: fc.constantFrom(...cookingMethods),
  visibleOil: fc.constantFrom(...oilAmounts),
  measure: fc.record({ quantity: fc.integer({ min: 0, max: 100 }), unit: fc.constantFrom(...measureUnits) }),
  grams: fc.integer({ min: 1, max: 1500 }),
  portionConfidence: fc.double({ min: 0, max: 1, noNaN: true }),
  identityConfidence: fc.double({ min: 0, max: 1, noNaN: true }),
  container: fc.constantFrom('prato_1', 'prato_2', 'panela_1', 'embalagem_1', 'copo_1', ''),
})

test('any sighting gives amounts in range, totals in limit and valid questions', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 20 }), (seen) => {
      const items = seen.map((item) =>
        sightedItem({
          ...item,
          gramsLow: Math.max(1, item.grams / 2),
          gramsHigh: Math.min(1500, item.grams * 2),
        }),
      )
      const resolved = resolveSighting(sighting(items))
      for (const { grams, gramsLow, gramsHigh, quantity, confidence } of resolved.items) {
        expect(grams).toBeGreaterThan(0)
        expect(quantity).toBeGreaterThan(0)
        expect(gramsLow).toBeLessThanOrEqual(grams)
        expect(gramsHigh).toBeGreaterThanOrEqual(grams)
        expect(confidence >= 0 && confidence <= 1).toBe(true)
      }
      expect(resolved.items.reduce((sum, { grams }) => sum + grams, 0)).toBeLessThanOrEqual(4000.001)
      expect(
        resolved.questions.every(({ item }) => item === null || resolved.items[item] !== undefined),
      ).toBe(true)
    }),
  )
})
