import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { freshOrCached } from '../../api/offline-cache.ts'

/** Meals that can be logged again now. */
export const repeatableMealsQuery = queryOptions({
  queryKey: ['meals-again'],
  queryFn: ({ client, signal }) =>
    freshOrCached(client, ['meals-again'], () => call('GET /api/meals/again', { signal })),
  // The list depends on the hour and on every meal of the day.
  staleTime: 0,
})
