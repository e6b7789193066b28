import { type MealType, mealTypes } from '#nutrition/targets/meal-type.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { showChanges } from '../../menus/week-plans/queries.ts'
import type { DayChoice } from './ticked-meals.ts'

/** Saves ticks and shows the day with them. Returns the meals whose ticks the server did not save. */
export async function saveChoice(
  client: QueryClient,
  { userId, date, dietId, meals, dishes }: DayChoice,
): Promise<MealType[]> {
  const reply = await call('PATCH /api/compliance', {
    body: { user_id: userId, date, diet_id: dietId, meal_compliance: meals, dishes },
  })
  await showChanges(client, reply)
  return mealTypes.filter((type) => meals[type] === true && reply.meal_compliance[type] !== true)
}
