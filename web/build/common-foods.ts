import dishTable from '../../nutrition/data/dishes.json' with { type: 'json' }
import table from '../../nutrition/data/foods.json' with { type: 'json' }
import { normalizeText } from '#nutrition/foods/normalize-text.ts'
import { namedFoods } from '#nutrition/meal-text/names/named-foods.ts'

type Row = (typeof table.foods)[number]
type DishRow = (typeof dishTable.dishes)[number]

/**
 * Popularity from which a food or dish is in the landing page's first worker (own choice, so that it stays below 90
 * kB).
 */
const commonFrom = { foods: 0.3, dishes: 0.22 }

export const commonDishes: readonly DishRow[] = dishTable.dishes.filter(
  ({ popularity }) => popularity >= commonFrom.dishes,
)
const partIds = new Set(
  commonDishes.flatMap((dish) => [...dish.parts.map(([id]) => id), 'plain' in dish ? dish.plain : undefined]),
)

export const commonFoods: readonly Row[] = table.foods.filter(
  ({ id, popularity }) => popularity >= commonFrom.foods || partIds.has(id),
)
const commonIds = new Set(commonFoods.map(({ id }) => id))

const everyFood = [...table.foods, ...dishTable.dishes]
const commonWords = new Set([
  ...wordsOf([...commonFoods, ...commonDishes].flatMap(namesOf)),
  ...wordsOf(namedFoods.filter(({ food }) => commonIds.has(food)).flatMap(({ says }) => says.split('|'))),
])

/** Returns the words that name only foods and dishes outside the common ones. */
export function rareWords(): readonly string[] {
  const all = wordsOf([...everyFood.flatMap(namesOf), ...namedFoods.flatMap(({ says }) => says.split('|'))])
  return [...new Set(all)].filter((word) => !commonWords.has(word)).toSorted()
}

/**
 * Returns the names of the other foods and dishes that consist of common words, such as "limao torta" for "torta de
 * limão".
 */
export function rareNames(): readonly string[] {
  const nameKeys = (foods: readonly Pick<Row, 'name' | 'synonyms'>[]) =>
    foods.flatMap(namesOf).map((name) => wordsOf([name]).toSorted().join(' '))
  const others = everyFood.filter(
    (food) => !commonFoods.some((one) => one === food) && !commonDishes.some((one) => one === food),
  )
  return [...new Set(nameKeys(others))]
    .filter((name) => isShort(name.split(' ')) && name.split(' ').every((word) => commonWords.has(word)))
    .toSorted()
}

/** Longer names are those of the tables, which nobody says. */
function isShort(words: readonly string[]): boolean {
  return words.length < 4
}

function namesOf({ name, synonyms }: Pick<Row, 'name' | 'synonyms'>): string[] {
  return [name, ...synonyms.split('|')]
}

function wordsOf(names: readonly string[]): string[] {
  return names
    .flatMap((name) => normalizeText(name).split(/[^\p{L}\d]+/u))
    .filter((word) => word.length > 2 && word !== 'com')
}
