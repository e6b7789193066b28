import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { freshness } from './query-client.ts'

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call('GET /api/subscriptions-me', { signal }),
  staleTime: freshness.subscription,
})
