import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WaterDay } from '#contract/day/water.ts'
import { type Session, sessionKey } from '../../api/session-state.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import type { Toast } from '../../ui/overlay/toast-message.ts'
import { queuedNotes } from '../note-outbox/stored-notes.ts'
import { today } from '../adherence/test-day.ts'
import { waterNotes } from './queued-water.ts'
import { WaterTile } from './water-tile.tsx'

const user = { id: 'ana', email: 'ana@exemplo.com.br', name: 'Ana', is_admin: false }
let day: WaterDay
const asked: { method: string | undefined; path: string; body: unknown }[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  asked.length = 0
  day = { date: '2026-11-20', total_ml: 0, entries: [], reference_ml: 2400 }
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path === '/api/auth/get-session') return Response.json({ user })
    if (method === 'GET') return Response.json(path.startsWith('/api/water/days') ? [] : day)
    asked.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : null })
    return answer()
  })
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const glass = { id: 'a', ml: 200, drunk_at: '2026-11-20T12:00:00.000Z' }

async function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const session: Session = { status: 'signed-in', user }
  client.setQueryData<Session>(sessionKey, session)
  render(
    <QueryClientProvider client={client}>
      <WaterTile />
    </QueryClientProvider>,
  )
  await screen.findByText(`${day.total_ml} ml`)
}

const addGlass = () => fireEvent.click(screen.getByRole('button', { name: /^200\sml/ }))
const toasts = () => vi.mocked(showToast).mock.calls.map(([toast]) => toast)
const toastWith = (title: string): Toast => {
  const found = toasts().find((toast) => toast.title.replaceAll('\u00a0', ' ') === title)
  if (!found) throw new Error(`no toast says "${title}"`)
  return found
}
const refused = async () =>
  Response.json({ code: 'internal_error', detail: 'Algo deu errado.' }, { status: 500 })

test('a tap adds a glass before the server replies, and offers an undo', async () => {
  let reply = () => {}
  answer = () =>
    new Promise((resolve) => {
      reply = () => resolve(Response.json({ ...day, today, total_ml: 200, entries: [glass] }))
    })
  await show()
  addGlass()
  expect(await screen.findByText('200 ml', { selector: '.font-display' })).toBeTruthy()
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/water', body: { ml: 200 } })
  reply()
  await waitFor(() => expect(toastWith('200 ml de água anotados').action?.label).toBe('Desfazer'))
})

test('a failed glass is rolled back with a message, and a retry sends the same id', async () => {
  answer = refused
  await show()
  addGlass()
  await waitFor(() => expect(toastWith('Não foi possível anotar a água').tone).toBe('error'))
  expect(screen.getByText('0 ml')).toBeTruthy()
  answer = async () => Response.json({ ...day, today, total_ml: 200, entries: [glass] })
  toastWith('Não foi possível anotar a água').action?.onTap()
  await screen.findByText('200 ml', { selector: '.font-display' })
  await waitFor(() => expect(asked[1]).toEqual(asked[0]))
})

test('a queued glass can be removed after the network is back', async () => {
  answer = async () => {
    throw new TypeError('Failed to fetch')
  }
  await show()
  addGlass()
  await waitFor(() => expect(queuedNotes(waterNotes, 'ana')).toHaveLength(1))
  answer = async () => Response.json({ code: 'water_not_found', detail: 'Não existe mais.' }, { status: 404 })
  await waitFor(() => toastWith('Sem conexão: guardamos a água e enviamos quando voltar.'))
  toastWith('Sem conexão: guardamos a água e enviamos quando voltar.').action?.onTap()
  await waitFor(() => toastWith('Água retirada do dia'))
  expect(queuedNotes(waterNotes, 'ana')).toEqual([])
  expect(screen.getByText('0 ml')).toBeTruthy()
})

test('quick taps are all counted while the first is in transit', async () => {
  const replies: (() => void)[] = []
  answer = () =>
    new Promise((resolve) => {
      const total_ml = (replies.length + 1) * 200
      replies.push(() => resolve(Response.json({ ...day, today, total_ml })))
    })
  await show()
  for (let count = 0; count < 3; count++) addGlass()
  expect(await screen.findByText('600 ml')).toBeTruthy()
  for (let sent = 1; sent <= 3; sent++) {
    await waitFor(() => expect(replies).toHaveLength(sent))
    expect(screen.getByText('600 ml')).toBeTruthy()
    replies[sent - 1]?.()
  }
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(3))
  expect(new Set(asked.map(({ body }) => (body as { id: string }).id)).size).toBe(3)
  expect(screen.getByText('600 ml')).toBeTruthy()
})

test('the whole tile is one sentence for screen readers', async () => {
  day = { ...day, total_ml: 600, reference_ml: 2400 }
  await show()
  await screen.findByText(/^referência/)
  expect(screen.getByRole('button', { name: /ver e corrigir/ }).textContent).toBe(
    'Água600\u00a0ml hoje,referência: 2,4\u00a0L, ver e corrigir',
  )
})

test('an entry is corrected and removed in the sheet, and restored on failure', async () => {
  day = { ...day, total_ml: 200, entries: [glass] }
  answer = refused
  await show()
  fireEvent.click(screen.getByRole('button', { name: /ver e corrigir/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Água de hoje' }))
  fireEvent.click(sheet.getByRole('button', { name: /^Mais água/ }))
  await waitFor(() => expect(asked[0]).toMatchObject({ method: 'PATCH', body: { ml: 250 } }))
  await waitFor(() => expect(toastWith('Não foi possível corrigir a água')).toBeTruthy())
  expect(sheet.getAllByText('200 ml').length).toBeGreaterThan(1)
  answer = async () => Response.json({ ...day, today, total_ml: 0, entries: [] })
  fireEvent.click(sheet.getByRole('button', { name: /^Apagar a água/ }))
  expect(await sheet.findByText(/Nada anotado ainda/)).toBeTruthy()
  await waitFor(() => expect(asked[1]).toMatchObject({ method: 'DELETE' }))
})

test('an account without a reference sees none', async () => {
  day = { ...day, reference_ml: null }
  await show()
  expect(screen.queryByText(/referência/)).toBeNull()
})
