import type { MealType } from '#contract/calendar.ts'
import type { Reply } from '#contract/endpoint.ts'
import type {
  describeMeal as describeEndpoint,
  Meal,
  PlateChoice,
  PlateItem,
  PlateReading,
} from '#contract/day/meals.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { freshness } from '../../api/query-client.ts'
import type { ChangedDay } from '../../menus/week-plans/queries.ts'
import { choicesOf } from '../shared/plate-items.ts'
import { instantOf, type When } from '../shared/when.ts'

export function foodSearchQuery(query: string) {
  return queryOptions({
    queryKey: ['foods', query],
    queryFn: ({ signal }) => call('GET /api/foods', { query: { q: query, limit: 12 }, signal }),
    enabled: query.length > 0,
    staleTime: freshness.recipes,
    placeholderData: keepPreviousData,
  })
}

/** Foods that this person usually eats at the given time; defaults to now. */
export function usualFoodsQuery(at?: string) {
  return queryOptions({
    queryKey: ['usual-foods', at ?? 'now'],
    queryFn: ({ signal }) => call('GET /api/meals/usual', { query: { at }, signal }),
  })
}

/**
 * `date`: day of the meal if the text names none, by default today; `at`: time at which the text was written, by
 * default now; `separate_meals`: reads only the first of several meals and lists them all.
 */
export function describeMeal(
  text: string,
  on: {
    readonly date?: string | undefined
    readonly at?: string | undefined
    readonly separate_meals?: boolean
  } = {},
): Promise<Reply<typeof describeEndpoint>> {
  return call('POST /api/meals/describe', { body: { text, ...on }, idempotent: true })
}

export function scoreMeal(
  choices: readonly PlateChoice[],
  mealType: MealType,
  said: { readonly text?: string | undefined; readonly date?: string | undefined } = {},
): Promise<PlateReading> {
  return call('POST /api/meals/score', {
    body: { items: [...choices], meal_type: mealType, ...said },
    idempotent: true,
  })
}

export function mealQuery(id: string) {
  return queryOptions({
    queryKey: ['meal', id],
    queryFn: ({ signal }) => call('GET /api/meals/{id}', { params: { id }, signal }),
  })
}

/** Logs a described meal without a scan; its id is the idempotency key. */
export function applyMeal(
  meal: {
    id: string
    /** Defaults to now. */
    when?: When | undefined
    text?: string | undefined
    removedHealth: readonly string[]
  },
  items: readonly PlateItem[],
  mealType: MealType,
) {
  return call('POST /api/plan-apply-meal', {
    body: {
      id: meal.id,
      ...(meal.when && { date: meal.when.date, eaten_at: instantOf(meal.when) }),
      meal_type: mealType,
      items: choicesOf(items),
      text: meal.text,
      removed_health: [...meal.removedHealth],
    },
    idempotent: true,
  })
}

/** `moved`: another day and time of the meal. */
export function changeMeal(
  id: string,
  items: readonly PlateItem[],
  mealType: MealType,
  moved?: { readonly date: string; readonly eatenAt: string },
) {
  return call('PUT /api/meals/{id}', {
    params: { id },
    body: {
      items: choicesOf(items),
      meal_type: mealType,
      ...(moved && { date: moved.date, eaten_at: moved.eatenAt }),
    },
    idempotent: true,
  })
}

export function removeMeal(id: string) {
  return call('DELETE /api/meals/{id}', { params: { id } })
}

/** Restores a meal that was just removed. A scan's meal comes back as it was recognised, then with its corrections. */
export async function restoreMeal({
  id,
  date,
  eaten_at,
  scan_id,
  meal_type,
  items,
}: Meal): Promise<ChangedDay> {
  if (scan_id === null) {
    return call('POST /api/meals', {
      body: { id, date, eaten_at, meal_type, items: choicesOf(items) },
      idempotent: true,
    })
  }
  const { meal } = await call('POST /api/plan-apply-scan', {
    body: { scan_id, date, eaten_at, meal_type },
    idempotent: true,
  })
  return changeMeal(meal.id, items, meal_type)
}
