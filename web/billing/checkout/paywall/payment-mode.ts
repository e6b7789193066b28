import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Whether payments are enabled; set by the operator, so it does not change during a visit. */
export const paymentModeQuery = queryOptions({
  queryKey: ['payment-mode'],
  queryFn: async ({ signal }) => (await call('GET /api/payment-mode', { signal })).payments,
})
