import type { Answers, TargetSummary } from '#contract/account/questionnaire.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/client.ts'
import { profileQuery } from '../../api/profile.ts'
import { clearOfflineCache } from '../../api/offline-cache.ts'
import { freshness } from '../../api/query-client.ts'
import { sessionQuery } from '../../api/session.ts'
import { subscriptionQuery } from '../../api/subscription.ts'
import { todayQuery } from '../../api/today.ts'
import { readerFactsQuery, refreshReaderFacts } from '../../day/shared/device-reader/reader-facts.ts'

export const questionnaireQuery = queryOptions({
  queryKey: ['questionnaire'],
  queryFn: ({ signal }) => call('GET /api/onboarding', { signal }),
})

/** Foods and families that match the query; `without` lists the foods excluded so far. */
export function tasteSearchQuery(query: string, without: readonly string[]) {
  return queryOptions({
    queryKey: ['tastes', query, without],
    queryFn: ({ signal }) =>
      call('GET /api/tastes', { query: { q: query, without: without.join(';') }, signal }),
    enabled: query.length > 0,
    staleTime: freshness.recipes,
    placeholderData: keepPreviousData,
  })
}

export function tasteOutlookQuery(without: readonly string[]) {
  return queryOptions({
    queryKey: ['taste-outlook', without],
    queryFn: ({ signal }) =>
      call('GET /api/tastes/outlook', { query: { without: without.join(';') }, signal }),
    staleTime: freshness.recipes,
    placeholderData: keepPreviousData,
  })
}

/** Sends the answers and returns the resulting targets. */
export async function sendAnswers(answers: Answers): Promise<TargetSummary> {
  // Cleared before sending too: the answers may take effect although the reply is lost.
  await clearOfflineCache()
  queryClient.removeQueries({ queryKey: readerFactsQuery.queryKey })
  const { targets } = await call('POST /api/onboarding', { body: answers })
  queryClient.setQueryData(questionnaireQuery.queryKey, { answers, targets })
  await refetchAccount()
  return targets
}

/**
 * Clears the offline copies and invalidates all queries, because most data depends on the answers. Refetches at once
 * what the route guards and the day read.
 */
export async function refetchAccount(): Promise<void> {
  // The offline copies were made from the previous answers.
  await clearOfflineCache()
  // Replies in transit were made from the previous answers too.
  await queryClient.cancelQueries({ type: 'inactive' })
  await queryClient.invalidateQueries({ refetchType: 'none' })
  void refreshReaderFacts(queryClient)
  const readAtOnce = [sessionQuery, profileQuery, subscriptionQuery, todayQuery]
  await Promise.all(readAtOnce.map(({ queryKey }) => queryClient.refetchQueries({ queryKey })))
}
