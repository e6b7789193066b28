import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { freshOrCached } from '../../api/offline-cache.ts'

/** Start of the keys of these lists. */
export const mealsAgain = ['meals-again'] as const

/** Meals that can be logged again: now, or on a past day (`date`). */
export const repeatableMealsQuery = (date?: string) => {
  const queryKey = date ? ([...mealsAgain, date] as const) : mealsAgain
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) =>
      freshOrCached(client, queryKey, () => call('GET /api/meals/again', { query: { date }, signal })),
    // The list depends on the hour and on every meal of the day.
    staleTime: 0,
  })
}
