import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { freshOrCached, openOfflineCache } from '../../../api/offline-cache.ts'

/**
 * Facts that the device keeps about the account to read descriptions: answers, own foods, saved meals, usual amounts.
 */
export const readerFactsQuery = queryOptions({
  queryKey: ['reader-facts'] as const,
  queryFn: ({ client, signal }) =>
    freshOrCached(client, ['reader-facts'], () => call('GET /api/reader-facts', { signal })),
})

/**
 * Deletes the facts, in memory and on the device, after one of them changed, so that no reading uses the previous ones.
 * Then fetches the new facts; if that fails, the next reading with a connection does.
 */
export async function refreshReaderFacts(client: QueryClient): Promise<void> {
  const { queryKey } = readerFactsQuery
  await client.cancelQueries({ queryKey })
  client.removeQueries({ queryKey })
  await openOfflineCache()
    .then(({ deleteCached }) => deleteCached(client, queryKey))
    .catch(() => undefined)
  await client.query(readerFactsQuery).catch(() => undefined)
  await client.invalidateQueries({ queryKey: ['device-reading'] })
}
