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

export interface PlanPlace {
  date: string
  mealType: MealType
}

export function addToPlan(recipeId: string, { date, mealType }: PlanPlace) {
  return call('POST /api/week-plans/edits', {
    body: { kind: 'add_recipe', date, meal_type: mealType, recipe_id: recipeId },
  })
}
