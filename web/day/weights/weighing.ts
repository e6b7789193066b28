import type { saveWeight, WeightHistory } from '#contract/day/weights.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { profileQuery } from '../../api/profile.ts'
import { showToday } from '../../api/show-today.ts'
import { weightsQuery } from './queries.ts'

export interface Weighing {
  readonly date: string
  readonly weightKg: number
  /** "Confere": confirmed after the server's question. */
  readonly isConfirmed: boolean
}

/** The history with the day, as commands reply. */
export type ChangedWeights = Reply<typeof saveWeight>

/**
 * Shows weights that the server has saved and the day with them, and refetches a profile, which has the latest
 * weight.
 */
export async function showWeights(
  client: QueryClient,
  { today, ...history }: ChangedWeights,
): Promise<WeightHistory> {
  client.setQueryData(weightsQuery.queryKey, history)
  await client.invalidateQueries({ queryKey: profileQuery.queryKey })
  await showToday(client, today)
  return history
}

/** Saves a weight. A queued one is sent with its account, because another account may be signed in by now. */
export function putWeight(weighing: Weighing & { readonly userId?: string }): Promise<ChangedWeights> {
  const { date, weightKg, isConfirmed, userId } = weighing
  return call('PUT /api/weights/{date}', {
    params: { date },
    body: {
      weight_kg: weightKg,
      ...(isConfirmed && { confirmed: true }),
      ...(userId !== undefined && { user_id: userId }),
    },
  })
}
