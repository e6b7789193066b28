import type { MealType } from '#contract/calendar.ts'
import type { PlateItem } from '#contract/day/meals.ts'
import type { SavedMeal } from '#contract/day/saved-meals.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { freshOrCached } from '../../api/offline-cache.ts'
import { mealsAgain } from '../again/queries.ts'
import { refreshReaderFacts } from '../shared/device-reader/reader-facts.ts'
import { choicesOf } from '../shared/plate-items.ts'

export const savedMealsQuery = queryOptions({
  queryKey: ['saved-meals'],
  queryFn: ({ client, signal }) =>
    freshOrCached(client, ['saved-meals'], () => call('GET /api/saved-meals', { signal })),
})

export interface NamedPlate {
  /** Idempotency key. */
  readonly id: string
  readonly name: string
  readonly mealType: MealType
  readonly items: readonly PlateItem[]
}

export function saveMeal({ id, name, mealType, items }: NamedPlate): Promise<SavedMeal> {
  return call('POST /api/saved-meals', {
    body: { id, name, meal_type: mealType, items: choicesOf(items) },
    idempotent: true,
  })
}

/** Saves again a meal that was just deleted, under its id. */
export function restoreSavedMeal({ id, name, meal_type: mealType, items }: SavedMeal): Promise<SavedMeal> {
  return saveMeal({ id, name, mealType, items })
}

export function renameSavedMeal(id: string, name: string): Promise<SavedMeal> {
  return call('PATCH /api/saved-meals/{id}', { params: { id }, body: { name } })
}

export function removeSavedMeal(id: string) {
  return call('DELETE /api/saved-meals/{id}', { params: { id } })
}

/** Refreshes what shows saved meals: their list, and the meals offered again. */
export async function refreshSavedMeals(client: QueryClient): Promise<void> {
  void refreshReaderFacts(client)
  await Promise.all([
    client.invalidateQueries({ queryKey: savedMealsQuery.queryKey }),
    client.invalidateQueries({ queryKey: mealsAgain }),
  ])
}
