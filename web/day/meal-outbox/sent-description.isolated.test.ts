import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { readRows } from '../shared/queued-meal-schema.ts'
import { senderOf } from './sending.ts'

vi.mock('../shared/stored-meals.ts', () => ({
  listQueued: async () => [],
  updateQueued: async () => undefined,
  deleteQueued: async () => undefined,
}))
afterEach(() => vi.unstubAllGlobals())

test('a queued description is sent with its time of writing and the foods that the person saw', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_address: string, { body }: { body?: string }) => {
    if (body !== undefined) bodies.push(JSON.parse(body))
    return Response.json({ outcome: 'to_confirm', meal: null, today: null })
  })
  const seen = [{ name: 'Arroz branco cozido', grams: 128 }]
  const writtenAt = '2026-03-11T13:00:00.000Z'
  const [meal] = readRows([
    {
      id: 'a',
      userId: 'ana',
      eatenAt: '2026-03-11T12:00:00.000Z',
      standing: { at: 'waiting' },
      told: { as: 'words', text: 'arroz', writtenAt, seen },
    },
  ])
  expect(await senderOf(new QueryClient()).send(meal!)).toMatchObject({ at: 'to_confirm' })
  expect(bodies[0]).toEqual({
    id: 'a',
    user_id: 'ana',
    text: 'arroz',
    eaten_at: '2026-03-11T12:00:00.000Z',
    written_at: writtenAt,
    seen,
  })
})
