// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { type ErrorCode, errors } from '#contract/errors.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Toast } from '../../ui/overlay/toast-message.ts'
import { queuedNotes } from '../note-outbox/stored-notes.ts'
import { deleteArrived, queueWeight, sendWeights, weightNotes } from './queued-weights.ts'

const shown = vi.hoisted(() => vi.fn<(toast: Toast) => void>())
vi.mock('../../ui/overlay/toast.ts', () => ({ showToast: shown }))

const friday = { date: '2026-11-20', weightKg: 70.4, isConfirmed: false }
const saturday = { ...friday, date: '2026-11-21', weightKg: 105 }
const sent: unknown[] = []
let answer: (path: string) => Response

const history = { question: null, notice: null }
const refusal = (code: ErrorCode, detail: string) =>
  Response.json({ code, detail }, { status: errors[code].status })
const client = new QueryClient()
const send = () => sendWeights(client, 'ana')
const waiting = () => queuedNotes(weightNotes, 'ana')

beforeEach(() => {
  localStorage.clear()
  shown.mockReset()
  sent.length = 0
  answer = () => Response.json(history)
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push([path, typeof body === 'string' && JSON.parse(body)])
    return answer(path)
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('offline weights arrive once, each with its day and account', async () => {
  queueWeight('ana', { ...saturday, isConfirmed: true })
  queueWeight('ana', friday)
  await Promise.all([send(), send()])
  await send()
  expect(sent).toEqual([
    ['/api/weights/2026-11-20', { weight_kg: 70.4, user_id: 'ana' }],
    ['/api/weights/2026-11-21', { weight_kg: 105, confirmed: true, user_id: 'ana' }],
  ])
  expect(waiting()).toEqual([])
})

test('a weight the server questions waits for the person’s confirmation', async () => {
  queueWeight('ana', saturday)
  answer = () => refusal('weight_unlikely', 'Confere? 105 kg')
  await send()
  await send()
  expect(sent).toHaveLength(1)
  expect(waiting()).toMatchObject([{ ...saturday, doubt: 'Confere? 105 kg' }])
  queueWeight('ana', { ...saturday, isConfirmed: true })
  answer = () => Response.json(history)
  await send()
  expect(sent.at(-1)).toEqual([
    '/api/weights/2026-11-21',
    { weight_kg: 105, confirmed: true, user_id: 'ana' },
  ])
  expect(waiting()).toEqual([])
})

test.each([
  ['a question about the targets', { question: { weight_kg: 68 }, notice: null }],
  ['a word of care', { question: null, notice: { code: 'rapid_loss', text: 'Vamos com calma.' } }],
])('%s returned for a weight is kept until seen, and the weight is not resent', async (_, brought) => {
  queueWeight('ana', friday)
  answer = () => Response.json(brought)
  await send()
  await send()
  expect(sent).toHaveLength(1)
  expect(waiting()).toMatchObject([{ ...friday, hasArrived: true }])
  queueWeight('ana', saturday)
  await deleteArrived(client, 'ana')
  expect(waiting()).toMatchObject([saturday])
})

test('an account without numbers by now sees no weight', async () => {
  queueWeight('ana', friday)
  answer = () => refusal('weight_hidden', 'Por aqui não registramos peso.')
  await send()
  expect(waiting()).toEqual([])
  expect(shown).not.toHaveBeenCalled()
})
