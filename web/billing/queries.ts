import type { Payment } from '#contract/billing.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { subscriptionQuery } from '../api/subscription.ts'
import { waitBeforeLookMs } from './return-wait.ts'

export const paymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: ({ signal }) => call('GET /api/payments', { signal }),
  // Somebody comes here to see whether their money arrived.
  staleTime: 0,
})

/**
 * A payment that somebody comes back from, asked for until it no longer waits; not while nobody looks at the page. The
 * app is open before they read that the money arrived.
 */
export function paymentQuery(id: string) {
  const queryKey = ['payment', id] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<Payment>(queryKey)
      const payment = await call('GET /api/payments/{id}', { params: { id }, signal })
      const isNews = payment.status !== 'pending' && payment.status !== before?.status
      if (isNews) await rereadStanding(client)
      return payment
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data?.status === 'pending' ? waitBeforeLookMs(dataUpdateCount + errorUpdateCount) : false,
  })
}

export const renewalQuery = queryOptions({
  queryKey: ['renewal'],
  queryFn: ({ signal }) => call('GET /api/renewal', { signal }),
  staleTime: 0,
})

/** The server gives money back once, however often it is asked. */
export function withdraw(id: string): Promise<Payment> {
  return call('POST /api/payments/{id}/withdraw', { params: { id }, idempotent: true })
}

export function cancelRenewal() {
  return call('POST /api/renewal/cancel', { idempotent: true })
}

/** What money opens or closes shows everywhere; the way into the app asks the subscription first, and only once. */
export async function rereadStanding(client: QueryClient): Promise<void> {
  const { queryKey: asked } = subscriptionQuery
  await client
    .query({ ...subscriptionQuery, staleTime: 0 })
    .catch(() => client.invalidateQueries({ queryKey: asked }))
  void client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'payment' && queryKey[0] !== asked[0],
  })
}
