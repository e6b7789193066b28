import type { Food } from '../foods/food.ts'
import type { Contents } from '../foods/identity/contents.ts'
import { contentsOf as contentsOfFood } from '../foods/identity/food-contents.ts'
import { dishesIn, identityOf } from '../foods/identity/identity-table.ts'
import { identitiesIn } from '../foods/identity/read-identities.ts'

/**
 * Returns the identities that a recipe contains or may contain: those of its ingredients and of the dish in its name.
 */
export function contentsOf(name: string, foods: readonly Food[]): Contents {
  const parts = foods.map((food) => (food.source === 'own' ? contentsOfFood(food) : identityOf(food)))
  const dishes = identitiesIn(name).flatMap(({ id }) => dishesIn(id))
  const holds = new Set([...parts.flatMap((part) => part.holds), ...dishes])
  const mayHold = new Set(parts.flatMap((part) => part.mayHold))
  return { holds: [...holds], mayHold: [...mayHold].filter((id) => !holds.has(id)) }
}
