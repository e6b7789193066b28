import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { freshOrCached } from './offline-cache.ts'
import { freshness } from './query-client.ts'

/** A day other than today. Commands on any day invalidate it: `showToday`. */
export function dayQuery(date: string) {
  return queryOptions({
    queryKey: ['day', date],
    queryFn: ({ client, signal }) =>
      freshOrCached(client, ['day', date], () => call('GET /api/plan-today', { query: { date }, signal })),
    staleTime: freshness.today,
  })
}
