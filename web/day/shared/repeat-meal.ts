import { call } from '../../api/call.ts'

/** A past meal to log again. */
export interface Repeat {
  /** Meal to log again. */
  readonly mealId: string
  /** Id of the new meal, the idempotency key. */
  readonly newId: string
  readonly eatenAt: string
  readonly warningsSeen?: boolean
}

export function repeatMeal({ mealId, newId, eatenAt, warningsSeen }: Repeat) {
  return call('POST /api/meals/{id}/repeat', {
    params: { id: mealId },
    body: { new_id: newId, eaten_at: eatenAt, warnings_seen: warningsSeen },
    idempotent: true,
  })
}
