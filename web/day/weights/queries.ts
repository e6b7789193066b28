import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { freshness } from '../../api/query-client.ts'

export const weightsQuery = queryOptions({
  queryKey: ['weights'],
  queryFn: ({ signal }) => call('GET /api/weights', { signal }),
  staleTime: freshness.stats,
})
