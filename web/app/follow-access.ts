import type { MutationCacheNotifyEvent, QueryCacheNotifyEvent } from '@tanstack/react-query'
import { followRefusal } from '../api/access.ts'
import { queryClient } from '../api/client.ts'
import { subscriptionQuery } from '../api/subscription.ts'

interface Follower {
  /** Called when access has ended while the app is open. */
  onEnd: () => Promise<unknown>
  /** Called when a plan has been bought after that. */
  onReturn: () => void
}

/**
 * Follows access that ends or returns while the app is open, by every answer about the subscription: after a start
 * without a network a screen may read it before any guard has.
 */
export function followAccess({ onEnd, onReturn }: Follower): void {
  let isOver = false
  const compare = () => {
    const before = isOver
    isOver = queryClient.getQueryData(subscriptionQuery.queryKey)?.is_trial_expired ?? before
    if (isOver && !before) onEnd().catch(() => undefined)
    if (before && !isOver) onReturn()
  }
  const follow = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'error') void followRefusal(queryClient, event.action.error)
    else if (event.action.type === 'success') compare()
  }
  queryClient.getQueryCache().subscribe(follow)
  queryClient.getMutationCache().subscribe(follow)
  compare()
}
