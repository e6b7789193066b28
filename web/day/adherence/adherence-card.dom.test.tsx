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
import { dietId, record, today } from './test-day.ts'
import { sendChoices } from './queued-choices.ts'

const sent: unknown[] = []
let answer: () => Response

beforeEach(() => {
  sent.length = 0
  answer = () => reply({ ...record(), today })
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    if (init.method === 'GET') return reply(today)
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

function show(day = today) {
  const user = { id: 'ana', email: 'ana@exemplo.com.br', name: 'Ana', is_admin: false }
  const session: Session = { status: 'signed-in', user }
  queryClient.setQueryData<Session>(sessionKey, session)
  queryClient.setQueryData<Today>(todayQuery.queryKey, day)
  render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AdherenceCard />
      </QueryClientProvider>
    </StrictMode>,
  )
}

const recipe = today.planned_meals[0]!.recipe_id
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const lunch = () => box(/Almoço/)
const tick = (one: HTMLElement) => fireEvent.click(one)
const withLunch: Today = {
  ...today,
  planned_meals: today.planned_meals.map((meal) => ({ ...meal, ticked: meal.meal_type === 'almoco' })),
}
const sentTicks = (meal_compliance: Readonly<Record<string, boolean>>) => ({
  user_id: 'ana',
  date: today.date,
  diet_id: dietId,
  meal_compliance,
  dishes: Object.fromEntries(
    Object.keys(meal_compliance).flatMap((type) => (meal_compliance[type] ? [[type, recipe]] : [])),
  ),
})
const lastToast = () => vi.mocked(showToast).mock.lastCall?.[0]

function goOffline() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  return online
}

test('a tick counts, sums and is saved at once, alone', async () => {
  const eaten = { ...withLunch, plan: { ...withLunch.plan, consumed_protein_g: 40.2 } }
  answer = () => reply({ ...record(), today: eaten })
  show()
  expect(screen.queryByText(/ de 2/)).toBeNull()
  tick(lunch())
  await screen.findByText('1 de 2')
  expect(await screen.findByText('40,2 g')).toBeTruthy()
  await waitFor(() => expect(sent).toEqual([sentTicks({ almoco: true })]))
  await waitFor(() => expect(lastToast()?.title).toBe('Almoço: marcado como feito'))
  expect(screen.getByText('1 de 2')).toBeTruthy()
})

test('the notices of one meal replace each other, those of another meal stay', async () => {
  answer = () => reply({ ...record(), today: withLunch })
  show(withLunch)
  tick(lunch())
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1))
  tick(lunch())
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(2))
  tick(box(/Café da manhã/))
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(3))
  const [first, second, third] = vi.mocked(showToast).mock.calls.map(([{ subject }]) => subject)
  expect(first).toMatch(/ almoco$/)
  expect([second, third === first]).toEqual([first, false])
})

test('the undo of a tick unticks the meal, and that of an untick ticks it', async () => {
  answer = () => reply({ ...record(), today: withLunch })
  show(withLunch)
  tick(lunch())
  await waitFor(() => expect(lastToast()?.title).toBe('Almoço: desmarcado'))
  lastToast()?.action?.onTap()
  await waitFor(() => expect(sent).toEqual([sentTicks({ almoco: false }), sentTicks({ almoco: true })]))
})

test('two quick taps on two meals are saved one after the other', async () => {
  show()
  tick(lunch())
  tick(box(/Café da manhã/))
  await screen.findByText('2 de 2')
  await waitFor(() => expect(sent).toEqual([sentTicks({ almoco: true }), sentTicks({ cafe_manha: true })]))
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(2))
})

test('before the first tick nothing is counted, and a meal that another one replaced says so', () => {
  const logged = { ...today, planned_meals: today.planned_meals.map((meal) => ({ ...meal, logged: true })) }
  const note = 'Esta refeição também foi anotada: as duas contam.'
  show(logged)
  expect(screen.queryByText(/ de 2/)).toBeNull()
  expect(screen.queryByText(note)).toBeNull()
  expect(screen.getByText('Você já registrou um almoço; este do cardápio não conta.')).toBeTruthy()
  cleanup()
  show({
    ...logged,
    planned_meals: logged.planned_meals.map((meal) => ({ ...meal, ticked: meal.meal_type === 'almoco' })),
  })
  expect(screen.getByText(/1 de 2/)).toBeTruthy()
  expect(screen.getAllByText(note)).toHaveLength(1)
  expect(screen.queryByText(/outro almoço/)).toBeNull()
})

test('the sums are those of the whole day, as on the day’s screen, and no dish is named twice', () => {
  show({ ...today, plan: { ...today.plan, consumed_calories: 1022, consumed_protein_g: 41.5 } })
  expect(screen.getByText(/^1\.022/)).toBeTruthy()
  expect(screen.getByText('41,5 g')).toBeTruthy()
  for (const { name } of today.planned_meals) expect(screen.queryByText(name)).toBeNull()
})

test('without an active diet the card says what is missing', () => {
  show({ ...today, active_diet: null, planned_meals: [] })
  expect(screen.getByText('Selecione uma dieta ativa para registrar sua aderência.')).toBeTruthy()
})

test('the card is hidden from accounts without numeric targets', () => {
  show({ ...today, no_target_reason: 'Converse com quem acompanha você.' })
  expect(screen.queryByText('O que você seguiu hoje')).toBeNull()
})

test('a tick that the changed menu has no place for says so', async () => {
  answer = () => reply({ ...record({ meal_compliance: { almoco: false } }), today })
  show()
  tick(lunch())
  await waitFor(() => expect(lastToast()?.title).toBe('Almoço: o cardápio mudou'))
  expect(showToast).toHaveBeenCalledTimes(1)
  expect(lunch().checked).toBe(false)
})

test('a refused tick is rolled back with a message', async () => {
  answer = () => reply({ code: 'internal_error', detail: 'Algo deu errado.' }, 500)
  show()
  tick(lunch())
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Não foi possível registrar a refeição.', tone: 'error' }),
    ),
  )
  await waitFor(() => expect(lunch().checked).toBe(false))
})

test('an offline tick is queued, survives a reload and is sent later', async () => {
  const online = goOffline()
  show()
  tick(lunch())
  await screen.findByText('Sem conexão: guardamos e enviamos quando voltar.')
  await waitFor(() => expect(lastToast()?.tone).toBe('success'))
  tick(box(/Café da manhã/))
  await waitFor(() => expect(Object.values(localStorage).join()).toContain('cafe_manha'))
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(2))

  cleanup()
  show()
  expect(lunch().checked).toBe(true)
  expect(screen.getByText('Sem conexão: guardamos e enviamos quando voltar.')).toBeTruthy()

  sent.length = 0
  online.mockReturnValue(true)
  answer = () => reply({ ...record({ meal_compliance: { cafe_manha: true, almoco: true } }), today })
  await sendChoices(queryClient, 'ana')
  await waitFor(() => expect(screen.queryByText(/Sem conexão/)).toBeNull())
  expect(sent).toEqual([sentTicks({ cafe_manha: true, almoco: true })])
  expect(Object.keys(localStorage)).toEqual([])
})

test('choices queued by the previous version are shown and sent unchanged', async () => {
  const meals = { cafe_manha: false, almoco: true }
  const choice = { userId: 'ana', date: today.date, dietId, meals }
  localStorage.setItem(`draft:adherence:${today.date}`, JSON.stringify(choice))
  show()
  expect(lunch().checked).toBe(true)
  await sendChoices(queryClient, 'ana')
  const body = { user_id: 'ana', date: today.date, diet_id: dietId, meal_compliance: meals, dishes: {} }
  expect(sent).toEqual([body])
})
