import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frontWarningsOf } from '../foods/front-warning.ts'
import { allergenTags } from '../foods/food.ts'
import { portionOf } from '../foods/portion.ts'
import { allergenFactsOf, declarableAllergens, unknownAllergens } from '../foods/own/declared-allergens.ts'
import {
  type FoodLabelValues,
  type LabelAmount,
  labelNutrients,
  labelRows,
  type LabelValues,
  noLabelValues,
  requiredNutrients,
} from '../foods/own/label-nutrients.ts'
import { foodOfOwn, type LabelFood, ownFoodId } from '../foods/own/own-food.ts'
import { isFoodLabel, labelDoubtsOf, labelProblemsOf } from './check-label.ts'
import { columnsAgree, differingNutrients } from './compare-columns.ts'
import { printLabelAmount, readLabelAmount } from './label-cells.ts'
import { readLabel } from './read-label.ts'

const hundredths = fc.integer({ min: 0, max: 99_999 }).map((value) => value / 100)
const anyAmount: fc.Arbitrary<LabelAmount> = fc.oneof(
  hundredths,
  fc.constant(null),
  hundredths.map((below) => ({ below })),
)
const anyValues: fc.Arbitrary<LabelValues> = fc.record(
  Object.fromEntries(labelNutrients.map((nutrient) => [nutrient, anyAmount])) as Record<
    (typeof labelNutrients)[number],
    fc.Arbitrary<LabelAmount>
  >,
)
const statedValues: fc.Arbitrary<FoodLabelValues> = fc
  .tuple(anyValues, fc.tuple(hundredths, hundredths, hundredths, hundredths))
  .map(([values, stated]) => ({
    ...values,
    ...(Object.fromEntries(requiredNutrients.map((nutrient, at) => [nutrient, stated[at] ?? 0])) as Record<
      (typeof requiredNutrients)[number],
      number
    >),
  }))

const whey: LabelFood = {
  id: ownFoodId('00000000-0000-4000-8000-000000000001', 1),
  name: 'Whey da academia',
  group: 'laticinio',
  unit: 'g',
  portion: 30,
  measure: { quantity: 1, name: 'dose' },
  packagePortions: 30,
  basis: 'portion',
  values: { ...noLabelValues, energy_kcal: 118, carbs_g: 3, protein_g: 24, fat_g: 1.1, sodium_mg: 56 },
  allergens: unknownAllergens,
  nova: null,
}

function printed(values: LabelValues, portion: number): string {
  const rows = labelNutrients.map(
    (nutrient) =>
      `${labelRows[nutrient].name} ${printLabelAmount(values[nutrient])} ${labelRows[nutrient].unit}`,
  )
  return [`Informação nutricional`, `Porção: ${portion} g (1 unidade)`, ...rows].join('\n')
}

test('a printed amount is read as the same amount', () => {
  fc.assert(
    fc.property(anyAmount, (amount) => {
      expect(readLabelAmount(printLabelAmount(amount))).toEqual(amount)
    }),
  )
})

test('a printed label is read as the same label', () => {
  fc.assert(
    fc.property(anyValues, fc.integer({ min: 1, max: 99 }), (values, portion) => {
      const { columns, portion: read } = readLabel(printed(values, portion))
      expect(read).toBe(portion)
      expect(columns.portion).toEqual(values)
    }),
  )
})

test('a value that the label does not state is unknown in any amount of the food, never zero', () => {
  fc.assert(
    fc.property(statedValues, fc.integer({ min: 1, max: 500 }), (values, grams) => {
      const portion = portionOf(foodOfOwn({ ...whey, values }), grams)
      expect(portion.fiberG === null).toBe(values.fiber_g === null)
      expect(portion.saturatedG === null).toBe(values.saturated_fat_g === null)
      expect(portion.sodiumMg === null).toBe(values.sodium_mg === null)
      expect(portion.sugarAddedG === null).toBe(values.added_sugars_g === null)
    }),
  )
})

test('a food entered by the portion and by 100 g has the same numbers', () => {
  fc.assert(
    fc.property(statedValues, (values) => {
      const timesFour = Object.fromEntries(
        Object.entries(values).map(([nutrient, amount]) => [nutrient, times(amount, 4)]),
      ) as FoodLabelValues
      const byPortion = foodOfOwn({ ...whey, portion: 25, values })
      const by100 = foodOfOwn({ ...whey, portion: 25, basis: '100', values: timesFour })
      for (const [nutrient, value] of Object.entries(byPortion.per100g)) {
        const other = by100.per100g[nutrient as keyof typeof by100.per100g]
        expect(other === null).toBe(value === null)
        expect(other ?? 0).toBeCloseTo(value ?? 0, 6)
      }
    }),
  )
})

function times(amount: LabelAmount, factor: number): LabelAmount {
  if (amount === null) return null
  return typeof amount === 'object' ? { below: amount.below * factor } : amount * factor
}

test('two columns rounded from the same food agree, and a column off by a tenth does not', () => {
  const grams = fc.integer({ min: 50, max: 1000 }).map((tenths) => tenths / 10)
  const round = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value))
  fc.assert(
    fc.property(grams, fc.integer({ min: 10, max: 250 }), (of100, portion) => {
      expect(columnsAgree('protein_g', round(of100), round((of100 * portion) / 100), portion)).toBe(true)
    }),
  )
  expect(columnsAgree('protein_g', 80, 24, 30)).toBe(true)
  expect(columnsAgree('protein_g', 80, 28, 30)).toBe(false)
  expect(columnsAgree('energy_kcal', 393, 181, 30)).toBe(false)
  expect(columnsAgree('trans_fat_g', 1.2, 0, 30)).toBe(true)
})

test.each([
  // 80 g per 100 g are 24 g per 30 g. Rounding to 1 g allows 0.15 g (0.5 g per 100 g) plus 0.5 g; 2 % of 24 g add 0.48
  // g.
  ['protein_g', 80, 25.13, 30, true],
  ['protein_g', 80, 25.14, 30, false],
  ['protein_g', 80, 22.87, 30, true],
  ['protein_g', 80, 22.86, 30, false],
  // Below 5 g, rounding to 0.1 g allows 0.05 g in each column; 2 % of 4 g add 0.08 g.
  ['protein_g', 4, 4.18, 100, true],
  ['protein_g', 4, 4.19, 100, false],
  // Up to 4 kcal, 0.5 g or 5 mg may be printed as zero; for portions above 100 g the limit grows with the portion.
  ['energy_kcal', 4, 0, 100, true],
  ['energy_kcal', 4.1, 0, 100, false],
  ['energy_kcal', 4, 0, 200, true],
  ['energy_kcal', 4.2, 0, 200, false],
  ['energy_kcal', 8, 0, 50, true],
  ['energy_kcal', 8.2, 0, 50, false],
] as const)('%s of %d in 100 g and %d in %d g agree: %s', (nutrient, of100, ofPortion, portion, isSame) => {
  expect(columnsAgree(nutrient, of100, ofPortion, portion)).toBe(isSame)
})

test('columns are compared only where both state a number', () => {
  const one = { ...noLabelValues, protein_g: 80, fat_g: { below: 1 }, fiber_g: 3 }
  expect(differingNutrients(one, { ...noLabelValues, protein_g: 42, fat_g: 9 }, 30)).toEqual(['protein_g'])
})

const typed = (values: Partial<FoodLabelValues>, basis: '100' | 'portion' = '100') =>
  ({ portion: 30, basis, values: { ...noLabelValues, ...values }, hasAlcohol: false }) as const

test.each([
  [{ energy_kcal: 393, carbs_g: 10, protein_g: 80 }, ['value_missing fat_g']],
  [{ energy_kcal: 1393, carbs_g: 10, protein_g: 80, fat_g: 4 }, ['value_too_high energy_kcal']],
  [{ energy_kcal: 400, carbs_g: 10, protein_g: 10, fat_g: 4, sugars_g: 12 }, ['part_over_whole sugars_g']],
  [
    { energy_kcal: 400, carbs_g: 10, protein_g: 10, fat_g: 4, saturated_fat_g: 8 },
    ['part_over_whole saturated_fat_g'],
  ],
  [{ energy_kcal: 400, carbs_g: 70, protein_g: 40, fat_g: 4 }, ['sum_over_whole carbs_g']],
  [{ energy_kcal: 393, carbs_g: 10, protein_g: 80, fat_g: 3.7, added_sugars_g: { below: 0.5 } }, []],
] as const)('%o has the problems %j', (values, problems) => {
  expect(labelProblemsOf(typed(values)).map(({ code, nutrient }) => `${code} ${nutrient}`)).toEqual(problems)
})

test('limits follow the column: 30 g hold at most 30 g of protein', () => {
  const values = { energy_kcal: 118, carbs_g: 0, protein_g: 34, fat_g: 0 }
  expect(labelProblemsOf(typed(values, 'portion')).map(({ code }) => code)).toEqual(['value_too_high'])
})

test.each([
  ['whey', { energy_kcal: 393, carbs_g: 10, protein_g: 80, fat_g: 3.7 }, false],
  ['energy in kJ by mistake', { energy_kcal: 1644, carbs_g: 10, protein_g: 80, fat_g: 3.7 }, true],
  ['a digit lost', { energy_kcal: 39, carbs_g: 10, protein_g: 80, fat_g: 3.7 }, true],
  [
    'bran, whose fibre gives little',
    { energy_kcal: 216, carbs_g: 21.5, protein_g: 15.5, fat_g: 4.2, fiber_g: 43 },
    false,
  ],
  [
    'sweets with erythritol',
    { energy_kcal: 210, carbs_g: 60, protein_g: 8, fat_g: 12, polyols_g: 48 },
    false,
  ],
  ['the same without its polyols', { energy_kcal: 210, carbs_g: 60, protein_g: 8, fat_g: 12 }, true],
  ['tea of 1 kcal', { energy_kcal: 1, carbs_g: 0, protein_g: 0, fat_g: 0 }, false],
] as const)('%s: the energy is asked about: %s', (_, values, isAsked) => {
  const label = { ...typed(values), values: { ...noLabelValues, ...values } }
  expect(labelDoubtsOf(label).energy !== null).toBe(isAsked)
})

test.each([
  [125, false],
  [125.1, true],
  [75, false],
  [74.9, true],
])('energy of %d kcal for nutrients of 100 kcal is asked about: %s', (energy, isAsked) => {
  // The limit is a fifth of 100 kcal plus 5 kcal for rounding.
  const label = typed({ energy_kcal: energy, carbs_g: 25, protein_g: 0, fat_g: 0 })
  expect(labelDoubtsOf(label).energy !== null).toBe(isAsked)
})

test('alcohol explains energy that no other nutrient gives', () => {
  const beer = typed({ energy_kcal: 41, carbs_g: 3.3, protein_g: 0.4, fat_g: 0 })
  expect(labelDoubtsOf(beer).energy).not.toBeNull()
  expect(labelDoubtsOf({ ...beer, hasAlcohol: true }).energy).toBeNull()
})

test('a label without a macronutrient is no food', () => {
  expect(isFoodLabel({ ...noLabelValues, energy_kcal: 100, carbs_g: 1, protein_g: 1 })).toBe(false)
})

test('an own food is measured in its household measure and its package', () => {
  const food = foodOfOwn({ ...whey, measure: { quantity: 2, name: 'colher de sopa' } })
  expect(food).toMatchObject({ defaultGrams: 30, nova: null })
  expect(food.measures.map(({ name, grams }) => [name, grams])).toEqual([
    ['colher de sopa', 15],
    ['pacote', 900],
  ])
})

test('a food contains a tag, is free of it or leaves it unknown; without a complete declaration it is free only as stated', () => {
  const anyTags = fc.subarray([...declarableAllergens])
  fc.assert(
    fc.property(anyTags, anyTags, anyTags, fc.boolean(), (contains, mayContain, freeOf, isComplete) => {
      const declared = { contains, mayContain, freeOf, isComplete }
      const facts = allergenFactsOf(declared, 'ml')
      expect(facts.allergens.filter((tag) => facts.unknownAllergens.includes(tag))).toEqual([])
      const free = allergenTags.filter(
        (tag) => !facts.allergens.includes(tag) && !facts.unknownAllergens.includes(tag),
      )
      const unsaid = free.filter((tag) => !freeOf.some((one) => one === tag))
      expect(isComplete || unsaid.length === 0).toBe(true)
      expect(free).not.toContain('fodmap')
    }),
  )
})

test('milk without a word on lactose leaves lactose unknown', () => {
  const facts = allergenFactsOf({ ...unknownAllergens, contains: ['leite'], isComplete: true }, 'g')
  expect(facts.unknownAllergens).toContain('lactose')
  expect(facts.unknownAllergens).not.toContain('gluten')
  expect(facts.unknownAllergens).toContain('moluscos')
})

const per100g = {
  kcal: 1,
  proteinG: 0,
  carbG: 0,
  fatG: 0,
  fiberG: null,
  saturatedG: null,
  sodiumMg: null,
  sugarAddedG: null,
}

test.each([
  ['doce', { sugarAddedG: 15 }, ['acucar_adicionado']],
  ['doce', { sugarAddedG: 14.9 }, []],
  ['bebida', { sugarAddedG: 7.5 }, ['acucar_adicionado']],
  ['queijo', { saturatedG: 6, sodiumMg: 600 }, ['gordura_saturada', 'sodio']],
  ['bebida', { saturatedG: 3, sodiumMg: 300 }, ['gordura_saturada', 'sodio']],
  ['queijo', {}, []],
] as const)('%s with %o bears %j', (group, values, warnings) => {
  const food = {
    source: 'own',
    nova: null,
    name: 'Produto',
    group,
    per100g: { ...per100g, ...values },
  } as const
  expect(frontWarningsOf(food)).toEqual(warnings)
  expect(frontWarningsOf({ ...food, source: 'taco', nova: 1 })).toEqual([])
})

test.each([
  ['bebida láctea in ml among dairy', { group: 'laticinio', unit: 'ml', portion: 200, sugar: 22 }, true],
  ['the same in g', { group: 'laticinio', unit: 'g', portion: 200, sugar: 22 }, false],
  ['cocoa powder in g among drinks', { group: 'bebida', unit: 'g', portion: 20, sugar: 2 }, false],
  ['the same in ml', { group: 'bebida', unit: 'ml', portion: 20, sugar: 2 }, true],
] as const)('the front warning of %s follows the unit of its label', (_, label, isHigh) => {
  const { group, unit, portion, sugar } = label
  const own = { ...whey, group, unit, portion, values: { ...whey.values, added_sugars_g: sugar } }
  expect(frontWarningsOf(foodOfOwn(own))).toEqual(isHigh ? ['acucar_adicionado'] : [])
})

test('a food of the table bears a front warning only if it is ultra-processed', () => {
  const salami = {
    source: 'taco',
    name: 'Salame',
    group: 'embutido',
    per100g: { ...per100g, sodiumMg: 1500 },
  } as const
  expect(frontWarningsOf({ ...salami, nova: 4 })).toEqual(['sodio'])
  for (const nova of [3, null] as const) expect(frontWarningsOf({ ...salami, nova })).toEqual([])
})

test('unprocessed foods and culinary ingredients bear no front warning', () => {
  const oil = { ...whey, portion: 13, values: { ...whey.values, saturated_fat_g: 2 } }
  expect(frontWarningsOf(foodOfOwn({ ...oil, nova: 3 }))).toEqual(['gordura_saturada'])
  for (const nova of [1, 2] as const) expect(frontWarningsOf(foodOfOwn({ ...oil, nova }))).toEqual([])
})
