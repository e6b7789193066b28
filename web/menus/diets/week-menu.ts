import type { DayTargets, MenuMeal } from '#contract/menus/menus.ts'
import type { Diet } from '#contract/menus/diets.ts'
import type { Weekday } from '#nutrition/shared/calendar/days.ts'
import type { DayType } from '#nutrition/menu/request/week.ts'
import type { MealsOfDay } from '../planner/week-text.ts'
import { weekdayTitle } from '../planner/weekdays.ts'

export function mealsOfDay(meals: readonly MenuMeal[], weekday: Weekday): MenuMeal[] {
  return meals
    .filter((meal) => meal.day_of_week === weekday)
    .toSorted((one, other) => one.meal_order - other.meal_order)
}

export function weekOf(meals: readonly MenuMeal[], order: readonly Weekday[]): MealsOfDay[] {
  return order.map((weekday) => ({
    title: weekdayTitle(weekday),
    meals: mealsOfDay(meals, weekday),
  }))
}

export function dayTypeOf(diet: Diet, weekday: Weekday): DayType {
  return diet.training_weekdays.includes(weekday) ? 'training' : 'rest'
}

export function targetsOf(diet: Diet, dayType: DayType): DayTargets {
  return dayType === 'training' ? diet.targets_training : diet.targets_rest
}

/** Separates the active diet from the others, which keep their order. */
export function activeFirst(diets: readonly Diet[]): { active: Diet | null; others: Diet[] } {
  return {
    active: diets.find(({ is_active }) => is_active) ?? null,
    others: diets.filter(({ is_active }) => !is_active),
  }
}
