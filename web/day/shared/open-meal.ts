import type { Today } from '#contract/day/today.ts'
import { likelyMeal } from '#nutrition/day/meal-time/likely-meal.ts'
import type { FoodGroup } from '#nutrition/foods/food.ts'
import { mainMealTypes, type MealType } from '#nutrition/targets/meal-type.ts'

/**
 * Returns which open meal of a past day some foods most likely were (`likelyMeal`): a planned one that is neither ticked
 * nor replaced, or without a menu a main one of which nothing is logged.
 */
export function likelyOpenMeal(
  { planned_meals: planned, plan }: Today,
  foods: readonly { readonly group: FoodGroup }[],
): MealType | undefined {
  const isPlanned = planned.length > 0
  const eaten = isPlanned ? planned.filter(({ ticked, logged }) => ticked || logged) : plan.scans
  const types = isPlanned ? planned.map(({ meal_type }) => meal_type) : mainMealTypes
  return likelyMeal({ types, eaten: new Set(eaten.map(({ meal_type }) => meal_type)) }, foods)
}
