import type { WeekEdit, WeekPlan } from '#contract/menus/week-plans.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { todayQuery } from '../../api/today.ts'
import { isConnectionLost } from '../shared/failures.ts'
import { editWeekPlan, showChanges, weekPlanQuery } from './queries.ts'

export interface AskedEdit {
  edit: WeekEdit
  /** Optimistic week, shown until the reply arrives. */
  expected?: (plan: WeekPlan) => WeekPlan
}

const mutationKey = ['week-plan-edit']

/** Changes a week, sequentially: a second tap must not overtake the first. */
export function useWeekEdit(day: string) {
  const client = useQueryClient()
  const { queryKey } = weekPlanQuery(day)
  return useMutation({
    mutationKey,
    scope: { id: 'week-plan-edit' },
    mutationFn: ({ edit }: AskedEdit) => editWeekPlan(edit),
    onMutate: async ({ expected }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before && expected && navigator.onLine) client.setQueryData(queryKey, expected(before))
      return { before }
    },
    onSuccess: async (reply) => {
      // While more changes are queued, the screen is already ahead of this reply.
      if (client.isMutating({ mutationKey }) === 1) await showChanges(client, reply)
    },
    onError: async (error, _, context) => {
      if (context?.before) client.setQueryData(queryKey, context.before)
      if (!isConnectionLost(error)) await client.invalidateQueries({ queryKey })
      // The earlier queued changes did not show their replies, because only the last one does; the last one failed,
      // so the day is refetched.
      if (client.isMutating({ mutationKey }) === 1)
        await client.invalidateQueries({ queryKey: todayQuery.queryKey })
    },
  })
}
