import type { OwnFood, TypedLabel } from '#contract/day/own-foods.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const ownFoodsQuery = queryOptions({
  queryKey: ['own-foods'],
  queryFn: ({ signal }) => call('GET /api/own-foods', { signal }),
})

/** Saves a label: a new food under its key, or the next revision of a known one. */
export function saveOwnFood(
  key: { readonly id: string; readonly isNew: boolean },
  label: TypedLabel,
): Promise<OwnFood> {
  const { id, isNew } = key
  return isNew
    ? call('POST /api/own-foods', { body: { id, ...label }, idempotent: true })
    : call('PUT /api/own-foods/{id}', { params: { id }, body: label, idempotent: true })
}

export function removeOwnFood(id: string) {
  return call('DELETE /api/own-foods/{id}', { params: { id } })
}

export function restoreOwnFood(id: string): Promise<OwnFood> {
  return call('POST /api/own-foods/{id}/restore', { params: { id }, idempotent: true })
}

/** Refreshes what shows own foods: their list, searches, and the foods offered for a meal. */
export async function refreshOwnFoods(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ownFoodsQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['foods'] }),
    client.invalidateQueries({ queryKey: ['usual-foods'] }),
  ])
}
