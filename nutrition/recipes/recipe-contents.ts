import type { Food } from '../foods/food.ts'
import type { Contents } from '../foods/identity/contents.ts'
import { dishesIn, identityOf } from '../foods/identity/identity-table.ts'
import { identitiesIn } from '../foods/identity/read-identities.ts'

/** Returns the contents of a recipe: those of its ingredients and the dish that its name implies. */
export function contentsOf(name: string, foods: readonly Food[]): Contents {
  const parts = foods.map(identityOf)
  const dishes = identitiesIn(name).flatMap(({ id }) => dishesIn(id))
  const holds = new Set([...parts.flatMap((part) => part.holds), ...dishes])
  const mayHold = new Set(parts.flatMap((part) => part.mayHold))
  return { holds: [...holds], mayHold: [...mayHold].filter((id) => !holds.has(id)) }
}
