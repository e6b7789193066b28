import { composeFood } from '../../foods/dishes/compose.ts'
import type { Dish } from '../../foods/dishes/dish.ts'
import { type AddedFood, isMilk, sameFood } from '../../foods/dishes/vary-dish.ts'
import type { Food } from '../../foods/food.ts'
import { findFood } from '../../foods/food-table.ts'
import { isLactoseFree, isVersionOf, lactoseFreeEnding } from '../../foods/lactose-free.ts'
import type { FindFood, FoodMatch } from '../matching/food-matching.ts'
import type { Token } from '../words/tokens.ts'
import { saysLactoseFree } from '../words/lactose-free-tokens.ts'

/** Returns the same food without lactose; `undefined` if the table has none. */
function lactoseFreeOf({ id }: Pick<Food, 'id'>): Food | undefined {
  return findFood(`${id}${lactoseFreeEnding}`)
}

const hasLactose = (food: Food) => food.allergens.includes('lactose')

interface Place {
  readonly tokens: readonly Token[]
  /** First token of the food's name. */
  readonly at: number
  /** Finds a food of the table or an own one. */
  readonly findPlain: FindFood
  /** Finds the food of the table that starts at the first token and ends before the second. */
  readonly matchWithin: (at: number, end: number) => FoodMatch | undefined
}

/**
 * Returns the food without lactose if `sem lactose` follows its name: the row that the table has of it, or a dish made
 * with such milk and cheese. A food that has none stays, with `sem lactose` after it, so that the reader asks. An own
 * milk of that name is left to stand beside the coffee or in the dish: `café com leite sem lactose`.
 */
export function withoutLactose(
  match: FoodMatch | undefined,
  { tokens, at, findPlain, matchWithin }: Place,
): FoodMatch | undefined {
  if (!match || !saysLactoseFree(tokens, match.next)) return match
  const end = match.next + 2
  const { dish } = match.named
  const last = match.next - 1 > at ? findPlain(match.next - 1) : undefined
  if (last?.food.source === 'own' && last.next >= end)
    return dish || tokens[match.next - 2]?.plain !== 'com' ? match : matchWithin(at, match.next - 2)
  const free = dish ? dishWithout(match, dish, last?.food) : foodWithout(match)
  return free
    ? { ...match, ...free, said: `${match.said} sem lactose`, words: match.words + 2, next: end }
    : match
}

function foodWithout({ food, named }: FoodMatch): Pick<FoodMatch, 'food' | 'named'> | undefined {
  const free = hasLactose(food) ? lactoseFreeOf(food) : food
  return free && { food: free, named: { ...named, food: free } }
}

/** Replaces the milk or cheese that the dish's name ends in; if it ends in none, all of them. */
function dishWithout(
  { food, named }: FoodMatch,
  dish: Dish,
  last: Food | undefined,
): Pick<FoodMatch, 'food' | 'named'> | undefined {
  const isMeant = (part: Food) =>
    !last || !isLactoseFree(last) || sameFood(last, part) || (isMilk(last) && isMilk(part))
  const meant = dish.parts.map((part) => part.food).filter(isMeant)
  const isFree = meant.every((part) => !hasLactose(part) || lactoseFreeOf(part))
  if (!isFree || (!meant.some(lactoseFreeOf) && hasLactose(food))) return undefined
  return freeDish(named, dish, meant)
}

/** Replaces foods of a dish by those without lactose. */
function freeDish(
  named: FoodMatch['named'],
  dish: Dish,
  meant: readonly Food[],
): Pick<FoodMatch, 'food' | 'named'> {
  const free = (food: Food) => (meant.includes(food) && lactoseFreeOf(food)) || food
  const parts = dish.parts.map((part) => ({ ...part, food: free(part.food) }))
  const isFree = !parts.some(({ food }) => hasLactose(food))
  const { plain, ...others } = dish
  const row = isFree ? plain && lactoseFreeOf(plain) : undefined
  const names = meant.flatMap((food) => lactoseFreeOf(food)?.name.toLowerCase() ?? [])
  const name = isFree ? `${dish.name} sem lactose` : `${dish.name} com ${names.join(' e ')}`
  const changed = { ...others, name, parts, ...(row && { plain: row }) }
  const food = row ?? composeFood(changed)
  return { food, named: { ...named, food, dish: changed } }
}

/** Replaces the milk or cheese of a dish by that without lactose which the person added. */
export function withFreeParts(match: FoodMatch): FoodMatch {
  const { variation, named } = match
  const { dish } = named
  if (!variation || !dish) return match
  const replaced = ({ food }: AddedFood) =>
    dish.parts.find((part) => !part.isDefaultFilling && isVersionOf(food, part.food))?.food
  const meant = variation.added.flatMap((one) => replaced(one) ?? [])
  if (meant.length === 0) return match
  const added = variation.added.filter((one) => !replaced(one) || one.factor !== 1 || one.grams !== undefined)
  return { ...match, ...freeDish(named, dish, meant), variation: { ...variation, added } }
}
