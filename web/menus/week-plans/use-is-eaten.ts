import { useQuery } from '@tanstack/react-query'
import { todayQuery } from '../../api/today.ts'
import type { MealPlace } from './expected-week.ts'

/**
 * Whether the meal is ticked, according to the cached day; false if that day is not cached: the server then refuses
 * the change.
 */
export function useIsEaten({ date, meal_type }: MealPlace): boolean {
  const { data: today } = useQuery({ ...todayQuery, enabled: false })
  if (today?.date !== date) return false
  return today.planned_meals.some((meal) => meal.meal_type === meal_type && meal.ticked)
}
