import { queryOptions } from '@tanstack/react-query'
import type { SeenKey } from './seen-key.ts'

/** Time at which the stored answer was fetched. */
export function seenMomentQuery(key: SeenKey) {
  return queryOptions({
    queryKey: ['seen-moment', ...key],
    queryFn: async ({ client }) => (await import('./seen-shelf.ts')).readSeenMoment(client, key),
    gcTime: 0,
    staleTime: 0,
  })
}
