import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Separate from the queries of signed-in users: the policy is public. */
export const handlingQuery = queryOptions({
  queryKey: ['data-handling'],
  queryFn: ({ signal }) => call('GET /api/data-handling', { signal }),
})
