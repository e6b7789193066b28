import type { Today } from '#contract/day/today.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { freshness } from './query-client.ts'
import { freshOrCached } from './offline-cache.ts'

/**
 * Plan of today, for the home screen. A command that changes the day replies with the changed day: see `showToday`.
 */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ client, signal }) =>
    freshOrCached(client, ['today'], () => call('GET /api/plan-today', { signal })),
  staleTime: freshness.today,
})

/**
 * Shows the day that a command replied with, and stores it on the device like an answer to `todayQuery`. Reads the day
 * again if the reply lacks it: after the trial has ended, or from a server of an older version.
 */
export async function showToday(client: QueryClient, today: Today | null | undefined): Promise<void> {
  const { queryKey } = todayQuery
  // The command may have changed another day, which is read again if it is on the screen.
  const another = client.invalidateQueries({ queryKey: ['day'] })
  if (!today) {
    await Promise.all([client.invalidateQueries({ queryKey }), another])
    return
  }
  // The answer to a request that began before the command would replace the day by an older one.
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, today)
  await freshOrCached(client, ['today'], async () => today)
  await another
}
