import type { MealType } from '../../targets/meal-type.ts'
import { portionSteps } from '../../recipes/recipe.ts'
import { isWholeMeal, type MenuRecipe } from '../request/menu-recipe.ts'
import { nutritionOf } from '../model/build-week.ts'
import { canBe } from '../model/meal-parts.ts'
import { type Dish, type Part, type Serving } from '../request/week.ts'

const parts: readonly Part[] = ['main', 'base', 'side']

/**
 * Returns the dish with `recipe` added as main, base or side. Chooses the step of `portionSteps` that brings the dish
 * nearest to `meal.kcal`. A new main keeps base and side, unless it is a whole meal. `null` when the recipe does not
 * suit the meal type, or is a base or side without a dish to join.
 */
export function dishWithRecipe(
  current: Dish | null,
  recipe: MenuRecipe,
  meal: { readonly mealType: MealType; readonly kcal: number },
  library: ReadonlyMap<string, MenuRecipe>,
): Dish | null {
  const part = parts.find((one) => canBe(one, recipe, meal.mealType))
  if (!part || (part !== 'main' && !current)) return null
  const build = (portions: number): Dish => {
    const serving: Serving = { recipeId: recipe.id, portions }
    if (current && part !== 'main') return { ...current, [part]: serving }
    const isWhole = isWholeMeal(recipe)
    return {
      main: serving,
      base: isWhole ? null : (current?.base ?? null),
      side: isWhole ? null : (current?.side ?? null),
    }
  }
  const kcalOf = (dish: Dish) => nutritionOf(dish, library).kcal
  const distance = (dish: Dish) => Math.abs(kcalOf(dish) - meal.kcal)
  return portionSteps.map(build).reduce((best, dish) => (distance(dish) < distance(best) ? dish : best))
}
