import type { Today } from '#contract/day/today.ts'
import { minutesOf } from '#nutrition/shared/calendar/clock-time.ts'
import { rebalanceRules } from '#nutrition/menu/rebalance/rebalance-rules.ts'
import { type MealType, mealTypes } from '#nutrition/targets/meal-type.ts'
import { stillNextMinutes } from '#nutrition/targets/usual-meal-times.ts'

/**
 * Returns whether a change of a later meal can be proposed for a plate of this meal type: from noon on, if a meal to
 * cook comes after the last one eaten and was due at most `stillNextMinutes` ago.
 * @param now local time of the device
 */
export function hasMealToAdjust(
  { planned_meals: planned, plan }: Pick<Today, 'planned_meals' | 'plan'>,
  mealType: MealType,
  now: Date,
): boolean {
  const minutesNow = now.getHours() * 60 + now.getMinutes()
  if (minutesNow < rebalanceRules.notBeforeMinutes) return false
  const eaten = planned.filter(({ ticked, logged }) => ticked || logged)
  const types = [mealType, ...[...eaten, ...plan.scans].map(({ meal_type }) => meal_type)]
  const latest = mealTypes.findLastIndex((type) => types.includes(type))
  return planned.some(
    ({ kind, meal_type: type, estimated_time: time }) =>
      kind === 'cooked' &&
      mealTypes.indexOf(type) > latest &&
      minutesOf(time) + stillNextMinutes >= minutesNow,
  )
}
