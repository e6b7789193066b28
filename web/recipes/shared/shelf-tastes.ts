import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { freshOrCached } from '../../api/offline-cache.ts'

/** Facts of this person that order the recipes now. */
export const shelfTastesQuery = queryOptions({
  queryKey: ['recipe-shelf'],
  queryFn: ({ client, signal }) =>
    freshOrCached(client, ['recipe-shelf'], () => call('GET /api/recipe-shelf', { signal })),
  // The list waits for it, and can do without it.
  retry: false,
  staleTime: 0,
  // Long enough to go back from a recipe to the same order; the next visit may be at another meal.
  gcTime: 10 * 60_000,
})
