import type { Today } from '#contract/day/today.ts'
import { mondayOf } from '#nutrition/shared/calendar/days.ts'
import { useQuery } from '@tanstack/react-query'
import { todayQuery } from '../../../api/today.ts'
import { weekPlanQuery } from '../../../menus/week-plans/queries.ts'
import { type PlannedPlace, plannedPlaces } from './planned-places.ts'

interface PlannedPlaces {
  /** Undefined until loaded. */
  found: { today: Today; places: readonly PlannedPlace[] } | undefined
  error: Error | null
  retry: () => void
}

/** Meals planned this week that serve a recipe; none without an active diet. */
export function usePlannedPlaces(recipeId: string): PlannedPlaces {
  const day = useQuery(todayQuery)
  const today = day.data
  const monday = mondayOf(today?.date ?? '1970-01-01')
  const dietId = today?.active_diet?.id
  const week = useQuery({ ...weekPlanQuery(monday), enabled: dietId !== undefined })
  const days = dietId === undefined || week.data === null ? [] : week.data?.days
  return {
    found: today && days && { today, places: plannedPlaces(recipeId, days, today) },
    error: days ? null : (day.error ?? week.error),
    retry: () => void Promise.all([day, week].filter(({ error }) => error).map((query) => query.refetch())),
  }
}
