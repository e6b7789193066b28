import type { Today } from '#contract/day/today.ts'
import type { FoodGroup } from '#nutrition/foods/food.ts'
import { mainMealTypes, type MealType } from '#nutrition/targets/meal-type.ts'

/** Groups of foods that make a plate a lunch or dinner. */
const plateGroups: ReadonlySet<FoodGroup> = new Set([
  'arroz',
  'massa',
  'feijao',
  'carne',
  'frango',
  'peixe',
  'frutos_do_mar',
  'ensopado',
])

/**
 * Returns which meal of a past day some foods most likely were: the first meal, planned or else a main one, for which
 * nothing is logged; rice, beans or meat rather at lunch or dinner. `undefined` if nothing is open. The hour at which a
 * past day is filled in says nothing about its meals.
 */
export function likelyMeal(
  { planned_meals: planned, plan }: Today,
  foods: readonly { readonly group: FoodGroup }[],
): MealType | undefined {
  const eaten = new Set<MealType | null>(plan.scans.flatMap((meal) => [meal.meal_type, meal.planned_type]))
  for (const { meal_type, ticked } of planned) if (ticked) eaten.add(meal_type)
  const types = planned.length > 0 ? planned.map(({ meal_type }) => meal_type) : mainMealTypes
  const open = types.filter((type) => !eaten.has(type))
  const isPlate = foods.some(({ group }) => plateGroups.has(group))
  return (isPlate && open.find((type) => type === 'almoco' || type === 'jantar')) || open[0]
}
