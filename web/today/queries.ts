import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { freshness } from '../api/query-client.ts'

export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => call('GET /api/plan-today', { signal }),
  staleTime: freshness.today,
})
