import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

export const paymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: ({ signal }) => call('GET /api/payments', { signal }),
  // Somebody comes here to see whether their money arrived.
  staleTime: 0,
})
