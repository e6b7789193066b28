import type dishTable from '../../nutrition/data/dishes.json'
import type table from '../../nutrition/data/foods.json'
import { lactoseFreeEnding } from '../../nutrition/foods/lactose-free.ts'

type Table = typeof table
type Dish = (typeof dishTable.dishes)[number]
/**
 * Number of leading nutrient columns kept: kilocalories, protein, carbohydrate, fat and, except for the common foods,
 * fiber. The columns left out (saturated fat, sodium, added sugar) serve scores and targets.
 */
export const keptNutrients = { whole: 5, common: 4 } as const

/**
 * One text per column, one line per food. Columns compress better than rows, and a browser splits text faster than it
 * parses thousands of small objects.
 */
export type FoldedTable = readonly string[]

/**
 * Food table for the workers that read meal texts in the browser: every food, name, measure and number that their
 * readings show. Leaves out saturated fat, sodium, added sugar, source names and the origin of each measure.
 */
export function foldTable(
  { foods }: { readonly foods: readonly Table['foods'][number][] },
  nutrients: number = keptNutrients.whole,
): FoldedTable {
  const column = (value: (food: Table['foods'][number]) => string | number) => foods.map(value).join('\n')
  const measureNames = namesOfMeasures(foods)
  return [
    measureNames.join('\n'),
    column((food) => food.id),
    column((food) => food.name),
    column((food) => food.group),
    column((food) => food.preparation),
    column((food) => food.nova),
    column((food) => food.popularity),
    column((food) => food.defaultGrams),
    // Readers find a row without lactose by the names of the ordinary one.
    column((food) => (food.id.endsWith(lactoseFreeEnding) ? '' : food.synonyms)),
    column((food) => ('filledFrom' in food ? food.filledFrom : '')),
    column((food) => signMeasures(food.measures, measureNames)),
    column((food) => food.allergens),
    ...Array.from({ length: nutrients }, (_, at) => column((food) => food.per100g[at] ?? '')),
  ]
}

type Measured = { readonly measures: string }

const measureParts = /([^=|]+)=([\d.]+)@(\d)/g

/** Returns the different names of measures. */
function namesOfMeasures(foods: readonly Measured[]): readonly string[] {
  return [
    ...new Set(
      foods.flatMap(({ measures }) => [...measures.matchAll(measureParts)].map(([, name = '']) => name)),
    ),
  ]
}

/** Code of the letter that stands for the first name of a measure; the other names have the letters after it. */
const firstLetter = 0xc0

/**
 * Writes each measure as the letter of its name, the grams, and `@` if it was weighed for this very food; the workers
 * need no more about its origin. A few dozen names make up most of the table's text.
 */
function signMeasures(measures: string, names: readonly string[]): string {
  return [...measures.matchAll(measureParts)]
    .map(([, name = '', grams = '', source]) => {
      const letter = String.fromCharCode(firstLetter + names.indexOf(name))
      return `${letter}${grams}${source === '0' ? '@' : ''}`
    })
    .join('')
}

/**
 * Restores the foods from their columns. Serialised and run in the browser, so it must not reference anything outside
 * itself.
 */
export function unfoldTable(columns: FoldedTable) {
  const [
    measureNames,
    ids = [],
    names,
    groups,
    preparations,
    nova,
    popularity,
    grams,
    synonyms,
    filledFrom,
    measures,
    allergens,
    ...nutrients
  ] = columns.map((column) => column.split('\n'))
  const textOf = (column: string[] | undefined, at: number) => column?.[at] ?? ''
  // `signMeasures` explains the letters, of which 0xc0 is the first.
  const measuresOf = (text: string) =>
    Array.from(text.matchAll(/([^\d.@])([\d.]+)(@?)/g), ([, letter = '', weight, weighed]) => {
      const name = textOf(measureNames, letter.charCodeAt(0) - 0xc0)
      return `${name}=${weight}@${weighed ? 0 : 1}`
    }).join('|')
  return {
    measureSources: ['', ''],
    foods: ids.map((id, at) => ({
      id,
      name: textOf(names, at),
      sourceName: '',
      ...(textOf(filledFrom, at) && { filledFrom: textOf(filledFrom, at) }),
      group: textOf(groups, at),
      preparation: textOf(preparations, at),
      nova: Number(textOf(nova, at)),
      popularity: Number(textOf(popularity, at)),
      defaultGrams: Number(textOf(grams, at)),
      per100g: nutrients.map((column) => (column[at] === '' ? null : Number(column[at]))),
      allergens: textOf(allergens, at),
      synonyms: textOf(synonyms, at),
      measures: measuresOf(textOf(measures, at)),
    })),
  }
}

/** Dishes as one text per column, for the same reasons. */
export function foldDishes(dishes: readonly Dish[]): FoldedTable {
  const column = (value: (dish: Dish) => string | number | undefined) =>
    dishes.map((dish) => value(dish) ?? '').join('\n')
  return [
    column((dish) => dish.id),
    column((dish) => dish.name),
    column((dish) => dish.group),
    column((dish) => dish.popularity),
    column((dish) => dish.defaultGrams),
    column((dish) => dish.served),
    column((dish) => dish.synonyms),
    column((dish) => dish.measures),
    column((dish) => ('plain' in dish ? dish.plain : '')),
    column((dish) => ('counted' in dish ? dish.counted?.join(' ') : '')),
    column((dish) => dish.parts.map((part) => part.join(' ')).join('|')),
  ]
}

/** Restores the dishes from their columns. Runs in the browser, like `unfoldTable`. */
export function unfoldDishes(columns: FoldedTable) {
  const [ids = [], names, groups, popularity, grams, served, synonyms, measures, plain, counted, parts] =
    columns.map((column) => column.split('\n'))
  const textOf = (column: string[] | undefined, at: number) => column?.[at] ?? ''
  const weigh = (text: string) => text.split(' ').map((cell, place) => (place === 0 ? cell : Number(cell)))
  return {
    dishes: ids.map((id, at) => ({
      id,
      name: textOf(names, at),
      group: textOf(groups, at),
      popularity: Number(textOf(popularity, at)),
      defaultGrams: Number(textOf(grams, at)),
      served: Number(textOf(served, at)),
      synonyms: textOf(synonyms, at),
      measures: textOf(measures, at),
      ...(textOf(plain, at) && { plain: textOf(plain, at) }),
      ...(textOf(counted, at) && { counted: weigh(textOf(counted, at)) }),
      parts: textOf(parts, at).split('|').map(weigh),
    })),
  }
}
