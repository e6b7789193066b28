import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { freshness } from './query-client.ts'
import { freshOrSeen } from './seen.ts'

/** Read by the home screen; whatever changes the day, in any feature, asks for it anew. */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ client, signal }) =>
    freshOrSeen(client, ['today'], () => call('GET /api/plan-today', { signal })),
  staleTime: freshness.today,
})
