import type { Compliance } from '#contract/day/adherence.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { showToday } from '../../api/today.ts'
import type { DayChoice } from './ticked-meals.ts'

/** Today's record, `null` before the first one. */
export const complianceQuery = queryOptions({
  queryKey: ['compliance'],
  queryFn: async ({ signal }): Promise<Compliance | null> => {
    const [record] = await call('GET /api/compliance', { signal })
    return record ?? null
  },
})

export function saveChoice({ userId, date, dietId, meals }: DayChoice) {
  return call('PUT /api/compliance', {
    body: { user_id: userId, date, diet_id: dietId, meal_compliance: meals },
  })
}

/** Shows saved ticks, and the day with them. Ticks of an earlier day, sent late, are no record of today. */
export async function showChoice(
  client: QueryClient,
  { today, ...record }: Awaited<ReturnType<typeof saveChoice>>,
): Promise<void> {
  const { queryKey } = complianceQuery
  await client.cancelQueries({ queryKey })
  if (record.date === today?.date) client.setQueryData(queryKey, record)
  if (!today) await client.invalidateQueries({ queryKey })
  await showToday(client, today)
}
