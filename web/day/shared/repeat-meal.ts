import type { MealType } from '#contract/calendar.ts'
import { call } from '../../api/call.ts'

/** A past meal to log again. */
export interface Repeat {
  /** Meal to log again. */
  readonly mealId: string
  /** Id of the new meal, the idempotency key. */
  readonly newId: string
  readonly eatenAt: string
  /** Defaults to the day of `eatenAt`. */
  readonly date?: string | undefined
  /** Defaults to the usual meal at `eatenAt`. */
  readonly mealType?: MealType | undefined
  readonly warningsSeen?: boolean
}

export function repeatMeal({ mealId, newId, eatenAt, date, mealType, warningsSeen }: Repeat) {
  return call('POST /api/meals/{id}/repeat', {
    params: { id: mealId },
    body: { new_id: newId, eaten_at: eatenAt, date, meal_type: mealType, warnings_seen: warningsSeen },
    idempotent: true,
  })
}
