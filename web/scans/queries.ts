import type { MealType } from '#contract/calendar.ts'
import type { PlateItem } from '#contract/meals.ts'
import type { Scan } from '#contract/scans.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { choicesOf } from '../meals/plate-items.ts'

export function scanQuery(id: string) {
  return queryOptions({
    queryKey: ['scan', id],
    queryFn: ({ signal }) => call('GET /api/scans/{id}', { params: { id }, signal }),
    // The photo's address ends after ten minutes; a correction under way must not be overwritten by a refetch.
    staleTime: Infinity,
  })
}

export function describeScan(id: string, description: string): Promise<Scan> {
  return call('POST /api/scan-complete', { body: { scan_id: id, description }, idempotent: true })
}

export function recogniseAgain(id: string): Promise<Scan> {
  return call('POST /api/scan-complete', { body: { scan_id: id }, idempotent: true })
}

export function allowPhotoRecognition() {
  return call('POST /api/consents', { body: { purpose: 'fotos_ia', granted: true } })
}

export function correctScan(id: string, items: readonly PlateItem[], mealType: MealType): Promise<Scan> {
  return call('PUT /api/scans/{id}/items', {
    params: { id },
    body: { items: choicesOf(items), meal_type: mealType },
  })
}

export function cancelScan(id: string) {
  return call('DELETE /api/scans/{id}', { params: { id } })
}

export function applyScan(id: string, mealType: MealType) {
  return call('POST /api/plan-apply-scan', {
    body: { scan_id: id, meal_type: mealType },
    idempotent: true,
  })
}

/** A described meal goes to the day without a scan; the key makes a retry harmless. */
export function logMeal(id: string, items: readonly PlateItem[], mealType: MealType) {
  return call('POST /api/meals', {
    body: { id, meal_type: mealType, items: choicesOf(items) },
    idempotent: true,
  })
}
