import type { SavedMeal } from '#contract/day/saved-meals.ts'
import type { OwnFood } from '#nutrition/foods/own/own-food.ts'
import { describeItems, servePlate, totalsOf } from '../meals/rules.ts'
import { deletedFoodsOf, partsOfSaved } from '../meals/saved-parts.ts'
import type { SavedMealRow } from '../saved-names/queries.ts'

/** Describes a saved meal with the numbers that its foods have now. */
export function describeSavedMeal(
  row: SavedMealRow,
  { ownFoods, hidesNumbers }: { readonly ownFoods: readonly OwnFood[]; readonly hidesNumbers: boolean },
): SavedMeal {
  const served = servePlate(partsOfSaved(row, ownFoods))
  return {
    id: row.id,
    name: row.name,
    meal_type: row.mealType,
    items: describeItems(served, hidesNumbers),
    totals: totalsOf(served, hidesNumbers),
    deleted_foods: deletedFoodsOf(row, ownFoods),
  }
}
