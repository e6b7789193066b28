import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Today } from '#contract/day/today.ts'
import { queryClient } from '../../api/client.ts'
import { type Session, sessionKey } from '../../api/session-state.ts'
import { todayQuery } from '../../api/today.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { AdherenceCard } from '../shared/adherence-card.tsx'
import { complianceQuery } from './queries.ts'
import { dietId, record, today } from './test-day.ts'
import { sendChoices } from './queued-choices.ts'

const sent: unknown[] = []
let answer: () => Response

beforeEach(() => {
  sent.length = 0
  answer = () => reply({ ...record(), today })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'GET') return reply(path.startsWith('/api/compliance') ? [] : today)
    sent.push(typeof init.body === 'string' && JSON.parse(init.body))
    return answer()
  })
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  localStorage.clear()
  vi.clearAllMocks()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function reply(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

function show({ day = today, before = null as ReturnType<typeof record> | null } = {}) {
  const user = { id: 'ana', email: 'ana@exemplo.com.br', name: 'Ana', is_admin: false }
  const session: Session = { status: 'signed-in', user }
  queryClient.setQueryData<Session>(sessionKey, session)
  queryClient.setQueryData<Today>(todayQuery.queryKey, day)
  queryClient.setQueryData(complianceQuery.queryKey, before)
  render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AdherenceCard />
      </QueryClientProvider>
    </StrictMode>,
  )
}

const lunch = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Almoço/ })
const tick = (box: HTMLElement) => fireEvent.click(box)
const confirm = (name = 'Confirmar') => fireEvent.click(screen.getByRole('button', { name }))

function goOffline() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  return online
}

test('counts, sums and confirms the ticked meals', async () => {
  show()
  expect(screen.getByText('0 de 2')).toBeTruthy()
  tick(lunch())
  expect(screen.getByText('1 de 2')).toBeTruthy()
  expect(screen.getByText('40,2 g')).toBeTruthy()
  confirm()
  await waitFor(() =>
    expect(sent).toEqual([
      {
        user_id: 'ana',
        date: '2026-11-20',
        diet_id: dietId,
        meal_compliance: { cafe_manha: false, almoco: true },
      },
    ]),
  )
})

test('a day that already has a record is updated', () => {
  show({ before: record() })
  expect(screen.getByRole('button', { name: 'Atualizar' })).toBeTruthy()
  expect(screen.getByText('1 de 2')).toBeTruthy()
  expect(screen.getByText(/50% do cardápio de hoje, dia dentro da dieta/)).toBeTruthy()
})

test('a logged meal says what ticking it does', () => {
  show()
  expect(screen.getAllByText('Já há um registro desta refeição: marcar soma os dois.')).toHaveLength(1)
})

test('without an active diet the card says what is missing', () => {
  show({ day: { ...today, active_diet: null, planned_meals: [] } })
  expect(screen.getByText('Selecione uma dieta ativa para registrar sua aderência.')).toBeTruthy()
})

test('the card is hidden from accounts without numeric targets', () => {
  show({ day: { ...today, no_target_reason: 'Converse com quem acompanha você.' } })
  expect(screen.queryByText('Seu cardápio de hoje')).toBeNull()
})

test('a refused confirmation is rolled back with a message and the ticks stay', async () => {
  answer = () => reply({ code: 'internal_error', detail: 'Algo deu errado.' }, 500)
  show()
  tick(lunch())
  confirm()
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Não foi possível registrar a aderência à dieta.', tone: 'error' }),
    ),
  )
  expect(queryClient.getQueryData(complianceQuery.queryKey)).toBeNull()
  expect(lunch().checked).toBe(true)
  expect(screen.getByRole('button', { name: 'Confirmar' })).toBeTruthy()
})

test('a failed update is reported as an update', async () => {
  answer = () => reply({ code: 'internal_error', detail: 'Algo deu errado.' }, 500)
  show({ before: record() })
  confirm('Atualizar')
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Não foi possível atualizar a aderência à dieta.' }),
    ),
  )
})

test('an offline choice is queued, survives a reload and is sent later', async () => {
  const online = goOffline()
  show()
  tick(lunch())
  confirm()
  await screen.findByText('Sem conexão: guardamos e enviamos quando voltar.')
  expect(showToast).not.toHaveBeenCalled()

  cleanup()
  show()
  expect(lunch().checked).toBe(true)
  expect(screen.getByText('Sem conexão: guardamos e enviamos quando voltar.')).toBeTruthy()

  sent.length = 0
  online.mockReturnValue(true)
  answer = () => reply({ ...record({ meal_compliance: { cafe_manha: false, almoco: true } }), today })
  await sendChoices(queryClient, 'ana')
  await waitFor(() => expect(screen.queryByText(/Sem conexão/)).toBeNull())
  expect(sent).toHaveLength(1)
  expect(Object.keys(localStorage)).toEqual([])
})

test('choices queued by the previous version are shown and sent unchanged', async () => {
  const meals = { cafe_manha: false, almoco: true }
  const choice = { userId: 'ana', date: today.date, dietId, meals }
  localStorage.setItem(`draft:adherence:${today.date}`, JSON.stringify(choice))
  show()
  expect(lunch().checked).toBe(true)
  await sendChoices(queryClient, 'ana')
  expect(sent).toEqual([{ user_id: 'ana', date: today.date, diet_id: dietId, meal_compliance: meals }])
})
