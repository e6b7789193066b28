import { expect, test } from 'vitest'
import { recipes } from './cookbook/recipe-library.ts'
import { householdLine } from './household-line.ts'
import { openMeasure } from './recipe.ts'
import { ingredientsOf } from './served-recipe.ts'

const lime = {
  food_id: 'taco:219',
  name: 'limão',
  group: 'fruta',
  grams: 21,
  quantity: 0.25,
  unit: 'unidade',
  text: '¼ de limão (21 g), só o suco',
} as const

test.each([
  [lime, 1, 4, '1 limão (84 g), só o suco'],
  [lime, 2, 4, '¾ de limão (63 g), só o suco'],
  [
    { ...lime, food_id: 'x', name: 'tomate', quantity: 0.5, grams: 50, text: '½ tomate (50 g), picado' },
    1,
    4,
    '2 tomates (200 g), picados',
  ],
  [
    {
      ...lime,
      food_id: 'x',
      name: 'alcatra',
      unit: 'grama',
      quantity: 120,
      grams: 120,
      text: '120 g de alcatra',
    },
    1.5,
    4,
    '360 g de alcatra',
  ],
] as const)('%o in %d portions for %d people is %s', (served, portions, people, line) => {
  expect(householdLine(served, { portions, people })).toBe(line)
})

const lines = recipes.flatMap((recipe) =>
  ingredientsOf(recipe, 1).map(({ food, name, grams, quantity, measure, text }) => ({
    food_id: food.id,
    name,
    group: food.group,
    grams,
    quantity,
    unit: measure,
    text,
  })),
)

test('for one person, and for an amount to taste, the line stays', () => {
  expect(lines.filter((one) => householdLine(one, { portions: 1, people: 1 }) !== one.text)).toEqual([])
  const open = lines.filter(({ unit }) => unit === openMeasure)
  expect(open.filter((one) => householdLine(one, { portions: 1, people: 4 }) !== one.text)).toEqual([])
})

test('a line for four has about four times the grams, its food and its note', () => {
  const off = lines.flatMap((one) => {
    if (one.unit === openMeasure) return []
    const line = householdLine(one, { portions: 1, people: 4 })
    const grams = Number(/([\d.,]+) (?:g|ml)\b/.exec(line)?.[1]?.replace('.', '').replace(',', '.'))
    const isRight = Math.abs(grams - 4 * one.grams) <= Math.max(1, 0.15 * 4 * one.grams)
    const isNoted = line.includes(', ') === one.text.includes(', ')
    return isRight && isNoted ? [] : [`${one.text} → ${line}`]
  })
  expect(off).toEqual([])
})
