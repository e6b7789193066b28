import type { Today } from '#contract/day/today.ts'
import { mondayOf } from '#nutrition/calendar/days.ts'
import { useQuery } from '@tanstack/react-query'
import { todayQuery } from '../../../api/today.ts'
import { dietMealsQuery } from '../../../menus/diets/queries.ts'
import { weekPlanQuery } from '../../../menus/week-plans/queries.ts'
import { datedMeals, type PlannedPlace, plannedPlaces } from './planned-places.ts'

interface PlannedPlaces {
  /** Undefined until loaded. */
  found: { today: Today; places: readonly PlannedPlace[] } | undefined
  error: Error | null
  retry: () => void
}

/**
 * Meals of this week that serve a recipe: of the week's own plan, else of the active diet's menu; none without an
 * active diet.
 */
export function usePlannedPlaces(recipeId: string): PlannedPlaces {
  const day = useQuery(todayQuery)
  const today = day.data
  const monday = mondayOf(today?.date ?? '1970-01-01')
  const dietId = today?.active_diet?.id
  const week = useQuery({ ...weekPlanQuery(monday), enabled: dietId !== undefined })
  const menu = useQuery({
    ...dietMealsQuery(dietId ?? ''),
    enabled: dietId !== undefined && week.data === null,
  })
  const days = !today
    ? undefined
    : dietId === undefined
      ? []
      : (week.data?.days ?? (menu.data && datedMeals(menu.data, monday)))
  return {
    found: today && days && { today, places: plannedPlaces(recipeId, days, today) },
    error: days ? null : (day.error ?? week.error ?? menu.error),
    retry: () =>
      void Promise.all([day, week, menu].filter(({ error }) => error).map((query) => query.refetch())),
  }
}
