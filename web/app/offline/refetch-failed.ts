import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'

/**
 * Reads again what the screen shows as a stored answer because no server replied. The library does so only for queries
 * that pause without a network, and these fail at once.
 */
export async function refetchFailed(client: QueryClient): Promise<void> {
  await client.refetchQueries({
    type: 'active',
    predicate: ({ state: { error } }) =>
      error instanceof ApiError && (error.status === 0 || error.status >= 500),
  })
}
