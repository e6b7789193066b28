import type { FoodGroup } from '../../foods/food.ts'
import { mainMealTypes, type MealType } from '../../targets/meal-type.ts'

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

function isPlate(foods: readonly { readonly group: FoodGroup }[]): boolean {
  return foods.some(({ group }) => plateGroups.has(group))
}

/** Rice, beans or meat are rather a lunch or dinner than a snack up to this many minutes from its time (choice). */
const plateMinutes = 150

interface Hour {
  /** Meal whose time is nearest. */
  readonly usual: MealType
  /** Minutes after midnight. */
  readonly minutes: number
  readonly eaten: ReadonlySet<MealType>
  /** Times of the person's meals in minutes after midnight. */
  readonly mealMinutes: Readonly<Record<MealType, number>>
}

/**
 * Returns which meal some foods of today most likely are: the usual meal of the hour. Exception: rice, beans or meat at
 * the hour of a snack are the nearby lunch or dinner, if it was not eaten yet.
 */
export function mealOfHour(
  { usual, minutes, eaten, mealMinutes }: Hour,
  foods: readonly { readonly group: FoodGroup }[],
): MealType {
  if (mainMealTypes.some((type) => type === usual) || !isPlate(foods)) return usual
  const near = (['almoco', 'jantar'] as const).find(
    (type) => !eaten.has(type) && Math.abs(mealMinutes[type] - minutes) <= plateMinutes,
  )
  return near ?? usual
}

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
  return (isPlate(foods) && open.find((type) => type === 'almoco' || type === 'jantar')) || open[0]
}
