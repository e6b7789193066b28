import type { MealType } from '#contract/calendar.ts'
import type { Today } from '#contract/day/today.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { addDays, mondayOf } from '#nutrition/shared/calendar/days.ts'
import { mealTypes } from '#nutrition/targets/meal-type.ts'

const daysOfWeek = 7

/** From today to Sunday, and all of next week once it has a plan. */
export function offeredDays(today: string, hasNextWeek: boolean): string[] {
  const monday = mondayOf(today)
  const lastDay = addDays(monday, (hasNextWeek ? 2 * daysOfWeek : daysOfWeek) - 1)
  const days: string[] = []
  for (let day = today; day <= lastDay; day = addDays(day, 1)) days.push(day)
  return days
}

export interface OfferedMeal {
  mealType: MealType
  /** Current dish of the meal, if known. */
  current: string | null
  isLocked: boolean
}

/**
 * Meals of a day that a recipe suits. A week without a plan starts as a copy of the active diet's week, so today's
 * meals show which meals its days have.
 */
export function offeredMeals(
  recipe: { meal_types: readonly MealType[] },
  date: string,
  today: Today,
  plans: readonly (WeekPlan | null | undefined)[],
): OfferedMeal[] {
  const day = plans.flatMap((plan) => plan?.days ?? []).find((one) => one.date === date)
  const standing: OfferedMeal[] = day
    ? day.meals.map(({ meal_type, name, is_locked }) => ({
        mealType: meal_type,
        current: name,
        isLocked: is_locked,
      }))
    : today.planned_meals.map(({ meal_type, name }) => ({
        mealType: meal_type,
        current: date === today.date ? name : null,
        isLocked: false,
      }))
  return standing
    .filter(({ mealType }) => recipe.meal_types.includes(mealType))
    .sort((a, b) => mealTypes.indexOf(a.mealType) - mealTypes.indexOf(b.mealType))
}
