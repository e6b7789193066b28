import type { FoodGroup } from '../../foods/food.ts'
import type { MealType } from '../../targets/meal-type.ts'

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

interface PastDay {
  /** Meals of the day in their order. */
  readonly types: readonly MealType[]
  readonly eaten: ReadonlySet<MealType>
}

/**
 * Returns which meal of a past day some foods most likely were: the first that was not eaten; rice, beans or meat rather
 * lunch or dinner. `undefined` if nothing is open. The hour at which a past day is filled in says nothing about its
 * meals.
 */
export function likelyMeal(
  { types, eaten }: PastDay,
  foods: readonly { readonly group: FoodGroup }[],
): MealType | undefined {
  const open = types.filter((type) => !eaten.has(type))
  const isPlate = foods.some(({ group }) => plateGroups.has(group))
  return (isPlate && open.find((type) => type === 'almoco' || type === 'jantar')) || open[0]
}
