import type { Compliance } from '#contract/day/adherence.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { DayChoice } from './ticked-meals.ts'

/** Today's record, `null` before the first one. */
export const complianceQuery = queryOptions({
  queryKey: ['compliance'],
  queryFn: async ({ signal }): Promise<Compliance | null> => {
    const [record] = await call('GET /api/compliance', { signal })
    return record ?? null
  },
})

export function saveChoice({ userId, date, dietId, meals }: DayChoice): Promise<Compliance> {
  return call('PUT /api/compliance', {
    body: { user_id: userId, date, diet_id: dietId, meal_compliance: meals },
  })
}
