import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { todayQuery } from '../api/today.ts'
import { oneMoreRun } from '../waiting-notes/queries.ts'
import { changeKept, dropKept, keepMeal, listKept } from './kept-meals.ts'
import type { WaitingMeal } from './waiting-meal.ts'

export { dropKeptOf as forgetWaiting } from './kept-meals.ts'
export type { WaitingMeal }

/** The place of the scan screen, by `modo` in its address, where words that waited are looked at. */
export const waitingMode = 'espera'

/** What waits on this device for the network, or for its person. */
export function waitingMealsQuery(userId: string) {
  return queryOptions({
    queryKey: ['waiting-meals', userId],
    queryFn: () => listKept(userId),
    // Read from the device: as fresh as it is cheap.
    staleTime: 0,
  })
}

/** Those that are lost to the day if they go. */
export function unsettledMeals(meals: readonly WaitingMeal[]): WaitingMeal[] {
  return meals.filter(({ standing }) => standing.at !== 'logged')
}

/** Keeps a meal until the network is back, or this moment has come. Rejects where the browser keeps nothing. */
export async function keepForLater(
  client: QueryClient,
  meal: Pick<WaitingMeal, 'id' | 'userId' | 'eatenAt' | 'told'>,
  until?: string,
): Promise<void> {
  await keepMeal({ ...meal, standing: { at: 'waiting', until } })
  await reread(client)
}

/** Takes a meal off the list: it is in the day, or was cancelled. */
export async function settleWaiting(client: QueryClient, id: string): Promise<void> {
  await dropKept(id)
  await reread(client)
}

/** Gives a meal up: a photo whose scan is open gives its place in the quota back too. */
export async function cancelWaiting(client: QueryClient, { id, told, standing }: WaitingMeal): Promise<void> {
  await settleWaiting(client, id)
  if (told.as === 'photo' && standing.at === 'to_confirm') {
    // What cannot be cancelled now gives its place back by itself after a while.
    await call('DELETE /api/scans/{id}', { params: { id } }).catch(() => undefined)
  }
}

export async function findWaiting(userId: string, id: string): Promise<WaitingMeal | null> {
  return (await listKept(userId)).find((meal) => meal.id === id) ?? null
}

export async function tryAgain(client: QueryClient, { id, userId }: WaitingMeal): Promise<void> {
  await changeKept(id, { standing: { at: 'waiting' } })
  // It waits by now, and goes by itself where it could not go at once.
  await sendAll(client, userId).catch(() => reread(client))
}

/** Sends what waits of this account and tells what became of it. */
export const sendAll = oneMoreRun(async (client: QueryClient, userId: string) => {
  // Nearly always nothing waits, and what sends it is not fetched.
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
