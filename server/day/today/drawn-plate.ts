import type { TodayMeal } from '#contract/day/today.ts'
import { foodOf } from '#nutrition/foods/dishes/logged-food.ts'
import { plateOfDish } from '../../../plate/dish-plate.ts'
import { type MenuContext, recipeLibrary } from '../../menus/planner/rules.ts'
import type { PlatePart } from '../meals/table.ts'

/**
 * Returns the plate of a meal that consists of recipes, drawn as in the menu. Returns `null` if any item is not a known
 * recipe; the plate is then drawn from the foods of the items.
 */
export function drawnPlate(parts: readonly PlatePart[], menuContext: MenuContext | null): TodayMeal['plate'] {
  const library = menuContext?.library ?? recipeLibrary()
  const served = parts.flatMap((part) => {
    const recipe = library.get(part.own ? part.foodId : part.foodId.replace(/^recipe:/, ''))
    const food = foodOf(part)
    return recipe && food ? [{ recipe, portions: part.grams / food.defaultGrams }] : []
  })
  if (served.length === 0 || served.length < parts.length) return null
  const { items, vessel } = plateOfDish(served)
  return { vessel: vessel ?? null, foods: [...items] }
}
