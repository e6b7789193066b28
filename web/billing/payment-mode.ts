import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Whether money is taken here; an operator decides, so that it does not change while somebody looks. */
export const paymentModeQuery = queryOptions({
  queryKey: ['payment-mode'],
  queryFn: async ({ signal }) => (await call('GET /api/payment-mode', { signal })).payments,
})
