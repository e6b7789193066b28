import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { queryClient } from './client.ts'
import { freshness } from './query-client.ts'
import { freshOrSeen } from './seen.ts'

/** Read by the home screen; whatever changes the day, in any feature, asks for it anew. */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ client, signal }) =>
    freshOrSeen(client, ['today'], () => call('GET /api/plan-today', { signal })),
  staleTime: freshness.today,
})

/** So long a page stands as its document brought it. */
const patienceMs = 800

/** Waits a moment for the day that the document of this page asked for: a screen drawn without it is drawn twice. */
export async function untilEarlyDay(): Promise<void> {
  if (!globalThis.earlyCalls?.has('/api/plan-today')) return
  const asked = queryClient.query(todayQuery).catch(() => undefined)
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
