// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { today } from '../adherence/test-day.ts'
import { queuedNotes } from '../note-outbox/stored-notes.ts'
import { queueChange, sendWater, waterNotes } from './queued-water.ts'

const glassOf = (id: string, minute: number) => ({
  id,
  ml: 200,
  drunk_at: `2026-11-20T12:0${minute}:00.000Z`,
})
const [first, second] = [glassOf('a', 1), glassOf('b', 2)]
const sent: unknown[] = []
const waiting = () => queuedNotes(waterNotes, 'ana')

beforeEach(() => {
  localStorage.clear()
  sent.length = 0
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(typeof body === 'string' && JSON.parse(body))
    return Response.json({ date: today.date, total_ml: 200, entries: [], reference_ml: null, today })
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('an offline glass arrives with its own id, time and account', async () => {
  queueChange('ana', { kind: 'add', entry: second })
  // As stored by the previous version.
  localStorage.setItem('draft:water:a', JSON.stringify({ ...first, userId: 'ana' }))
  await sendWater(new QueryClient(), 'ana')
  expect(sent).toEqual([
    { ...first, user_id: 'ana' },
    { ...second, user_id: 'ana' },
  ])
  expect(waiting()).toEqual([])
})

test('a queued glass is changed on the device; one on the server is not', () => {
  queueChange('ana', { kind: 'add', entry: first })
  queueChange('ana', { kind: 'change', before: first, entry: { ...first, ml: 350 } })
  expect(waiting()).toEqual([{ ...first, ml: 350, userId: 'ana' }])
  expect(queueChange('ana', { kind: 'remove', before: first })).toBe('Água retirada do dia')
  expect(waiting()).toEqual([])
  expect(queueChange('ana', { kind: 'remove', before: second })).toBeNull()
  expect(queueChange('ana', { kind: 'change', before: second, entry: second })).toBeNull()
})
