import type { MutationCacheNotifyEvent, QueryCacheNotifyEvent } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { queryClient } from '../api/client.ts'
import { subscriptionQuery } from '../api/subscription.ts'

/**
 * Handles access that ends while the app is open: the first `trial_expired` refetches the subscription and runs the
 * guards again.
 */
export function followAccessEnd(router: { invalidate(): Promise<unknown> }): void {
  const refetchAccess = async (error: unknown): Promise<void> => {
    if (!(error instanceof ApiError) || error.code !== 'trial_expired') return
    const known = queryClient.getQueryData(subscriptionQuery.queryKey)
    if (known?.is_trial_expired) return
    const { is_trial_expired: isOver } = await queryClient.query({ ...subscriptionQuery, staleTime: 0 })
    if (isOver) await router.invalidate()
  }
  const follow = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    refetchAccess(event.action.error).catch(() => undefined)
  }
  queryClient.getQueryCache().subscribe(follow)
  queryClient.getMutationCache().subscribe(follow)
}
