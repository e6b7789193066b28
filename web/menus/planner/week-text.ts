import { brand } from '#contract/brand.ts'
import type { MenuMeal } from '#contract/menus/menus.ts'
import { mealTypeLabels, mealTypes, type MealType } from '#nutrition/targets/meal-type.ts'

export interface MealsOfDay {
  /** `Segunda`, or `Segunda, 9 de março`. */
  title: string
  meals: readonly MenuMeal[]
}

/** Meal types of these days, in the order of a day. */
export function mealTypesOf(days: readonly MealsOfDay[]): MealType[] {
  return mealTypes.filter((type) => days.some(({ meals }) => meals.some((meal) => meal.meal_type === type)))
}

/** Week as a text message. */
export function weekAsText(title: string, days: readonly MealsOfDay[]): string {
  const told = days.flatMap((day) => {
    const lines = day.meals.map(({ meal_type, name }) => `• ${mealTypeLabels[meal_type]}: ${name}`)
    return lines.length === 0 ? [] : [[day.title, ...lines].join('\n')]
  })
  return [title, ...told, `Sugestão de cardápio do ${brand.name}`].join('\n\n')
}
