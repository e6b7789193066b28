import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { composedDishes } from '../../foods/dishes/dish-table.ts'
import type { AllergenTag } from '../../foods/food.ts'
import { findFood } from '../../foods/food-table.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import type { MealReading, ReadItem } from '../reading/meal-reading.ts'
import { readMeal } from '../meal-text.ts'
import { laterNames } from '../names/named-foods.ts'

/**
 * Products, brands and dishes as Brazilians name them: name, sentence, lowest and highest plausible kcal, and `ASK` if the
 * person must be asked or `UNKNOWN` if no table has the food and its words must stay together.
 */
const rows = readLines('../golden/named-products.tsv').map((line) => {
  const [name = '', text = '', low, high, kind] = line.split('\t')
  return { name, text, low: Number(low), high: Number(high), kind }
})

describe('named products', () => {
  test.each(rows.filter(({ kind }) => kind !== 'UNKNOWN'))('"$text" counts $name', ({ text, low, high }) => {
    const kcal = kcalOf(readMeal(text))
    expect(kcal).toBeGreaterThanOrEqual(low)
    expect(kcal).toBeLessThanOrEqual(high)
  })

  test.each(rows.filter(({ kind }) => kind === 'ASK'))('"$text" asks about $name', ({ text }) => {
    const codes = readMeal(text).questions.map(({ code }) => code)
    expect(codes.some((code) => code === 'stand_in' || code === 'ambiguous_food')).toBe(true)
  })

  test.each(rows.filter(({ kind }) => kind === 'UNKNOWN'))(
    '"$text" has the unknown $name',
    ({ name, text }) => {
      const { items, unmatched } = readMeal(text)
      const stems = normalizeText(name)
        .split(/[^a-z\d]+/u)
        .filter((word) => word.length > 2)
        .map((word) => word.replace(/s$/u, ''))
      const isWhole = (said: string) => stems.every((stem) => normalizeText(said).includes(stem))
      expect(unmatched.some(isWhole)).toBe(true)
      expect(items.filter((item) => stems.some((stem) => normalizeText(item.text).includes(stem)))).toEqual(
        [],
      )
    },
  )
})

describe('names of products', () => {
  test('every name has a row or a dish', () => {
    const dishes = new Set<string>(composedDishes.map(({ dish }) => dish.id))
    expect(laterNames.filter(({ food }) => !findFood(food) && !dishes.has(food))).toEqual([])
  })

  test('no name is listed twice', () => {
    const names = laterNames.flatMap(({ says }) => says.split('|'))
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })

  test('hardly any everyday word names a product', () => {
    const products = new Set(laterNames.flatMap(({ says }) => says.split('|')))
    const named = readLines('../../data/curation/everyday-words.txt').filter((word) =>
      readMeal(`comi ${word}`).items.some(
        ({ text, standsInFor }) => standsInFor && products.has(normalizeText(text)),
      ),
    )
    // The sweet, not the chin.
    expect(named).toEqual(['mentos'])
  })

  test.each<[text: string, tags: readonly AllergenTag[]]>([
    ['1 snickers', ['amendoim', 'leite']],
    ['1 charge', ['amendoim', 'leite']],
    ['1 pacote de m&m', ['amendoim', 'leite']],
    ['1 kinder bueno', ['castanhas', 'gluten', 'leite']],
    ['2 ferrero rocher', ['castanhas', 'gluten', 'leite']],
    ['1 sonho de valsa', ['castanhas', 'amendoim', 'gluten']],
    ['1 talento', ['castanhas', 'leite']],
    ['1 twix', ['gluten', 'leite']],
    ['1 mcfish', ['peixe', 'gluten', 'leite']],
    ['xinxim de galinha', ['crustaceos', 'castanhas', 'amendoim']],
    ['1 ades', ['soja']],
    ['berbigão', ['moluscos']],
  ])('"%s" warns of %j', (text, tags) => {
    const found = new Set(readMeal(text).items.flatMap(({ food }) => food.allergens))
    expect(tags.filter((tag) => !found.has(tag))).toEqual([])
  })
})

function readLines(path: string): readonly string[] {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
    .trim()
    .split('\n')
}

function kcalOf({ items }: MealReading): number {
  const kcalOfItem = ({ parts, food, grams }: ReadItem) =>
    (parts ?? [{ food, grams }]).reduce(
      (sum, part) => sum + ((part.food.per100g.kcal ?? 0) * part.grams) / 100,
      0,
    )
  return items.reduce((sum, item) => sum + kcalOfItem(item), 0)
}
