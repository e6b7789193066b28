import type { Food, FoodGroup } from '../foods/food.ts'
import type { IdentityId } from '../foods/identity/identity-id.ts'
import { findFoodIdentity } from '../foods/identity/identity-table.ts'
import type { FoodMatch } from './food-matching.ts'
import type { Token } from './tokens.ts'

const cookedTogether: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['ensopado', 'sopa'])

/**
 * Ignores a food after `com` if the stew, soup or porridge before it always contains that food, so that its grams do
 * not count twice: `tacacá com camarão`, `mingau de maisena com leite`.
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

/** Returns whether `whole` always contains the main base of `ingredient`. */
export function holds(whole: Food, ingredient: Food): boolean {
  const main = findFoodIdentity(ingredient)?.main
  return main !== undefined && main !== findFoodIdentity(whole)?.main && holdsBase(whole, main)
}

/** Returns whether a food certainly contains a base. For a dish or recipe, checks the foods inside. */
export function holdsBase(whole: Food, base: IdentityId): boolean {
  const { madeOf = [] } = whole
  const parts = madeOf.length > 0 ? madeOf : [whole]
  return parts.some((part) => findFoodIdentity(part)?.holds.includes(base))
}
