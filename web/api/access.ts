import type { ErrorCode } from '#contract/errors.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { subscriptionQuery } from './subscription.ts'

/** Returns whether a request was refused because neither a trial nor a plan is running. */
export function isUnpaid(error: unknown): boolean {
  return error instanceof ApiError && error.code === ('trial_expired' satisfies ErrorCode)
}

/**
 * Returns whether the account is known to have no access. The answer is read again once it is stale, because a plan may
 * be bought on another device.
 */
export async function isAccessOver(client: QueryClient): Promise<boolean> {
  if (!client.getQueryData(subscriptionQuery.queryKey)?.is_trial_expired) return false
  return client.query(subscriptionQuery).then(
    (subscription) => subscription.is_trial_expired,
    () => true,
  )
}

/** Reads the subscription again after a refusal that says for the first time that access has ended. */
export async function followRefusal(client: QueryClient, error: unknown): Promise<void> {
  if (!isUnpaid(error) || client.getQueryData(subscriptionQuery.queryKey)?.is_trial_expired) return
  await client.query({ ...subscriptionQuery, staleTime: 0 }).catch(() => undefined)
}
