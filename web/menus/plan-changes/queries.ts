import type { PlanChange } from '#contract/menus/plan-changes.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { profileQuery } from '../../api/profile.ts'
import { clearOfflineCache } from '../../api/offline-cache.ts'
import { todayQuery } from '../../api/today.ts'
import { refreshReaderFacts } from '../../day/shared/device-reader/reader-facts.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { answerTexts } from './plan-change-copy.ts'

/** Query of the latest change of targets. Not stored on the device, because its reasons are health data. */
export const planChangeQuery = queryOptions({
  queryKey: ['plan-change'],
  queryFn: ({ signal }) => call('GET /api/plan-change', { signal }),
})

/** Accepts a change of targets, postpones it (`accept` is false), or marks an applied one as seen. */
export function useAnswerPlanChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ change, accept }: { change: PlanChange; accept: boolean }) =>
      call('POST /api/plan-change', { body: { made_at: change.made_at, accept }, idempotent: true }),
    onSuccess: async (reply, { change, accept }) => {
      client.setQueryData(planChangeQuery.queryKey, reply)
      if (accept && change.state !== 'applied') {
        showToast({ ...answerTexts.done, tone: 'success' })
      }
      await clearOfflineCache()
      await client.invalidateQueries({
        predicate: ({ queryKey: [first] }) => first !== 'plan-change' && first !== 'session',
        refetchType: 'none',
      })
      void refreshReaderFacts(client)
      const readAtOnce = [profileQuery, todayQuery]
      await Promise.all(readAtOnce.map(({ queryKey }) => client.refetchQueries({ queryKey })))
    },
    onError: (error) => showToast({ ...answerTexts.failed, description: messageOf(error), tone: 'error' }),
  })
}
