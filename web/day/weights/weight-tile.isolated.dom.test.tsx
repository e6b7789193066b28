import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WeightHistory } from '#contract/day/weights.ts'
import { type Session, sessionKey } from '../../api/session-state.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { today } from '../adherence/test-day.ts'
import { BodyOfDay } from '../days/body-of-day.tsx'
import { queuedNotes } from '../note-outbox/stored-notes.ts'
import { queueWeight, sendWeights, weightNotes } from './queued-weights.ts'
import { WeightNotices } from './weight-notices.tsx'
import { WeightTile } from './weight-tile.tsx'

vi.mock('../../ui/overlay/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }))
vi.mock('../../ui/buttons/link-button.tsx', () => ({
  LinkButton: ({ children }: { children: React.ReactNode }) => <a href="/">{children}</a>,
}))

const question = {
  weight_kg: 68,
  targets_weight_kg: 70.5,
  kcal: 1820,
  new_kcal: 1790,
  review: null,
} satisfies WeightHistory['question']

const user = { id: 'ana', email: 'ana@exemplo.com.br', name: 'Ana', is_admin: false }
let history: WeightHistory
let isLost: boolean
const asked: { method: string | undefined; path: string; body: unknown }[] = []
let answer: () => Response | Promise<Response>

beforeEach(() => {
  asked.length = 0
  isLost = false
  history = {
    from: '2026-08-25',
    to: '2026-11-23',
    weights: [
      { date: '2026-11-18', weight_kg: 70.9, trend_kg: 70.9 },
      { date: '2026-11-20', weight_kg: 70.5, trend_kg: 70.7 },
    ],
    latest: { date: '2026-11-20', weight_kg: 70.5 },
    question: null,
    notice: null,
  }
  answer = () => Response.json(history)
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path === '/api/auth/get-session') return Response.json({ user })
    if (method === 'GET' && isLost) throw new TypeError('Failed to fetch')
    if (method === 'GET') return Response.json(history)
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
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function show(shown = '70,5 kg') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const session: Session = { status: 'signed-in', user }
  client.setQueryData<Session>(sessionKey, session)
  render(
    <QueryClientProvider client={client}>
      <WeightNotices />
      <WeightTile />
    </QueryClientProvider>,
  )
  await screen.findByText(shown, { exact: false })
  return client
}

async function openForm() {
  fireEvent.click(screen.getByRole('button', { name: /^Anotar/ }))
  return within(await screen.findByRole('dialog', { name: 'Anotar peso' }))
}

const field = () => screen.getByLabelText<HTMLInputElement>('Peso')
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the line is described without praise or blame', async () => {
  await show()
  const line = screen.getByRole('img', { name: /^Tendência do peso: 70,9.kg em 18 de novembro/ })
  expect(line.getAttribute('aria-label')).toMatch(/0,2.kg a menos\.$/)
})

test('a weight takes two taps: it starts at the last one, a tenth per step', async () => {
  await show()
  await openForm()
  expect(field().value).toBe('70,5')
  tap('100 gramas a menos')
  expect(field().value).toBe('70,4')
  tap('Salvar')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({ method: 'PUT', body: { weight_kg: 70.4 } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a questioned weight is saved as typed after "Confere"', async () => {
  answer = () => Response.json({ code: 'weight_unlikely', detail: 'Confere? 90 kg' }, { status: 409 })
  await show()
  await openForm()
  fireEvent.change(field(), { target: { value: '90' } })
  tap('Salvar')
  expect((await screen.findByRole('alert')).textContent).toContain('Confere? 90 kg')
  expect(field().value).toBe('90')
  answer = () => Response.json(history)
  tap('Confere, salvar')
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ weight_kg: 90, confirmed: true }))
})

function loseNetwork() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  isLost = true
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
}

async function note(typed: string) {
  await openForm()
  fireEvent.change(field(), { target: { value: typed } })
  tap('Salvar')
}

test('an offline weight is queued, shown, and the default for the next one', async () => {
  await show()
  loseNetwork()
  await note('71,2')
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      title: 'Sem conexão: guardamos o peso e enviamos quando voltar.',
    }),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/71,2.kg/)).toBeTruthy()
  expect(screen.getByText('Espera a internet')).toBeTruthy()
  await openForm()
  expect(field().value).toBe('71,2')
})

test('a weight can be noted without a history', async () => {
  loseNetwork()
  await show('Sem conexão agora')
  fireEvent.click(screen.getByRole('button', { name: /^Anotar/ }))
  await screen.findByLabelText('Peso')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '100 gramas a mais' }).disabled).toBe(true)
  fireEvent.change(field(), { target: { value: '71,2' } })
  tap('Salvar')
  expect(await screen.findByText(/71,2.kg/)).toBeTruthy()
  expect(queuedNotes(weightNotes, 'ana')).toHaveLength(1)
})

test('a typed weight stays if it can neither be sent nor queued', async () => {
  await show()
  loseNetwork()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  await note('71,2')
  expect((await screen.findByRole('alert')).textContent).toContain('O que você digitou continua aqui.')
  expect(field().value).toBe('71,2')
})

test('a questioned queued weight is shown on the day and saved once confirmed', async () => {
  queueWeight('ana', { date: '2026-11-21', weightKg: 105, isConfirmed: false })
  answer = () => Response.json({ code: 'weight_unlikely', detail: 'Confere? 105 kg' }, { status: 409 })
  const client = await show('105 kg')
  await sendWeights(client, 'ana')
  expect(await screen.findByText('Confere? 105 kg')).toBeTruthy()
  expect(screen.getByText('Confere?')).toBeTruthy()
  tap('Conferir')
  const sheet = within(await screen.findByRole('dialog', { name: 'Anotar peso' }))
  expect(sheet.getByRole('alert').textContent).toBe('Confere? 105 kg')
  expect(field().value).toBe('105')
  answer = () => Response.json(history)
  tap('Confere, salvar')
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ weight_kg: 105, confirmed: true }))
  await waitFor(() => expect(screen.queryByText('Confere? 105 kg')).toBeNull())
  expect(queuedNotes(weightNotes, 'ana')).toEqual([])
})

test('a corrected weight is not questioned, and a discarded one can be restored', async () => {
  queueWeight('ana', { date: '2026-11-21', weightKg: 105, isConfirmed: false })
  answer = () => Response.json({ code: 'weight_unlikely', detail: 'Confere? 105 kg' }, { status: 409 })
  const client = await show('105 kg')
  await sendWeights(client, 'ana')
  await screen.findByText('Confere? 105 kg')
  tap('Descartar')
  await waitFor(() => expect(screen.queryByText('Confere? 105 kg')).toBeNull())
  await waitFor(() => expect(showToast).toHaveBeenCalled())
  vi.mocked(showToast).mock.lastCall?.[0].action?.onTap()
  await screen.findByText('Confere? 105 kg')
  tap('Conferir')
  await screen.findByRole('dialog', { name: 'Anotar peso' })
  answer = () => Response.json(history)
  fireEvent.change(field(), { target: { value: '70,5' } })
  tap('Salvar')
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ weight_kg: 70.5 }))
  await waitFor(() => expect(queuedNotes(weightNotes, 'ana')).toEqual([]))
})

test('a targets question of a queued weight is shown on the day until seen', async () => {
  queueWeight('ana', { date: '2026-11-21', weightKg: 68, isConfirmed: false })
  const client = await show('68 kg')
  history = { ...history, question }
  await sendWeights(client, 'ana')
  const words = 'O peso que você anotou sem internet chegou. Nada muda nas metas sem a sua resposta.'
  await screen.findByText(words)
  expect(asked.map(({ path }) => path)).toEqual(['/api/weights/2026-11-21'])
  tap('Rever metas')
  await screen.findByRole('dialog', { name: 'Suas metas' })
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
  expect(asked).toHaveLength(1)
})

test.each(['', '29', '301'])('"%s" is not sent', async (typed) => {
  await show()
  await openForm()
  fireEvent.change(field(), { target: { value: typed } })
  tap('Salvar')
  expect((await screen.findByRole('alert')).textContent).toBe('De 30 a 300 kg.')
  expect(asked).toEqual([])
})

test('a large change asks about the targets, and "Agora não" is accepted', async () => {
  await show()
  await openForm()
  answer = () => Response.json({ ...history, question })
  tap('Salvar')
  const sheet = within(await screen.findByRole('dialog', { name: 'Suas metas' }))
  expect(sheet.getByText(/1\.790.kcal/)).toBeTruthy()
  answer = () => Response.json({ history, targets: {} })
  tap('Agora não')
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ answer: 'agora_nao', weight_kg: 68 }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an open question comes first, and a goal review leads to the questionnaire', async () => {
  history = { ...history, question: { ...question, new_kcal: null, review: 'Ajuste o peso ou o objetivo.' } }
  await show()
  expect(screen.getByText('Rever metas')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /ver o histórico/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Suas metas' }))
  expect(sheet.getByText('Ajuste o peso ou o objetivo.')).toBeTruthy()
  expect(sheet.getByText('Rever meu objetivo')).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Atualizar metas' })).toBeNull()
})

test('a removed weight disappears at once, and returns on failure', async () => {
  let refuse = () => {}
  answer = () =>
    new Promise((resolve) => {
      refuse = () => resolve(Response.json({ code: 'internal_error', detail: 'Erro.' }, { status: 500 }))
    })
  await show()
  fireEvent.click(screen.getByRole('button', { name: /ver o histórico/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Seu peso' }))
  fireEvent.click(sheet.getByRole('button', { name: 'Apagar o peso de 18 de novembro' }))
  await waitFor(() => expect(sheet.queryByText('18 de novembro')).toBeNull())
  await waitFor(() => expect(asked).toHaveLength(1))
  refuse()
  expect(await sheet.findByText('18 de novembro')).toBeTruthy()
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' }))
})

test.each([
  ['2026-11-20', '70,5 kg', null],
  ['2026-11-19', '70,9 kg', 'de 18 de novembro'],
  ['2026-11-10', '–', null],
])('the day %s shows its weight or the last one known by then, with its day', async (date, weight, from) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const session: Session = { status: 'signed-in', user }
  client.setQueryData<Session>(sessionKey, session)
  render(
    <QueryClientProvider client={client}>
      <BodyOfDay day={{ ...today, date }} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(weight)).toBeDefined()
  expect(screen.queryByText(/^de \d/)?.textContent ?? null).toBe(from)
  const isWeighed = date === history.latest.date
  expect(screen.getByRole('button', { name: isWeighed ? /^Corrigir/ : /^Anotar/ })).toBeDefined()
})
