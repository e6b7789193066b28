import type { Dish, MealPart, MenuMeal } from '#contract/menus/menus.ts'
import type { Today } from '#contract/day/today.ts'
import { dishOf } from '../../../menus/shared/planned-dish.ts'

/** Occurrence of a recipe in the week. */
export interface PlannedPlace {
  date: string
  meal: MenuMeal
  part: MealPart['part']
}

interface MealsOfDate {
  date: string
  meals: readonly MenuMeal[]
}

/**
 * Cooked, unlocked meals of `days` that serve a recipe, from today on and in the order of `days`; without today's
 * ticked or logged meals.
 */
export function plannedPlaces(
  recipeId: string,
  days: readonly MealsOfDate[],
  today: Pick<Today, 'date' | 'planned_meals'>,
): PlannedPlace[] {
  const eaten = new Set(
    today.planned_meals.flatMap(({ meal_type, ticked, logged }) => (ticked || logged ? [meal_type] : [])),
  )
  return days
    .filter(({ date }) => date >= today.date)
    .flatMap(({ date, meals }) =>
      meals
        .filter((meal) => meal.kind === 'cooked' && !meal.is_locked)
        .filter(({ meal_type }) => date !== today.date || !eaten.has(meal_type))
        .flatMap((meal) => {
          const part = meal.parts.find(({ recipe_id }) => recipe_id === recipeId)?.part
          return part ? [{ date, meal, part }] : []
        }),
    )
}

export function placeKey({ date, meal }: PlannedPlace): string {
  return `${date} ${meal.meal_type}`
}

/** Returns the dish of a place with one recipe replaced, in the same portions; null if the place has no such part. */
export function dishWith({ meal, part }: PlannedPlace, recipeId: string): Dish | null {
  const dish = dishOf(meal)
  const serving = dish?.[part]
  return dish && serving ? { ...dish, [part]: { ...serving, recipe_id: recipeId } } : null
}
