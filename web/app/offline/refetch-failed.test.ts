import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { localError } from '../../api/api-error.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { refetchFailed } from './refetch-failed.ts'

test('a query that failed without a reply is read again, others are not', async () => {
  const client = createQueryClient({ onSessionLost: () => {} })
  let isOffline = true
  const asked = { day: 0, refused: 0 }
  const observe = (key: keyof typeof asked, fail: () => Error | null) =>
    new QueryObserver(client, {
      queryKey: [key],
      retry: false,
      queryFn: async () => {
        asked[key] += 1
        const error = fail()
        if (error) throw error
        return 'fresh'
      },
    }).subscribe(() => undefined)
  const stops = [
    observe('day', () => (isOffline ? localError('offline') : null)),
    observe('refused', () => new Error('refused')),
  ]
  await expect.poll(() => client.getQueryState(['refused'])?.status).toBe('error')
  isOffline = false
  await refetchFailed(client)
  expect(client.getQueryState(['day'])).toMatchObject({ status: 'success', data: 'fresh', error: null })
  expect(asked).toEqual({ day: 2, refused: 1 })
  await refetchFailed(client)
  expect(asked.day).toBe(2)
  for (const stop of stops) stop()
})
