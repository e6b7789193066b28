import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { freshness } from './query-client.ts'
import { freshOrCached } from './offline-cache.ts'

/** Read by the home screen; every feature that changes the day invalidates it. */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ client, signal }) =>
    freshOrCached(client, ['today'], () => call('GET /api/plan-today', { signal })),
  staleTime: freshness.today,
})
