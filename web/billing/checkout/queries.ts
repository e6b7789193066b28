import type { Payment } from '#contract/billing/billing.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { subscriptionQuery } from '../../api/subscription.ts'
import { waitBeforeLookMs } from './return-wait.ts'

export const paymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: ({ signal }) => call('GET /api/payments', { signal }),
  // Always refetched: the list is opened to see whether a payment arrived.
  staleTime: 0,
})

/**
 * Payment of a buyer who has returned from the payment page, polled until it is settled and only while the page is
 * visible. Access is refetched before the page reports the payment.
 */
export function paymentQuery(id: string) {
  const queryKey = ['payment', id] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<Payment>(queryKey)
      const payment = await call('GET /api/payments/{id}', { params: { id }, signal })
      const isNews = payment.status !== 'pending' && payment.status !== before?.status
      if (isNews) await refetchAccess(client)
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

/** Withdraws a purchase. Idempotent: the server refunds once. */
export function withdraw(id: string): Promise<Payment> {
  return call('POST /api/payments/{id}/withdraw', { params: { id }, idempotent: true })
}

export function cancelRenewal() {
  return call('POST /api/renewal/cancel', { idempotent: true })
}

/**
 * Invalidates all queries that depend on access. The subscription is refetched first, so that the route guard sees it.
 */
export async function refetchAccess(client: QueryClient): Promise<void> {
  const { queryKey: asked } = subscriptionQuery
  await client
    .query({ ...subscriptionQuery, staleTime: 0 })
    .catch(() => client.invalidateQueries({ queryKey: asked }))
  void client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'payment' && queryKey[0] !== asked[0],
  })
}
