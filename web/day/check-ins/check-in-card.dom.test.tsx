import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CheckInActionId } from '#contract/day/check-in-actions.ts'
import type { Today } from '#contract/day/today.ts'
import { todayQuery } from '../../api/today.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { CheckInCard } from './check-in-card.tsx'

const day: Today = {
  date: '2026-11-20',
  plan: {
    consumed_calories: 0,
    target_calories: null,
    consumed_protein_g: 0,
    target_protein_g: null,
    consumed_carbs_g: 0,
    target_carbs_g: null,
    consumed_fat_g: 0,
    target_fat_g: null,
    consumed_fiber_g: 0,
    target_fiber_g: null,
    data_source: 'manual',
    scans: [],
  },
  progress: { calories: null, protein_g: null, fiber_g: null },
  nutrients: null,
  streak: 0,
  next_meal: null,
  planned_meals: [],
  active_diet: null,
  rebalance: null,
  rebalance_proposal: null,
  has_week_plan: false,
  check_ins: [],
  recommendations: [],
  questionnaire_completed: true,
  no_target_reason: null,
  numbers_hidden: false,
  open_health_question: null,
  has_plan_change: false,
}

/** State of the fake server, its requests, and its reply to the next tap. */
let kept: CheckInActionId[] = []
const asked: unknown[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  kept = []
  asked.length = 0
  answer = async () => Response.json({ today: { ...day, check_ins: kept } })
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ ...day, check_ins: kept })
    asked.push([method, path, typeof body === 'string' ? JSON.parse(body) : null])
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
  vi.clearAllMocks()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Shown() {
  const { data } = useQuery(todayQuery)
  return data ? <CheckInCard today={data} /> : null
}

async function show(): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Check-in de 15s' })
}

const button = (name: string) => screen.getByRole('button', { name })
const isOn = (name: string) => button(name).getAttribute('aria-pressed') === 'true'

test('the card offers the first four answers and all eight a tap away', async () => {
  await show()
  const names = within(screen.getByRole('group', { name: 'Check-in de 15s' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Dia ótimo', 'Dia bom', 'Energia', 'Cansaço'])
  fireEvent.click(button('Ver todos'))
  const sheet = await screen.findByRole('dialog', { name: 'Check-in de hoje' })
  expect(within(sheet).getAllByRole('button', { pressed: false })).toHaveLength(8)
  expect(
    within(sheet)
      .getAllByRole('group')
      .map((group) => group.querySelector('h3')?.textContent),
  ).toEqual(['Humor', 'Disposição', 'Fome', 'Treino'])
})

test('a tap shows before the reply and is announced after it', async () => {
  await show()
  const answered = Promise.withResolvers<Response>()
  answer = () => answered.promise
  fireEvent.click(button('Cansaço'))
  await waitFor(() => expect(isOn('Cansaço')).toBe(true))
  expect(showToast).not.toHaveBeenCalled()
  kept = ['energy-tired']
  answered.resolve(Response.json({}))
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({ title: 'Check-in registrado!', tone: 'success' }),
  )
  expect(asked).toEqual([
    ['POST', '/api/check-ins', { id: 'energy-tired', type: 'energy', value: 'tired', date: day.date }],
  ])
  expect(isOn('Cansaço')).toBe(true)
})

test('another answer of the same type replaces the previous one', async () => {
  kept = ['mood-great', 'energy-high']
  await show()
  kept = ['mood-good', 'energy-high']
  fireEvent.click(button('Dia bom'))
  await waitFor(() =>
    expect([isOn('Dia ótimo'), isOn('Dia bom'), isOn('Energia')]).toEqual([false, true, true]),
  )
})

test('a second tap removes the answer', async () => {
  kept = ['mood-great']
  await show()
  kept = []
  fireEvent.click(button('Dia ótimo'))
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ title: 'Check-in retirado', tone: 'success' }))
  expect(asked).toEqual([['DELETE', `/api/check-ins/mood?date=${day.date}`, null]])
  expect(isOn('Dia ótimo')).toBe(false)
})

test('a failed tap is rolled back with a message', async () => {
  kept = ['mood-good']
  await show()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  fireEvent.click(button('Dia ótimo'))
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      title: 'Erro ao registrar',
      description: 'Tente novamente em alguns momentos.',
      tone: 'error',
    }),
  )
  expect([isOn('Dia ótimo'), isOn('Dia bom')]).toEqual([false, true])
})

test('an answer given in the sheet is announced on the card', async () => {
  kept = ['hunger-high', 'workout-yes']
  await show()
  expect(screen.getByText(/Hoje também:/).textContent).toBe('Hoje também: Muita fome · Treinei')
})
