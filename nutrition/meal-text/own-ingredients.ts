import type { Food, FoodGroup } from '../foods/food.ts'
import { contentsOf } from '../foods/identity/food-contents.ts'
import { findFoodIdentity } from '../foods/identity/identity-table.ts'
import type { FoodMatch } from './food-matching.ts'
import type { Token } from './tokens.ts'

const cookedTogether: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['ensopado', 'sopa'])

/**
 * Takes a food after `com` into the stew, soup or porridge that contains it anyway, so that its grams do not count
 * twice: `tacacá com camarão`, `mingau de maisena com leite`.
 */
export function withOwnIngredient(
  tokens: readonly Token[],
  match: FoodMatch,
  findPlain: (at: number) => FoodMatch | undefined,
): FoodMatch {
  if (match.named.dish || tokens[match.next]?.plain !== 'com' || !isCookedTogether(match.food)) return match
  const inside = findPlain(match.next + 1)
  if (!inside || !holds(match.food, inside.food)) return match
  return { ...match, next: inside.next, flavors: [...(match.flavors ?? []), inside.food] }
}

function isCookedTogether(food: Food): boolean {
  return cookedTogether.has(food.group) || findFoodIdentity(food)?.main === 'base:mingau'
}

/** Whether a food is always an ingredient of another one. */
export function holds(whole: Food, ingredient: Food): boolean {
  const main = findFoodIdentity(ingredient)?.main
  return (
    main !== undefined &&
    main !== findFoodIdentity(whole)?.main &&
    contentsOf(whole).holds.some((id) => id === main)
  )
}
