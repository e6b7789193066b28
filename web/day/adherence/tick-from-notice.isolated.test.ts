// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordTap } from '../../api/tapped-notice.ts'
import { todayQuery } from '../../api/today.ts'
import type { Toast } from '../../ui/overlay/toast-message.ts'
import { plannedMeal, record, today } from './test-day.ts'
import { tickFromNotice } from './tick-from-notice.ts'

const shown = vi.hoisted(() => vi.fn<(toast: Toast) => void>())
vi.mock('../../ui/overlay/toast.ts', () => ({ showToast: shown }))

const planned_meals = [plannedMeal({ meal_type: 'almoco' })]
const server = vi.fn<typeof fetch>()
const place = `/app?comi=almoco&dia=${today.date}`

beforeEach(() => {
  shown.mockReset()
  server.mockReset()
  server.mockImplementation(async () => Response.json({ ...record(), today: { ...today, planned_meals } }))
  vi.stubGlobal('fetch', server)
  // Fake of the cache storage that the worker and the pages share.
  const kept = new Map<string, string>()
  const cache = {
    put: async (address: string, reply: Response) => void kept.set(address, await reply.text()),
    match: async (address: string) => (kept.has(address) ? new Response(kept.get(address)) : undefined),
    delete: async (address: string) => kept.delete(address),
  }
  vi.stubGlobal('caches', { open: async () => cache })
})
afterEach(() => void vi.unstubAllGlobals())

function open(): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(todayQuery.queryKey, { ...today, planned_meals })
  return tickFromNotice(client, 'ana', { mealType: 'almoco', date: today.date, place })
}
const ticks = () => server.mock.calls.filter(([, init]) => init?.method === 'PATCH').length
const titles = () => shown.mock.calls.map(([{ title }]) => title)

test('a link that was not tapped in a notice asks before ticking', async () => {
  await open()
  expect([ticks(), titles()]).toEqual([0, ['Almoço: você já comeu?']])
  shown.mock.calls[0]?.[0].action?.onTap()
  await vi.waitFor(() => expect(titles()).toEqual(['Almoço: você já comeu?', 'Almoço: marcado como feito']))
  expect(ticks()).toBe(1)
})

test('“Já comi” in a notice ticks at once, and the tap counts only once', async () => {
  await recordTap(place)
  await open()
  expect([ticks(), titles()]).toEqual([1, ['Almoço: marcado como feito']])
  await open()
  expect([ticks(), titles().at(-1)]).toEqual([1, 'Almoço: você já comeu?'])
})

test('a tap on another meal does not authorise this one', async () => {
  await recordTap(place.replace('almoco', 'jantar'))
  await open()
  expect(ticks()).toBe(0)
})
