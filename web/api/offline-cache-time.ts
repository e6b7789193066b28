import { queryOptions } from '@tanstack/react-query'
import type { OfflineCacheKey } from './offline-cache-key.ts'

/** Query of the time at which the stored answer was fetched; `null` without one. */
export function cachedAtQuery(key: OfflineCacheKey) {
  return queryOptions({
    queryKey: ['seen-moment', ...key],
    queryFn: async ({ client }) => (await import('./offline-cache-store.ts')).readCachedAt(client, key),
    gcTime: 0,
    staleTime: 0,
  })
}
