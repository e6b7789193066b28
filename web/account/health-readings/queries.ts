import type { BodyInput } from '#contract/endpoint.ts'
import type { readHealthTexts, reviewHealthReading } from '#contract/account/health-readings.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { profileQuery } from '../../api/profile.ts'
import { clearOfflineCache } from '../../api/offline-cache.ts'
import { todayQuery } from '../../api/today.ts'
import { refreshReaderFacts } from '../../day/shared/device-reader/reader-facts.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { messageOf } from '../../api/api-error.ts'
import { savingFailed } from './finding-copy.ts'

type HealthTexts = BodyInput<typeof readHealthTexts>['texts']

/** Findings of texts while they are typed. In memory only. */
export function healthTextsQuery(texts: HealthTexts) {
  return queryOptions({
    queryKey: ['health-texts', texts],
    queryFn: ({ signal }) =>
      call('POST /api/onboarding/reading', { body: { texts }, signal, idempotent: true }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
  })
}

/** Stored reading of this person. Never persisted on the device. */
export const healthReadingQuery = queryOptions({
  queryKey: ['health-reading'],
  queryFn: ({ signal }) => call('GET /api/health-reading', { signal }),
})

/**
 * Removes or restores a finding, deletes a sentence, or answers the question. Then refetches the profile and the day,
 * and marks all other data as stale.
 */
export function useReviewReading() {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'health-reading' },
    mutationFn: (change: BodyInput<typeof reviewHealthReading>) =>
      call('POST /api/health-reading', { body: change, idempotent: true }),
    onSuccess: async (stored) => {
      client.setQueryData(healthReadingQuery.queryKey, stored)
      // The offline copies were made from the previous answers.
      await clearOfflineCache()
      await client.invalidateQueries({
        predicate: ({ queryKey: [first] }) => first !== 'health-reading' && first !== 'session',
        refetchType: 'none',
      })
      void refreshReaderFacts(client)
      const readAtOnce = [profileQuery, todayQuery]
      await Promise.all(readAtOnce.map(({ queryKey }) => client.refetchQueries({ queryKey })))
    },
    onError: (error) => showToast({ ...savingFailed, description: messageOf(error), tone: 'error' }),
  })
}
