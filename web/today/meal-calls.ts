import type { MealType } from '#contract/calendar.ts'
import type { Meal, PlateItem } from '#contract/meals.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { choicesOf } from '../meals/plate-items.ts'

export function mealQuery(id: string) {
  return queryOptions({
    queryKey: ['meal', id],
    queryFn: ({ signal }) => call('GET /api/meals/{id}', { params: { id }, signal }),
  })
}

export function changeMeal(id: string, items: readonly PlateItem[], mealType: MealType): Promise<Meal> {
  return call('PUT /api/meals/{id}', {
    params: { id },
    body: { items: choicesOf(items), meal_type: mealType },
  })
}

export function removeMeal(id: string) {
  return call('DELETE /api/meals/{id}', { params: { id } })
}

/** Puts a meal back that was just removed, as what it was. */
export async function restoreMeal({ id, date, eaten_at, scan_id, meal_type, items }: Meal): Promise<void> {
  if (scan_id === null) {
    await call('POST /api/meals', {
      body: { id, date, eaten_at, meal_type, items: choicesOf(items) },
      idempotent: true,
    })
    return
  }
  await call('POST /api/plan-apply-scan', { body: { scan_id, date, meal_type }, idempotent: true })
  await changeMeal(scan_id, items, meal_type)
}
