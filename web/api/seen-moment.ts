import { queryOptions } from '@tanstack/react-query'
import type { SeenKey } from './seen-key.ts'

/** When what stands in for an answer was the answer. */
export function seenMomentQuery(key: SeenKey) {
  return queryOptions({
    queryKey: ['seen-moment', ...key],
    queryFn: async ({ client }) => (await import('./seen-shelf.ts')).readSeenMoment(client, key),
    gcTime: 0,
    staleTime: 0,
  })
}
