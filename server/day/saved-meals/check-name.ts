import { foodOfOwn, type OwnFood } from '#nutrition/foods/own/own-food.ts'
import { ownNamesOf } from '#nutrition/meal-text/finding/food-finder.ts'
import { recipeNames } from '#nutrition/meal-text/matching/recipe-names.ts'
import { savedNameProblem } from '#nutrition/meal-text/saved-name-problem.ts'
import { savedNameKey } from '#nutrition/meal-text/finding/saved-names.ts'
import { fail } from '../../platform/failure.ts'
import type { SavedMealRow } from '../saved-names/queries.ts'

interface Known {
  /** The account's other saved meals. */
  readonly others: readonly SavedMealRow[]
  readonly ownFoods: readonly OwnFood[]
}

/**
 * Checks the name of a saved meal, and returns it with its key. Throws `saved_name_is_food`, `saved_name_unclear`,
 * `saved_name_taken`.
 */
export function checkName(name: string, { others, ownFoods }: Known): Pick<SavedMealRow, 'name' | 'nameKey'> {
  const nameKey = savedNameKey(name)
  if (others.some((other) => other.nameKey === nameKey)) throw fail('saved_name_taken')
  const problem = savedNameProblem(name, {
    own: ownNamesOf(ownFoods.map(foodOfOwn)),
    recipes: recipeNames(),
  })
  if (problem === 'food') throw fail('saved_name_is_food')
  if (problem === 'unclear') throw fail('saved_name_unclear')
  return { name, nameKey }
}
