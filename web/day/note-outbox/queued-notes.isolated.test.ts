// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { errorDetail, type ErrorCode, errors } from '#contract/errors.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, localError } from '../../api/api-error.ts'
import { subscriptionQuery } from '../../api/subscription.ts'
import type { Toast } from '../../ui/overlay/toast-message.ts'
import { dropNote, enqueueNote, queuedNotes } from './stored-notes.ts'
import type { NoteKind } from './note-kind.ts'
import { sendingOf } from './sending.ts'

const shown = vi.hoisted(() => vi.fn<(toast: Toast) => void>())
vi.mock('../../ui/overlay/toast.ts', () => ({ showToast: shown }))

interface Pill {
  readonly userId: string
  readonly day: string
  readonly taken: number
  readonly doubt?: string
}

const sent: Pill[] = []
let answer: (pill: Pill) => Pill | null | Promise<Pill | null>

const pills: NoteKind<Pill> = {
  name: 'pill',
  parse: ({ userId, day, taken, doubt }) => {
    if (typeof userId !== 'string' || typeof day !== 'string' || typeof taken !== 'number') return null
    return { userId, day, taken, ...(typeof doubt === 'string' && { doubt }) }
  },
  idOf: ({ day }) => day,
  momentOf: ({ day }) => day,
  isDue: ({ doubt }) => doubt === undefined,
  send: async (pill) => {
    sent.push(pill)
    return answer(pill)
  },
  failed: { title: 'Não foi possível anotar' },
}
const friday: Pill = { userId: 'ana', day: '2026-11-20', taken: 1 }
const saturday: Pill = { ...friday, day: '2026-11-21' }

const waiting = (userId = 'ana') => queuedNotes(pills, userId)
const sendPills = sendingOf(pills)
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const send = (userId = 'ana') => sendPills(client, userId)
const refusal = (code: ErrorCode) =>
  new ApiError({ code, detail: errorDetail(code, { most: 60, wait: '1 min' }), status: errors[code].status })
const refuse = (error: Error) => () => {
  throw error
}

beforeEach(() => {
  localStorage.clear()
  shown.mockReset()
  sent.length = 0
  answer = () => null
  client.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('offline notes arrive once and in order, and leave the queue', async () => {
  const reread = vi.spyOn(client, 'invalidateQueries')
  enqueueNote(pills, saturday)
  enqueueNote(pills, friday)
  await Promise.all([send(), send()])
  await send()
  expect(sent).toEqual([friday, saturday])
  expect(waiting()).toEqual([])
  expect(reread.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([['waiting-notes', 'pill']])
})

test('a later note of the same day replaces the earlier one', () => {
  enqueueNote(pills, friday)
  enqueueNote(pills, { ...friday, taken: 2 })
  expect(waiting()).toEqual([{ ...friday, taken: 2 }])
  dropNote(pills, 'ana', friday.day)
  expect(waiting()).toEqual([])
})

test('notes of two accounts on one device are kept and sent separately', async () => {
  enqueueNote(pills, friday)
  enqueueNote(pills, { ...friday, userId: 'bia', taken: 3 })
  await send('bia')
  expect(sent).toEqual([{ ...friday, userId: 'bia', taken: 3 }])
  expect([waiting('bia'), waiting('ana')]).toEqual([[], [friday]])
})

test('a note stored under the old key without its account is sent or replaced', async () => {
  localStorage.setItem('draft:pill:2026-11-20', JSON.stringify(friday))
  localStorage.setItem('draft:pill:2026-11-21', JSON.stringify(saturday))
  enqueueNote(pills, { ...saturday, taken: 2 })
  await send()
  expect(sent).toEqual([friday, { ...saturday, taken: 2 }])
  expect(Object.keys(localStorage)).toEqual([])
})

test('a note changed while being sent is not lost', async () => {
  enqueueNote(pills, friday)
  answer = () => {
    if (sent.length === 1) enqueueNote(pills, { ...friday, taken: 2 })
    return null
  }
  await send()
  expect(waiting()).toEqual([{ ...friday, taken: 2 }])
  await send()
  expect([sent.length, waiting()]).toEqual([2, []])
})

test('a note removed while being sent does not come back for review', async () => {
  enqueueNote(pills, friday)
  answer = (pill) => {
    dropNote(pills, 'ana', friday.day)
    return { ...pill, doubt: 'Confere?' }
  }
  await send()
  expect(waiting()).toEqual([])
})

test('a note the server questions stays for review and blocks no other', async () => {
  enqueueNote(pills, friday)
  enqueueNote(pills, saturday)
  answer = (pill) => (pill.day === friday.day ? { ...pill, doubt: 'Confere?' } : null)
  await send()
  await send()
  expect(sent).toEqual([friday, saturday])
  expect(waiting()).toEqual([{ ...friday, doubt: 'Confere?' }])
  expect(shown).not.toHaveBeenCalled()
})

test.each([
  localError('offline'),
  localError('network_failure'),
  refusal('session_expired'),
  refusal('rate_limited'),
  refusal('internal_error'),
  refusal('foreign_account'),
  refusal('trial_expired'),
])('%s leaves everything queued', async (error) => {
  enqueueNote(pills, friday)
  enqueueNote(pills, saturday)
  answer = refuse(error)
  await send()
  expect([sent, waiting()]).toEqual([[friday], [friday, saturday]])
  expect(shown).not.toHaveBeenCalled()
})

test('a note refused without a plan is sent again once there is one, and not before', async () => {
  const ofServer = (isOver: boolean) =>
    vi.stubGlobal('fetch', async () => Response.json({ is_trial_expired: isOver }))
  enqueueNote(pills, friday)
  answer = refuse(refusal('trial_expired'))
  ofServer(true)
  await send()
  await send()
  expect([sent, waiting()]).toEqual([[friday], [friday]])
  answer = () => null
  ofServer(false)
  await send()
  expect(sent).toEqual([friday])
  await client.invalidateQueries(subscriptionQuery)
  await send()
  expect([sent.length, waiting()]).toEqual([2, []])
})

test('a permanently refused note is reported once and removed', async () => {
  enqueueNote(pills, friday)
  answer = refuse(refusal('day_out_of_range'))
  await send()
  await send()
  expect([sent.length, waiting()]).toEqual([1, []])
  expect(shown.mock.calls).toEqual([
    [expect.objectContaining({ title: 'Não foi possível anotar', tone: 'error' })],
  ])
})

test('a network that returns while a try gives up triggers another one', async () => {
  enqueueNote(pills, friday)
  const line = Promise.withResolvers<null>()
  answer = () => line.promise
  const first = send()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const [second, third] = [send(), send()]
  answer = () => null
  line.reject(localError('offline'))
  await Promise.all([first, second, third])
  expect([sent.length, waiting()]).toEqual([2, []])
})

test('a tab that is already sending is not disturbed', async () => {
  const request = vi.fn<(name: string, how: LockOptions, work: (lock: Lock | null) => unknown) => unknown>()
  request.mockImplementation((_name, _how, work) => work(null))
  vi.stubGlobal('navigator', { locks: { request } })
  enqueueNote(pills, friday)
  await send()
  expect([sent, waiting()]).toEqual([[], [friday]])
  request.mockImplementation((name, _how, work) => work({ name, mode: 'exclusive' }))
  await send()
  expect([sent, waiting()]).toEqual([[friday], []])
})

test('signing out deletes queued notes, and invalid ones are dropped', () => {
  enqueueNote(pills, friday)
  expect(Object.keys(localStorage)).toEqual(['draft:pill:ana:2026-11-20'])
  localStorage.setItem('draft:pill:x', '{"userId":')
  localStorage.setItem('draft:pill:y', '{"userId":"ana","taken":1}')
  expect(waiting()).toEqual([friday])
  expect(Object.keys(localStorage)).toEqual(['draft:pill:ana:2026-11-20'])
})

test('a browser without space reports that nothing was stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  expect(enqueueNote(pills, friday)).toBe(false)
})
