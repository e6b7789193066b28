import type { Today } from '#contract/day/today.ts'
import type { glassSizesMl, WaterDay } from '#contract/day/water.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { freshness } from '../../api/query-client.ts'
import { showToday } from '../../api/show-today.ts'
import type { WaterChange } from './water-day.ts'

export const sizesMl: typeof glassSizesMl = { copo: 200, garrafa: 500 }

/** Water of the day `date`; without a date, of today. */
export function waterQuery(date?: string) {
  return queryOptions({
    queryKey: date === undefined ? ['water'] : ['water', 'day', date],
    queryFn: ({ signal }) => call('GET /api/water', { query: { date }, signal }),
    staleTime: freshness.today,
  })
}

export const waterDaysQuery = queryOptions({
  queryKey: ['water', 'days'],
  queryFn: ({ signal }) => call('GET /api/water/days', { signal }),
  staleTime: 0,
})

/** A day with its water, as commands reply. */
export type ChangedWater = WaterDay & { readonly today: Today | null }

/** Shows water that the server has saved, and the day with it. Water of an earlier day, sent late, is not today's. */
export async function showWater(client: QueryClient, { today, ...day }: ChangedWater): Promise<void> {
  const { queryKey } = waterQuery()
  await client.cancelQueries({ queryKey, exact: true })
  if (day.date === today?.date) client.setQueryData(queryKey, day)
  else client.setQueryData(waterQuery(day.date).queryKey, day)
  if (!today) await client.invalidateQueries({ queryKey, exact: true })
  await client.invalidateQueries({ queryKey: waterDaysQuery.queryKey })
  await showToday(client, today)
}

export function sendChange(change: WaterChange): Promise<ChangedWater> {
  switch (change.kind) {
    case 'add':
      return call('POST /api/water', { body: { ...change.entry, date: change.date }, idempotent: true })
    case 'change': {
      const { id, ml } = change.entry
      return call('PATCH /api/water/{id}', { params: { id }, body: { ml }, idempotent: true })
    }
    case 'remove':
      return call('DELETE /api/water/{id}', { params: { id: change.before.id } })
  }
}
