import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Apart from what only somebody signed in asks for: the policy is everyone's first page. */
export const handlingQuery = queryOptions({
  queryKey: ['data-handling'],
  queryFn: ({ signal }) => call('GET /api/data-handling', { signal }),
})
