import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { freshOrCached } from '../../api/offline-cache.ts'

/** Start of the keys of these lists. */
export const mealsAgain = ['meals-again'] as const

/**
 * Meals that can be logged again: now, or on a past day (`date`); without those that were already eaten that day,
 * except `with_eaten`.
 */
export const repeatableMealsQuery = (date?: string, include?: 'with_eaten') => {
  const which = [date, include].filter((part) => part !== undefined).join(' ')
  const queryKey = which ? ([...mealsAgain, which] as const) : mealsAgain
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) =>
      freshOrCached(client, queryKey, () =>
        call('GET /api/meals/again', { query: { date, include }, signal }),
      ),
    // The list depends on the hour and on every meal of the day.
    staleTime: 0,
  })
}
