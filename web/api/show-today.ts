import type { Today } from '#contract/day/today.ts'
import type { QueryClient } from '@tanstack/react-query'
import { freshOrCached } from './offline-cache.ts'
import { todayQuery } from './today.ts'

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
