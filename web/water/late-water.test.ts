// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { errorDetail, type ErrorCode, errors } from '#contract/errors.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Toast } from '../ui/toast-message.ts'
import { keptGlasses } from './kept-glasses.ts'
import { keepChange, sendKeptGlasses } from './late-water.ts'

const shown = vi.hoisted(() => vi.fn<(toast: Toast) => void>())
vi.mock('../ui/toast.ts', () => ({ showToast: shown }))

const glassOf = (id: string, minute: number) => ({
  id,
  ml: 200,
  drunk_at: `2026-11-20T12:0${minute}:00.000Z`,
})
const [first, second] = [glassOf('a', 1), glassOf('b', 2)]
const sent: unknown[] = []
let answer: () => Response

const refusal = (code: ErrorCode) => () => {
  const { status } = errors[code]
  return Response.json({ code, detail: errorDetail(code, { most: 60 }), status }, { status })
}
const waiting = (userId = 'ana') => keptGlasses(localStorage, userId).map(({ id }) => id)
const send = (userId = 'ana') => sendKeptGlasses(new QueryClient(), userId)

beforeEach(() => {
  localStorage.clear()
  shown.mockReset()
  sent.length = 0
  answer = () => Response.json({})
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(typeof body === 'string' && JSON.parse(body))
    return answer()
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('a glass that was noted without a network arrives once, by its own key and at its own moment', async () => {
  keepChange('ana', { kind: 'add', entry: second })
  keepChange('ana', { kind: 'add', entry: first })
  await Promise.all([send(), send()])
  await send()
  expect(sent).toEqual([
    { ...first, user_id: 'ana' },
    { ...second, user_id: 'ana' },
  ])
  expect(waiting()).toEqual([])
})

test('one that waits is corrected and taken back on the device; one that the server has is not', () => {
  keepChange('ana', { kind: 'add', entry: first })
  keepChange('ana', { kind: 'change', before: first, entry: { ...first, ml: 350 } })
  expect(keptGlasses(localStorage, 'ana')).toEqual([{ ...first, ml: 350, userId: 'ana' }])
  expect(keepChange('ana', { kind: 'remove', before: first })).toBe('Água retirada do dia')
  expect(waiting()).toEqual([])
  expect(keepChange('ana', { kind: 'remove', before: second })).toBeNull()
  expect(keepChange('ana', { kind: 'change', before: second, entry: second })).toBeNull()
})

test('nobody sends what another account noted here, and signing out removes it', async () => {
  keepChange('ana', { kind: 'add', entry: first })
  await send('bia')
  expect([sent, waiting()]).toEqual([[], ['a']])
  expect(Object.keys(localStorage)).toEqual(['draft:water:a'])
})

test.each(['session_expired', 'rate_limited'] as const)('%s leaves it waiting', async (code) => {
  keepChange('ana', { kind: 'add', entry: first })
  keepChange('ana', { kind: 'add', entry: second })
  answer = refusal(code)
  await send()
  expect([sent.length, waiting()]).toEqual([1, ['a', 'b']])
})

test('a day that is full is told, and the glass waits no more', async () => {
  keepChange('ana', { kind: 'add', entry: first })
  answer = refusal('water_full')
  await send()
  expect(waiting()).toEqual([])
  expect(shown.mock.calls).toEqual([
    [expect.objectContaining({ title: 'Não foi possível anotar a água', tone: 'error' })],
  ])
})

test('what does not read is dropped', () => {
  localStorage.setItem('draft:water:x', '{"userId":')
  localStorage.setItem('draft:water:y', '{"userId":"ana","id":"y"}')
  expect(waiting()).toEqual([])
  expect(Object.keys(localStorage)).toEqual([])
})
