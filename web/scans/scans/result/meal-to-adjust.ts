import type { Today } from '#contract/day/today.ts'
import { mealsToCome } from '#nutrition/day/meal-time/meals-to-come.ts'
import { minutesOf } from '#nutrition/shared/calendar/clock-time.ts'
import { rebalanceRules } from '#nutrition/menu/rebalance/rebalance-rules.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { usualMealMinutes } from '#nutrition/targets/usual-meal-times.ts'

/**
 * Returns whether a change of a later meal can be proposed for a plate of this meal type: from noon on, if a meal to
 * cook comes after the last one eaten and was due at most `stillNextMinutes` ago.
 * @param now local time of the device
 */
export function hasMealToAdjust(
  { planned_meals: planned, plan, meal_minutes: own }: Pick<Today, 'planned_meals' | 'plan' | 'meal_minutes'>,
  mealType: MealType,
  now: Date,
): boolean {
  const minutesNow = now.getHours() * 60 + now.getMinutes()
  if (minutesNow < rebalanceRules.notBeforeMinutes) return false
  const timed = planned.map(({ kind, meal_type, estimated_time, ticked, logged }) => ({
    meal_type,
    minutes: minutesOf(estimated_time),
    isEaten: ticked || logged,
    isOpen: kind === 'cooked',
  }))
  const minutesOfType = (type: MealType) =>
    timed.find(({ meal_type }) => meal_type === type)?.minutes ?? own?.[type] ?? usualMealMinutes[type]
  // A logged meal of a planned type counts through its planned meal: a dinner at 2 h leaves that of the evening open.
  const others = plan.scans.filter((meal) => timed.every(({ meal_type }) => meal_type !== meal.meal_type))
  const eaten = [...timed.filter(({ isEaten }) => isEaten), ...others].map(({ meal_type }) => meal_type)
  const eatenMinutes = [mealType, ...eaten].map(minutesOfType)
  return mealsToCome(timed, { minutesNow, eatenMinutes }).length > 0
}
