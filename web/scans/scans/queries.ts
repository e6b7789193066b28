import type { MealType } from '#contract/calendar.ts'
import type { HealthConcern, HealthFinding } from '#contract/account/health-readings.ts'
import type { PlateItem, PlateReading } from '#contract/day/meals.ts'
import type { Scan } from '#contract/scans/scans.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { subscriptionQuery } from '../../api/subscription.ts'
import { completeMeal } from '../../day/meal-outbox/queries.ts'
import { newMealId } from '../../day/shared/meal-id.ts'
import { choicesOf } from '../../day/shared/plate-items.ts'
import { instantOf, type When } from '../../day/shared/when.ts'
import { type describeMeal, scoreMeal } from '../../day/meals/queries.ts'
import { pauseBeforeNextMs } from './retry-when-busy.ts'
import { loadPlate, savePlate, type StoredPlate } from '../shared/drafts.ts'
import type { MealSeries } from '../shared/meal-series.ts'

function readScan(id: string, signal?: AbortSignal): Promise<Scan> {
  return call('GET /api/scans/{id}', { params: { id }, ...(signal && { signal }) })
}

export function scanQuery(id: string) {
  return queryOptions({
    queryKey: ['scan', id],
    queryFn: async ({ client, signal }) => settled(client, await readScan(id, signal)),
    // The photo's address expires after ten minutes; a refetch must not overwrite a correction in progress.
    staleTime: Infinity,
  })
}

/** Removes the photo of a logged or failed scan from the queue on this device. Returns the scan. */
export function settled(client: QueryClient, scan: Scan): Scan {
  if (scan.status === 'applied' || scan.status === 'failed') {
    void completeMeal(client, scan.scan_id).catch(() => undefined)
  }
  return scan
}

export function describeScan(id: string, description: string): Promise<Scan> {
  return call('POST /api/scan-complete', { body: { scan_id: id, description }, idempotent: true })
}

export function recogniseAgain(id: string): Promise<Scan> {
  return call('POST /api/scan-complete', { body: { scan_id: id }, idempotent: true })
}

const pollMs = 2000

/**
 * Resumes a scan whose page was closed during the reading. If the reading is still running (409), polls the
 * scan until it ends; the result goes to the scan's own cache entry.
 */
export function resumedScanQuery(id: string) {
  return queryOptions({
    queryKey: ['scan', id, 'resumed'],
    queryFn: async ({ client }) => {
      const scan = await recogniseAgain(id).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'scan_state_conflict') return readScan(id)
        throw error
      })
      client.setQueryData(scanQuery(id).queryKey, settled(client, scan))
      return scan
    },
    refetchInterval: ({ state }) => (state.data?.status === 'uploaded' ? pollMs : false),
    retry: (failures, error) => pauseBeforeNextMs(error, failures, 0) !== null,
    retryDelay: (failures, error) => pauseBeforeNextMs(error, failures, Math.random()) ?? 0,
  })
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

/** Cancels a scan and releases its place in the quota. If the request fails, the server releases the place later. */
export async function cancelScan(client: QueryClient, id: string): Promise<void> {
  await call('DELETE /api/scans/{id}', { params: { id } }).catch(() => undefined)
  await client.invalidateQueries(subscriptionQuery)
}

/** Logs a scan at the time `when`, or at the time of its photo. */
export function applyScan(id: string, mealType: MealType, when: When | undefined) {
  return call('POST /api/plan-apply-scan', {
    body: {
      scan_id: id,
      meal_type: mealType,
      ...(when && { date: when.date, eaten_at: instantOf(when) }),
    },
    idempotent: true,
  })
}

/** Described plate to be logged. */
export interface DescribedPlate {
  id: string
  /** Time of the meal, if it is not the time of logging. */
  when?: When | undefined
  reading: PlateReading
  mealType: MealType
  /** True if neither the words nor the person named the meal. Such a meal follows the time. */
  isMealGuessed?: boolean | undefined
  /** Day and meal as its words name them, until another one is chosen. */
  said?: string | undefined
  /** Text of the description; its health statements take effect when the meal is logged. */
  text?: string | undefined
  /** Past day for which `text` was typed; without it today. */
  textDay?: string | undefined
  /** Health statements of `text`; `null` after a reload, which does not read them again. */
  health: readonly HealthFinding[] | null
  /** Dangers that `text` may mean. */
  concerns: readonly HealthConcern[]
  /** Keys of findings that the person rejected. */
  removedHealth: readonly string[]
  /** Series of which it is the first meal. */
  series?: MealSeries | undefined
}

export function newDescribedPlate(
  {
    health,
    concerns,
    said: _said,
    foodless: _foodless,
    meals: _meals,
    ...reading
  }: Awaited<ReturnType<typeof describeMeal>>,
  mealType: MealType,
  text: string,
  named: Pick<DescribedPlate, 'id' | 'when' | 'isMealGuessed' | 'said' | 'series' | 'textDay'>,
): DescribedPlate {
  return { ...named, reading, mealType, text, health, concerns, removedHealth: [] }
}

/** Current described plate, restored from this tab after a reload; `null` if there is none. */
export const describedPlateQuery = queryOptions({
  queryKey: ['described-plate'],
  queryFn: async (): Promise<DescribedPlate | null> => {
    const kept = loadPlate()
    if (!kept) return null
    const { choices, ...plate } = kept
    const { mealType, text, when } = plate
    const reading = await scoreMeal(choices, mealType, { text, date: when?.date })
    return { ...plate, reading, health: null, concerns: [], removedHealth: [] }
  },
  staleTime: Infinity,
})

export function keepDescribedPlate({ reading, ...plate }: DescribedPlate): void {
  const { id, when, mealType, isMealGuessed, text, textDay, series } = plate
  savePlate({ id, when, mealType, isMealGuessed, text, textDay, series, choices: choicesOf(reading.items) })
}

/** Starts a plate from foods chosen without a description; it becomes the current described plate. */
export function startPlate(
  client: QueryClient,
  plate: Pick<StoredPlate, 'choices' | 'mealType' | 'when'>,
): void {
  savePlate({ ...plate, id: newMealId() })
  client.removeQueries({ queryKey: describedPlateQuery.queryKey })
}
