import { queryOptions } from '@tanstack/react-query'
import type { Eaten } from './read-on-device.ts'

/** Reading of a meal by this device. Fails if the reader was never loaded here and cannot be now. */
export function deviceReadingQuery(eaten: Eaten) {
  return queryOptions({
    queryKey: ['device-reading', eaten],
    queryFn: async ({ client }) => (await import('./device-reader.ts')).readEaten(client, eaten),
    retry: false,
    staleTime: Infinity,
  })
}
