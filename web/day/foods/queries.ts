import type { OwnFood, TypedLabel } from '#contract/day/own-foods.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { preparePhoto } from '../../scans/shared/photo.ts'
import { refreshReaderFacts } from '../shared/device-reader/reader-facts.ts'

export const ownFoodsQuery = queryOptions({
  queryKey: ['own-foods'],
  queryFn: ({ signal }) => call('GET /api/own-foods', { signal }),
})

/** Whether labels can be read from photos here, and whether the person still has to allow it. */
export const labelPhotosQuery = queryOptions({
  queryKey: ['label-photos'],
  queryFn: ({ signal }) => call('GET /api/label-photos', { signal }),
})

/** Small print needs more pixels than a plate. */
const labelEdge = 1600

/**
 * Transcribes the text of a label from its photo. If consent is needed, the tap that sends the photo also gives it.
 */
export async function transcribeLabel(photo: Blob, needsConsent: boolean): Promise<string> {
  const bytes = await preparePhoto(photo, labelEdge)
  if (needsConsent) await call('POST /api/consents', { body: { purpose: 'fotos_ia', granted: true } })
  const { text } = await call('POST /api/label-photos', { bytes })
  return text
}

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
  void refreshReaderFacts(client)
  await Promise.all([
    client.invalidateQueries({ queryKey: ownFoodsQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['foods'] }),
    client.invalidateQueries({ queryKey: ['usual-foods'] }),
  ])
}
