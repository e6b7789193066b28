import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { freshness } from './query-client.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call('GET /api/profile', { signal }),
  staleTime: freshness.profile,
})
