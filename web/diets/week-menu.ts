import type { DayTargets, MenuMeal, MenuNutrition } from '#contract/menus.ts'
import type { Diet } from '#contract/diets.ts'
import { mealTypeLabels, mealTypes, type MealType } from '#nutrition/targets/meal-type.ts'
import type { DayType, Weekday } from '#nutrition/menu/week.ts'

export function mealsOfDay(meals: readonly MenuMeal[], weekday: Weekday): MenuMeal[] {
  return meals
    .filter((meal) => meal.day_of_week === weekday)
    .toSorted((one, other) => one.meal_order - other.meal_order)
}

/** The kinds of meal that this week has, in the order of a day. */
export function mealTypesOf(meals: readonly MenuMeal[]): MealType[] {
  return mealTypes.filter((type) => meals.some((meal) => meal.meal_type === type))
}

/** What the planned meals come to; what is eaten elsewhere is not in it. */
export function totalOf(meals: readonly MenuMeal[]): MenuNutrition {
  const sum = (of: (nutrition: MenuNutrition) => number) =>
    Math.round(meals.reduce((total, { nutrition }) => total + of(nutrition), 0) * 10) / 10
  return {
    kcal: sum(({ kcal }) => kcal),
    protein_g: sum(({ protein_g }) => protein_g),
    carbs_g: sum(({ carbs_g }) => carbs_g),
    fat_g: sum(({ fat_g }) => fat_g),
    fiber_g: sum(({ fiber_g }) => fiber_g),
  }
}

export function dayTypeOf(diet: Diet, weekday: Weekday): DayType {
  return diet.training_weekdays.includes(weekday) ? 'training' : 'rest'
}

export function targetsOf(diet: Diet, dayType: DayType): DayTargets {
  return dayType === 'training' ? diet.targets_training : diet.targets_rest
}

/** The active diet first, then as they came: the newest first. */
export function activeFirst(diets: readonly Diet[]): { active: Diet | null; others: Diet[] } {
  return {
    active: diets.find(({ is_active }) => is_active) ?? null,
    others: diets.filter(({ is_active }) => !is_active),
  }
}

/** A meal in a line, with its kind in words. */
export function mealLine(meal: MenuMeal): string {
  return `${mealTypeLabels[meal.meal_type]}: ${meal.name}`
}
