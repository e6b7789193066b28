import { type MealType, mealTypes } from '#nutrition/targets/meal-type.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { showToday } from '../../api/today.ts'
import type { DayChoice } from './ticked-meals.ts'

/** Saves ticks and shows the day with them. Returns the meals whose ticks the server did not save. */
export async function saveChoice(
  client: QueryClient,
  { userId, date, dietId, meals, dishes }: DayChoice,
): Promise<MealType[]> {
  const { today, meal_compliance: saved } = await call('PATCH /api/compliance', {
    body: { user_id: userId, date, diet_id: dietId, meal_compliance: meals, dishes },
  })
  await showToday(client, today)
  return mealTypes.filter((type) => meals[type] === true && saved[type] !== true)
}
