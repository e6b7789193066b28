import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** What is kept on the device, by the first word of its query's key. */
export type SeenKey = readonly ['recipes'] | readonly ['favorites'] | readonly ['recipe', string]

/** How long one waits for a slow network before what was seen stands in. */
const patienceMs = 2500

/**
 * Asks the server and keeps the answer on the device. While none comes, what was kept stands in the query, as old as
 * can be, so that the next chance asks again; the failure stays the query's.
 */
export async function freshOrSeen<T>(
  client: QueryClient,
  queryKey: SeenKey,
  ask: () => Promise<T>,
): Promise<T> {
  // Fetched along with the answer: without a network it has to be here already.
  const storage = import('./seen-recipes.ts').catch(() => null)
  const showSeen = async () => {
    if (client.getQueryData(queryKey) !== undefined) return
    const seen = await (await storage)?.readSeen(client, queryKey)
    if (seen !== undefined && client.getQueryData(queryKey) === undefined) {
      client.setQueryData(queryKey, seen, { updatedAt: 0 })
    }
  }
  const slow = setTimeout(() => void showSeen(), patienceMs)
  try {
    const fresh = await ask()
    void storage.then((module) => module?.keepSeen(client, queryKey, fresh))
    return fresh
  } catch (error) {
    if (error instanceof ApiError) {
      if (isOutage(error)) await showSeen()
      else if (isGone(error)) await (await storage)?.dropSeen(client, queryKey)
    }
    throw error
  } finally {
    clearTimeout(slow)
  }
}

/** No answer of ours came. */
function isOutage({ status }: ApiError): boolean {
  return status === 0 || status >= 500
}

/** Out of the book, or out of the plan. */
function isGone({ status }: ApiError): boolean {
  return status === 403 || status === 404
}

const lostConnection = new Set(['offline', 'network_failure'])

interface SeenState {
  data: unknown
  dataUpdatedAt: number
  error: unknown
  failureReason: unknown
}

/** Why a screen shows what was seen before instead of what there is; `null` when it does not. */
export function seenNote({ data, dataUpdatedAt, error, failureReason }: SeenState): string | null {
  const reason = failureReason ?? error
  if (data === undefined || (reason === null && dataUpdatedAt > 0)) return null
  const isLost = reason instanceof ApiError && lostConnection.has(reason.code)
  return isLost
    ? 'Sem conexão: mostrando o que você já viu.'
    : 'Sem resposta do servidor: mostrando o que você já viu.'
}
