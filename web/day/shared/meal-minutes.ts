import type { MealType } from '#contract/calendar.ts'
import { minutesOf } from '#nutrition/shared/calendar/clock-time.ts'
import { usualMealMinutes } from '#nutrition/targets/usual-meal-times.ts'
import type { QueryClient } from '@tanstack/react-query'
import { dayQuery } from '../../api/day.ts'
import { todayQuery } from '../../api/today.ts'

/**
 * Returns the times of the meals in minutes after midnight: the person's own, which a loaded day states, else the
 * default ones. A meal filled in at another time than its planned one might not replace that.
 */
export function mealMinutesOn(
  client: QueryClient,
  date: string | undefined,
): Readonly<Record<MealType, number>> {
  const day = date === undefined ? undefined : client.getQueryData(dayQuery(date).queryKey)
  const { planned_meals: planned = [], meal_minutes: answered } =
    day ?? client.getQueryData(todayQuery.queryKey) ?? {}
  const own = planned.map(({ meal_type, estimated_time }) => [meal_type, minutesOf(estimated_time)])
  return { ...usualMealMinutes, ...answered, ...Object.fromEntries(own) }
}
