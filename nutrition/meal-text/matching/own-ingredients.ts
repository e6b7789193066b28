import type { Food, FoodGroup } from '../../foods/food.ts'
import type { IdentityId } from '../../foods/identity/identity-id.ts'
import { findFoodIdentity } from '../../foods/identity/identity-table.ts'
import type { FoodMatch } from './food-matching.ts'
import type { Token } from '../words/tokens.ts'

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
  if (match.named.dish || tokens[match.next]?.plain !== 'com') return match
  let whole = match
  for (let link = 'com'; tokens[whole.next]?.plain === link; link = 'e') {
    const inside = findPlain(whole.next + 1)
    if (!inside || tokens[inside.next]?.kind === 'number' || !isOwn(match.food, inside.food)) break
    whole = { ...whole, next: inside.next, flavors: [...(whole.flavors ?? []), inside.food] }
  }
  return whole
}

function isOwn(whole: Food, ingredient: Food): boolean {
  if (findFoodIdentity(whole)?.main === 'base:feijoada') return isInFeijoada(ingredient)
  return isCookedTogether(whole) && holds(whole, ingredient)
}

/** Returns whether a meat is cooked in a feijoada, and not fried and served beside it as `torresmo` is. */
function isInFeijoada({ group, name }: Food): boolean {
  return group === 'embutido' || /^(?:Costelinha de porco|Orelha de porco|Carne-seca)/u.test(name)
}

const animals = /^(?:porco|boi|vaca|bode|carneiro|frango|galinha)$/u

/**
 * Reads `de porco` and the like after a food that always contains this meat as a part of its name, and not as more
 * meat: `quirera com suã de porco`, `torresmo de porco`.
 */
export function withOwnAnimal(
  tokens: readonly Token[],
  match: FoodMatch,
  findPlain: (at: number) => FoodMatch | undefined,
): FoodMatch {
  const animal = tokens[match.next + 1]
  if (tokens[match.next]?.plain !== 'de' || !animals.test(animal?.plain ?? '')) return match
  const named = findPlain(match.next + 1)
  if (!named || named.words > 1 || named.next > match.next + 2) return match
  return holds(match.food, named.food) ? { ...match, next: named.next } : match
}

function isCookedTogether(food: Food): boolean {
  const isNamed = /^(?:Macarrão à bolonhesa|Arroz carreteiro)/u.test(food.name)
  return isNamed || cookedTogether.has(food.group) || findFoodIdentity(food)?.main === 'base:mingau'
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
