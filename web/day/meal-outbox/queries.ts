import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { coalesceRuns } from '../note-outbox/coalesce-runs.ts'
import type { QueuedMeal } from '../shared/queued-meal-schema.ts'
import { updateQueued, deleteQueued, enqueueMeal, listQueued } from '../shared/stored-meals.ts'

/** Value of `modo` in the scan screen's address, where queued descriptions are reviewed. */
export const queuedMode = 'espera'

/** Meals on this device that wait for the network or for confirmation. */
export function queuedMealsQuery(userId: string) {
  return queryOptions({
    queryKey: ['waiting-meals', userId],
    queryFn: () => listQueued(userId),
    // Read from the device, so it is cheap to refetch.
    staleTime: 0,
  })
}

/** Meals that are not logged yet, so deleting them would lose them. */
export function pendingMeals(meals: readonly QueuedMeal[]): QueuedMeal[] {
  return meals.filter(({ standing }) => standing.at !== 'logged')
}

/** Queues a meal until the network is back, and not before `until` if given. Rejects if the browser cannot store it. */
export async function queueMeal(
  client: QueryClient,
  meal: Pick<QueuedMeal, 'id' | 'userId' | 'eatenAt' | 'told'>,
  until?: string,
): Promise<void> {
  await enqueueMeal({ ...meal, standing: { at: 'waiting', until } })
  await reread(client)
}

/** Removes a meal that was logged or cancelled from the queue. */
export async function completeMeal(client: QueryClient, id: string): Promise<void> {
  await deleteQueued(id)
  await reread(client)
}

/** Cancels a meal; for a photo with an open scan, also releases its place in the quota. */
export async function cancelMeal(client: QueryClient, { id, told, standing }: QueuedMeal): Promise<void> {
  await completeMeal(client, id)
  if (told.as === 'photo' && standing.at === 'to_confirm') {
    // If this fails now, the server releases its place after a while.
    await call('DELETE /api/scans/{id}', { params: { id } }).catch(() => undefined)
  }
}

export async function findQueuedMeal(userId: string, id: string): Promise<QueuedMeal | null> {
  return (await listQueued(userId)).find((meal) => meal.id === id) ?? null
}

export async function tryAgain(client: QueryClient, { id, userId }: QueuedMeal): Promise<void> {
  await updateQueued(id, { standing: { at: 'waiting' } })
  // The meal is queued by now, and sent later if it cannot be sent at once.
  await sendAll(client, userId).catch(() => reread(client))
}

/** Sends the queued meals of this account and announces the results. */
export const sendAll = coalesceRuns(async (client: QueryClient, userId: string) => {
  // The queue is nearly always empty, and then the sending code is not loaded.
  if ((await listQueued(userId)).length === 0) return
  const { announceSent, sendQueued, senderOf } = await import('./sending.ts')
  const outcomes = await sendQueued(userId, senderOf(client))
  await reread(client)
  announceSent(outcomes)
})

function reread(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['waiting-meals'] })
}
