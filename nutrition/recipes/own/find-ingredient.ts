import { knownFood } from '../../foods/food-table.ts'
import type { Food } from '../../foods/food.ts'
import { isCookingWord, nearestCookings } from '../../meal-text/words/cooking-words.ts'
import {
  makeFindFood,
  makeNameReader,
  type NameReader,
  ownNamesOf,
} from '../../meal-text/finding/food-finder.ts'
import { namedRows } from '../../meal-text/finding/named-rows.ts'
import type { FindFood, FoodMatch } from '../../meal-text/matching/food-matching.ts'
import type { Cooking, FoodNames } from '../../meal-text/names/food-names.ts'
import { namedFoods } from '../../meal-text/names/named-foods.ts'
import type { OwnNames } from '../../meal-text/finding/own-names.ts'
import { keysOf } from '../../meal-text/matching/phrase-index.ts'
import type { Token } from '../../meal-text/words/tokens.ts'
import { wordKey } from '../../meal-text/words/words.ts'
import {
  cannedRowOf,
  type IngredientRow,
  isWeighedRaw,
  rawRowOf,
  siblingsOf,
} from '../../foods/food-siblings.ts'
import { ingredientNames } from './ingredient-names.ts'

let reader: NameReader | undefined

/** Indexes the account's own foods, so that several lines can use the index. The most recent food comes first. */
export function indexOwnFoods(own: readonly Food[]): OwnNames | undefined {
  return own.length === 0 ? undefined : ownNamesOf(own)
}

/**
 * Returns those names of the meal-text reader whose words all occur in their food's name. The other names mean food on
 * a plate (`escalope` a steak, `robalo` any fish) and would turn an ingredient into another food.
 */
function plainNames(): readonly FoodNames[] {
  return namedFoods.flatMap((entry) => {
    const food = knownFood(entry.food)
    const rows = [food, ...siblingsOf(food)]
    const words = new Set(rows.flatMap(({ name, synonyms }) => [name, ...synonyms]).flatMap(keysOf))
    const says = entry.says.split('|').filter((name) => keysOf(name).every((word) => words.has(word)))
    return says.length === 0 ? [] : [{ ...entry, says: says.join('|') }]
  })
}

/** Returns the lookup of ingredient names in a line. The first call builds the index of names. */
export function ingredientFinder(tokens: readonly Token[], own: OwnNames | undefined): FindFood {
  reader ??= makeNameReader({ foods: namedRows, names: [...ingredientNames, ...plainNames()], dishes: [] })
  return makeFindFood(tokens, reader, own ? { own } : {})
}

const cannedWords = /\b(?:latas?|enlatad[oa]s?|conservas?|vidros?|saches?)\b/u
const shredded = /\bdesfiad[oa]s?\b/u

/** Words around an ingredient's name that select its row. */
export interface RowWords {
  /** The line in plain words. */
  readonly line: string
  /** Cooking method named after the food. */
  readonly cooking: Cooking | undefined
}

/**
 * Returns the row that a matched name means in a recipe: the canned food for `1 lata de milho`, the cooked food for
 * `frango desfiado`, otherwise the raw food. Without a raw row, returns a cooked row with its yield.
 */
export function ingredientRow(
  { named, food, said: name, cooking: within }: FoodMatch,
  { line, cooking }: RowWords,
): IngredientRow {
  if (food.source === 'own') return { food }
  const isCanned = cannedWords.test(line)
  if (isCanned && isReady(named.food)) return { food: named.food }
  const can = isCanned ? cannedRowOf(named.food) : undefined
  if (can) return { food: can }
  // Names of rows contain their cooking word, such as `Feijão-preto cozido`, so they need no other row.
  if (name.split(' ').some((word) => isCookingWord(wordKey(word)))) return { food }
  const said = within ?? cooking ?? (shredded.test(line) ? 'cozido' : undefined)
  if (said === undefined && isReady(named.food) && !/\bfresc[oa]s?\b/u.test(line)) return { food: named.food }
  if (said === undefined && !isWeighedRaw(named.food)) return rawRowOf(named.food)
  if (said === 'cru' || said === undefined) return rawRowOf(named.cooked.cru ?? named.food)
  return { food: cookedRow(named, said) ?? food }
}

function isReady({ preparation }: Food): boolean {
  return preparation === 'industrializado' || preparation === 'nao_se_aplica'
}

function cookedRow({ cooked }: FoodMatch['named'], cooking: Cooking): Food | undefined {
  const near = [cooking, ...nearestCookings[cooking]]
  return near.map((one) => cooked[one]).find((row) => row !== undefined)
}
