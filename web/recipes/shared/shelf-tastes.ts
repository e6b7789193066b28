import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { freshOrCached } from '../../api/offline-cache.ts'

/** Facts about this person that decide the order of the recipes at this hour. */
export const shelfTastesQuery = queryOptions({
  queryKey: ['recipe-shelf'],
  queryFn: ({ client, signal }) =>
    freshOrCached(client, ['recipe-shelf'], () => call('GET /api/recipe-shelf', { signal })),
  // Not retried: the list of recipes waits for this query, but can be shown without it.
  retry: false,
  staleTime: 0,
  // Long enough to go back from a recipe to the same order; the next visit may be at another meal.
  gcTime: 10 * 60_000,
})
