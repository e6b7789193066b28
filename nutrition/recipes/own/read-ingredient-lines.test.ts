import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allergenTags } from '../../foods/food.ts'
import { foods } from '../../foods/food-table.ts'
import { describeOwnRecipe } from './describe-own-recipe.ts'
import { foodOfIngredient } from '../ingredient-food.ts'
import type { IngredientReading } from './ingredient-reading.ts'
import { lineOf, type OwnRecipe } from './own-recipe.ts'
import { readIngredientLines } from './read-ingredient-lines.ts'

const goldenLines = ['lines.tsv', 'odd-lines.tsv'].flatMap((file) =>
  readFileSync(new URL(`golden/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t')[0] ?? ''),
)
const someLines = fc.array(fc.constantFrom(...goldenLines), { minLength: 1, maxLength: 12 })

function recipeOf(readings: readonly IngredientReading[], portions = 1): OwnRecipe {
  return {
    id: 'propria-1',
    name: 'Receita',
    lines: readings.map((reading) => lineOf(reading, () => undefined)),
    steps: ['Cozinhe tudo.'],
    portions,
    finalGrams: null,
    menu: null,
  }
}

describe('ingredient lines', () => {
  test('the same text gives the same readings', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        expect(readIngredientLines(lines)).toEqual(readIngredientLines(lines.join('\n')))
      }),
      { numRuns: 40 },
    )
  })

  test('any text is read without an error, and only known foods have grams', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const counted = readIngredientLines(text).filter((reading) => reading.kind === 'ingredient')
        expect(counted.filter(({ food, amount }) => !foods.includes(food) || amount.grams <= 0)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('the order of the lines does not change the sum', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const sum = (all: readonly string[]) => describeOwnRecipe(recipeOf(readIngredientLines(all))).recipe
        const forward = sum(lines)
        const backward = sum(lines.toReversed())
        expect(backward.perPortion.kcal).toBeCloseTo(forward.perPortion.kcal, -0.5)
        expect(new Set(backward.allergens)).toEqual(new Set(forward.allergens))
        expect(backward.portionGrams).toBe(forward.portionGrams)
      }),
      { numRuns: 40 },
    )
  })

  test('the sum is that of the counted ingredients, and the allergens are their union', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const readings = readIngredientLines(lines)
        const { recipe } = describeOwnRecipe(recipeOf(readings))
        const counted = readings.filter((reading) => reading.kind === 'ingredient')
        const kcal = counted.reduce(
          (sum, { food, amount }) => sum + (food.per100g.kcal * amount.grams) / 100,
          0,
        )
        expect(Math.abs(recipe.perPortion.kcal - kcal)).toBeLessThanOrEqual(0.51)
        const named = recipe.ingredients.map((ingredient) => foodOfIngredient(ingredient))
        expect(recipe.allergens).toEqual(
          allergenTags.filter((tag) => named.some((food) => food?.allergens.includes(tag))),
        )
      }),
      { numRuns: 40 },
    )
  })

  test('more portions make smaller portions of the same recipe', () => {
    fc.assert(
      fc.property(someLines, fc.integer({ min: 2, max: 12 }), (lines, portions) => {
        const readings = readIngredientLines(lines)
        const one = describeOwnRecipe(recipeOf(readings)).recipe
        const many = describeOwnRecipe(recipeOf(readings, portions)).recipe
        expect(many.ingredients).toEqual(one.ingredients)
        expect(many.allergens).toEqual(one.allergens)
        expect(Math.abs(many.perPortion.kcal * portions - one.perPortion.kcal)).toBeLessThanOrEqual(
          portions * 0.51 + 0.51,
        )
      }),
      { numRuns: 40 },
    )
  })

  test('a word that names no food never gets numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), (grams) => {
        const [reading] = readIngredientLines(`${grams} g de xispeteco`)
        expect(reading).toMatchObject({ kind: 'unknown', grams, name: 'xispeteco' })
      }),
    )
  })

  test.each<[text: string, kind: 'ingredient' | 'doubt' | 'unknown', what: string]>([
    ['1 xícara de frango desfiado', 'ingredient', 'Peito de frango cozido'],
    ['500 g de frango', 'doubt', 'food'],
    ['2 xícaras de peito de frango', 'doubt', 'cooking'],
    ['azeite', 'doubt', 'amount'],
    ['200 g de farinha de castanha', 'unknown', 'farinha de castanha'],
    ['1 kg de peça de lombo (mais ou menos 2 kg)', 'ingredient', 'Lombo de porco cru'],
  ])('%s is read as %s: %s', (text, kind, what) => {
    const [reading] = readIngredientLines(text)
    const found = reading && {
      ingredient: () => 'food' in reading && reading.food?.name,
      doubt: () => 'reason' in reading && reading.reason,
      unknown: () => 'name' in reading && reading.name,
    }
    expect(reading?.kind).toBe(kind)
    expect(found?.[kind]()).toBe(what)
  })

  test('a raw ingredient without a raw row counts its cooked row by its yield', () => {
    const [reading] = readIngredientLines('500 g de moela')
    expect(reading).toMatchObject({
      kind: 'ingredient',
      food: { name: 'Moela de frango cozida' },
      amount: { grams: 360 },
      cookedFrom: { rawGrams: 500, yieldFactor: 0.72 },
    })
  })

  test('a list without line breaks is read item by item', () => {
    const readings = readIngredientLines('1 lata de leite condensado2 latas de leite½ xícara (chá) de açúcar')
    expect(readings.map((reading) => reading.kind === 'ingredient' && reading.food.name)).toEqual([
      'Leite condensado',
      'Leite integral',
      'Açúcar',
    ])
  })

  test.each(['sal e '.repeat(33), '1 kg de sal; '.repeat(33), 'sal, 2 ovos; '.repeat(33)])(
    'a line has at most 25 readings, the last one for the rest',
    (text) => {
      const readings = readIngredientLines([text])
      expect(readings).toHaveLength(25)
      expect(readings.at(-1)?.kind).toBe('unknown')
    },
  )

  test('no reading holds half of a surrogate pair, which the database refuses', () => {
    const [reading] = readIngredientLines('100 g de arroz &#xD800;')
    expect(reading?.text.isWellFormed()).toBe(true)
  })

  test.each([
    '0 ovos',
    '1/0 xícara de açúcar',
    '2 1/0 xícaras de açúcar',
    '999999999999 kg de arroz',
    '9'.repeat(200) + ' g de sal',
  ])('%s is asked about, because no recipe has that amount', (text) => {
    expect(readIngredientLines(text)[0]).toMatchObject({ kind: 'doubt', reason: 'amount' })
  })
})

test.each([
  ['2 bananas, 1 ovo, 30 g de aveia, gotas de chocolate', 4],
  ['azeitona, cheiro-verde', 2],
  ['2 tomates, sem pele', 1],
  ['300 g de frango, desfiado', 1],
])('"%s" loses no food after a comma', (line, count) => {
  expect(readIngredientLines(line)).toHaveLength(count)
})
