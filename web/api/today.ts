import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { freshness } from './query-client.ts'
import { freshOrCached } from './offline-cache.ts'

/**
 * Plan of today, for the home screen. A command that changes the day replies with the changed day: see `show-today.ts`.
 */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ client, signal }) =>
    freshOrCached(client, ['today'], () => call('GET /api/plan-today', { signal })),
  staleTime: freshness.today,
})
