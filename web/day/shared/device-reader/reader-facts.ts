import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { freshOrCached } from '../../../api/offline-cache.ts'

/**
 * Facts that the device keeps about the account to read descriptions: answers, own foods, saved meals, usual amounts.
 */
export const readerFactsQuery = queryOptions({
  queryKey: ['reader-facts'] as const,
  queryFn: ({ client, signal }) =>
    freshOrCached(client, ['reader-facts'], () => call('GET /api/reader-facts', { signal })),
})
