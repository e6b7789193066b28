import type { MealType } from '#contract/calendar.ts'
import type { PlateChoice, PlateReading } from '#contract/meals.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { freshness } from '../api/query-client.ts'

export function foodSearchQuery(query: string) {
  return queryOptions({
    queryKey: ['foods', query],
    queryFn: ({ signal }) => call('GET /api/foods', { query: { q: query, limit: 12 }, signal }),
    enabled: query.length > 0,
    staleTime: freshness.recipes,
    placeholderData: keepPreviousData,
  })
}

export function usualFoodsQuery(mealType?: MealType) {
  return queryOptions({
    queryKey: ['usual-foods', mealType ?? 'now'],
    queryFn: ({ signal }) => call('GET /api/meals/usual', { query: { meal_type: mealType }, signal }),
  })
}

export function describeMeal(text: string): Promise<PlateReading> {
  return call('POST /api/meals/describe', { body: { text }, idempotent: true })
}

export function scoreMeal(choices: readonly PlateChoice[], mealType: MealType): Promise<PlateReading> {
  return call('POST /api/meals/score', {
    body: { items: [...choices], meal_type: mealType },
    idempotent: true,
  })
}
