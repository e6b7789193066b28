import type { Food, FoodGroup } from '../../foods/food.ts'
import { findFood, foods } from '../../foods/food-table.ts'
import { makeFindFood, makeNameReader, type NameReader, ownNamesOf } from '../../meal-text/food-finder.ts'
import type { FindFood, FoodMatch } from '../../meal-text/food-matching.ts'
import { namedFoods } from '../../meal-text/names/named-foods.ts'
import type { OwnNames } from '../../meal-text/own-names.ts'
import type { Token } from '../../meal-text/tokens.ts'
import { ingredientNames } from './ingredient-names.ts'

let reader: NameReader | undefined

/** Indexes the account's own foods, the most recent first, for several lines. */
export function indexOwnFoods(own: readonly Food[]): OwnNames | undefined {
  return own.length === 0 ? undefined : ownNamesOf(own)
}

/** Returns the lookup of ingredient names in a line. The index of names is built at the first use. */
export function ingredientFinder(tokens: readonly Token[], own: OwnNames | undefined): FindFood {
  reader ??= makeNameReader({ foods, names: [...ingredientNames, ...namedFoods], dishes: [] })
  return makeFindFood(tokens, reader, own ? { own } : {})
}

/** Foods in a can that a name means instead of the raw or dry food. */
const canned: Readonly<Record<string, string>> = {
  'taco:44': 'taco:45',
  'taco:559': 'taco:560',
  'taco:575': 'pof:6302801:99',
  'taco:562': 'taco:561',
  'taco:568': 'taco:567',
  'taco:578': 'taco:577',
}
const cannedWords = /\b(?:latas?|enlatad[oa]s?|conservas?|vidros?|saches?)\b/u

/** Groups whose foods a recipe weighs raw if the line names no cooking. */
const weighedRaw: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'arroz',
  'massa',
  'feijao',
  'carne',
  'frango',
  'peixe',
  'frutos_do_mar',
  'tuberculo',
  'legumes',
  'folhas',
  'ovo',
])

/**
 * Returns the row that a matched name means in a recipe: the canned one for `1 lata de milho`, the cooked one for
 * `frango desfiado`, else the raw one if the table has it.
 */
export function ingredientRow({ named, food, cooking }: FoodMatch, line: string): Food {
  if (food.source === 'own') return food
  if (cannedWords.test(line)) {
    const can = findFood(canned[food.id] ?? '')
    if (can) return can
  }
  if (cooking === undefined && /\bdesfiad[oa]s?\b/u.test(line)) return named.cooked.cozido ?? food
  if (cooking !== undefined || !weighedRaw.has(food.group)) return food
  return named.cooked.cru ?? food
}
