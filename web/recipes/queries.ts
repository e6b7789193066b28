import type { MealType } from '#contract/calendar.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { freshness } from '../api/query-client.ts'

export function recipeQuery(id: string) {
  return queryOptions({
    queryKey: ['recipe', id],
    queryFn: ({ signal }) => call('GET /api/recipes/{id}', { params: { id }, signal }),
    staleTime: freshness.recipes,
  })
}

/** The plan of the week that begins on this Monday. */
export function weekPlanQuery(weekStart: string) {
  return queryOptions({
    queryKey: ['week-plan', weekStart],
    queryFn: async ({ signal }) => {
      const { week_plan } = await call('GET /api/plan-get-week', { query: { start: weekStart }, signal })
      return week_plan ?? null
    },
    staleTime: freshness.weekPlan,
  })
}

export interface PlanPlace {
  date: string
  mealType: MealType
}

export function addToPlan(recipeId: string, { date, mealType }: PlanPlace) {
  return call('POST /api/week-plans/edits', {
    body: { kind: 'add_recipe', date, meal_type: mealType, recipe_id: recipeId },
  })
}
