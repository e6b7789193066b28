import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Toast } from '../../ui/overlay/toast-message.ts'
import { readRows } from '../shared/queued-meal-schema.ts'
import { senderOf } from './sending.ts'

const shown = vi.hoisted(() => vi.fn<(toast: Toast) => void>())
vi.mock('../../ui/overlay/toast.ts', () => ({ showToast: shown }))
vi.mock('../shared/stored-meals.ts', () => ({
  listQueued: async () => [],
  updateQueued: async () => undefined,
  deleteQueued: async () => undefined,
}))

const dinner = { meal_type: 'jantar', eaten_at: '2026-03-11T22:30:00.000Z', reason: 'later' }
let leftOut: object[]
const bodies: unknown[] = []

beforeEach(() => {
  bodies.length = 0
  shown.mockReset()
  vi.stubGlobal('fetch', async (_address: string, { body }: { body?: string }) => {
    if (body !== undefined) bodies.push(JSON.parse(body))
    const reply = { outcome: 'logged', warnings: [], meals: [], left_out: leftOut, today: null }
    return Response.json(reply)
  })
})
afterEach(() => vi.unstubAllGlobals())

async function send(told: object): Promise<void> {
  const [meal] = readRows([
    {
      id: 'a',
      userId: 'ana',
      eatenAt: '2026-03-11T12:00:00.000Z',
      standing: { at: 'waiting' },
      told: {
        as: 'copy',
        from: '2026-03-10',
        to: '2026-03-11',
        text: 'As refeições de 10 de março',
        ...told,
      },
    },
  ])
  if (!meal) throw new Error('The stored copy is not valid.')
  await senderOf(new QueryClient()).send(meal)
}

test('a queued copy is sent with the moment and the wish of the person, and says what it left out', async () => {
  leftOut = [dinner]
  await send({ doubles: true, warningsSeen: true })
  expect(bodies[0]).toMatchObject({
    key: 'a',
    to: '2026-03-11',
    doubles: true,
    warnings_seen: true,
    asked_at: '2026-03-11T12:00:00.000Z',
  })
  expect(shown.mock.calls[0]?.[0]).toMatchObject({
    title: 'Nenhuma refeição entrou agora',
    description: expect.stringMatching(/^Ainda não era hora de: Jantar .*Se já comeu, copie de novo\.$/),
  })
})

test('a copy that an earlier version queued is sent too, and one that left nothing out says no more', async () => {
  leftOut = []
  await send({ foods: [{ food_id: 'taco:3', grams: 100 }], calories: 128 })
  expect(bodies[0]).toMatchObject({ key: 'a', asked_at: '2026-03-11T12:00:00.000Z' })
  expect(bodies[0]).not.toHaveProperty('doubles')
  expect(shown).not.toHaveBeenCalled()
})
