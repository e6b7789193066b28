import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { showToday } from '../../api/today.ts'
import type { DayChoice } from './ticked-meals.ts'

/** Saves ticks and shows the day with them. */
export async function saveChoice(
  client: QueryClient,
  { userId, date, dietId, meals }: DayChoice,
): Promise<void> {
  const { today } = await call('PATCH /api/compliance', {
    body: { user_id: userId, date, diet_id: dietId, meal_compliance: meals },
  })
  await showToday(client, today)
}
