import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { todayQuery } from '../api/today.ts'
import { oneMoreRun } from '../waiting-notes/queries.ts'
import { changeKept, dropKept, keepMeal, listKept } from './kept-meals.ts'
import type { WaitingMeal } from './waiting-meal.ts'

export { dropKeptOf as forgetWaiting } from './kept-meals.ts'
export type { WaitingMeal }

/** Value of `modo` in the scan screen's address, where queued descriptions are reviewed. */
export const waitingMode = 'espera'

/** Meals on this device that wait for the network or for confirmation. */
export function waitingMealsQuery(userId: string) {
  return queryOptions({
    queryKey: ['waiting-meals', userId],
    queryFn: () => listKept(userId),
    // Read from the device, so it is cheap to refetch.
    staleTime: 0,
  })
}

/** Meals that are not logged yet, so deleting them would lose them. */
export function unsettledMeals(meals: readonly WaitingMeal[]): WaitingMeal[] {
  return meals.filter(({ standing }) => standing.at !== 'logged')
}

/** Queues a meal until the network is back, or until a time. Rejects if the browser cannot store it. */
export async function keepForLater(
  client: QueryClient,
  meal: Pick<WaitingMeal, 'id' | 'userId' | 'eatenAt' | 'told'>,
  until?: string,
): Promise<void> {
  await keepMeal({ ...meal, standing: { at: 'waiting', until } })
  await reread(client)
}

/** Removes a meal that was logged or cancelled from the queue. */
export async function settleWaiting(client: QueryClient, id: string): Promise<void> {
  await dropKept(id)
  await reread(client)
}

/** Cancels a meal; for a photo with an open scan, also releases its place in the quota. */
export async function cancelWaiting(client: QueryClient, { id, told, standing }: WaitingMeal): Promise<void> {
  await settleWaiting(client, id)
  if (told.as === 'photo' && standing.at === 'to_confirm') {
    // If this fails now, the server releases its place after a while.
    await call('DELETE /api/scans/{id}', { params: { id } }).catch(() => undefined)
  }
}

export async function findWaiting(userId: string, id: string): Promise<WaitingMeal | null> {
  return (await listKept(userId)).find((meal) => meal.id === id) ?? null
}

export async function tryAgain(client: QueryClient, { id, userId }: WaitingMeal): Promise<void> {
  await changeKept(id, { standing: { at: 'waiting' } })
  // Queued by now, and sent later if it cannot be sent at once.
  await sendAll(client, userId).catch(() => reread(client))
}

/** Sends the queued meals of this account and announces the results. */
export const sendAll = oneMoreRun(async (client: QueryClient, userId: string) => {
  // The queue is nearly always empty, and then the sending code is not loaded.
  if ((await listKept(userId)).length === 0) return
  const { announceSent, sendWaiting } = await import('./sending.ts')
  const outcomes = await sendWaiting(userId)
  await reread(client)
  if (outcomes.length === 0) return
  await client.invalidateQueries({ queryKey: todayQuery.queryKey })
  announceSent(outcomes)
})

function reread(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['waiting-meals'] })
}
