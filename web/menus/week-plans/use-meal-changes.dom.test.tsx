import type { Alternative, WeekPlan } from '#contract/menus/week-plans.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/client.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { mealAt } from './expected-week.ts'
import { weekPlanQuery } from './queries.ts'
import { plannedMeal, weekPlan } from './test-week.ts'
import { useMealChanges } from './use-meal-changes.ts'

const lunch = { date: '2026-03-09', meal_type: 'almoco' } as const
const before = weekPlan([plannedMeal()])
const { queryKey } = weekPlanQuery(lunch.date)
const portionsNow = () => mealAt(shownWeek(), lunch)?.portions

let edits: { body: unknown; answer: (reply: Response) => void }[]

beforeEach(() => {
  edits = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address === '/api/week-plans/edits'
      ? new Promise<Response>((resolve) => {
          edits.push({ body: typeof init.body === 'string' && JSON.parse(init.body), answer: resolve })
        })
      : Promise.resolve(json(200, address.startsWith('/api/plan-get-week') ? { week_plan: before } : {})),
  )
  queryClient.setQueryData(queryKey, before)
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('a change shows at once, and the server’s reply replaces it', async () => {
  const { serve } = open()
  act(() => void serve('main', 1.5))
  await waitFor(() => expect(portionsNow()).toBe(1.5))
  expect(edits[0]?.body).toEqual({ kind: 'portions', ...lunch, part: 'main', portions: 1.5 })
  const answered = weekPlan([plannedMeal({ portions: 1.5, description: 'do servidor' })])
  await answer(0, json(200, { week_plan: answered }))
  await waitFor(() => expect(shownWeek()).toEqual(answered))
})

test('a second tap waits for the first and is not undone by its reply', async () => {
  const { serve } = open()
  act(() => void serve('main', 1.5))
  act(() => void serve('main', 2))
  await waitFor(() => expect(portionsNow()).toBe(2))
  expect(edits).toHaveLength(1)
  await answer(0, json(200, { week_plan: weekPlan([plannedMeal({ portions: 1.5 })]) }))
  await waitFor(() => expect(edits).toHaveLength(2))
  expect(portionsNow()).toBe(2)
  await answer(1, json(200, { week_plan: weekPlan([plannedMeal({ portions: 2 })]) }))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(portionsNow()).toBe(2)
})

test('a refused change is rolled back with the server’s message', async () => {
  const { lock } = open()
  act(() => void lock(true))
  await waitFor(() => expect(mealAt(shownWeek(), lunch)?.is_locked).toBe(true))
  const detail = 'Este dia já passou: o plano dele fica como foi.'
  await answer(0, json(409, { code: 'day_is_past', detail }))
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({ title: 'Nada mudou', description: detail, tone: 'error' }),
  )
  expect(shownWeek()).toEqual(before)
})

test('without a connection nothing changes, not even for a moment', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { lock } = open()
  const seen: unknown[] = []
  const stop = queryClient.getQueryCache().subscribe(() => seen.push(shownWeek()))
  await act(() => lock(true))
  stop()
  expect(seen.every((week) => week === before)).toBe(true)
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Sem conexão: nada mudou' }))
})

const dish = { main: { recipe_id: 'omelete', portions: 1 }, base: null, side: null }
const swapTo = (cautions: string[]): Alternative => ({
  dish,
  meal: plannedMeal({ name: 'Omelete' }),
  changes: { kcal: 0, protein_g: 0, fiber_g: 0, minutes: 22 },
  cautions,
})

test('a swap with shown cautions is accepted, another one asks before it breaks a wish', async () => {
  const { swap } = open()
  const meal = mealAt(before, lunch)!
  act(() => void swap(meal, swapTo(['O almoço de terça fica com 43 min na cozinha, e você tem 15.'])))
  await waitFor(() => expect(edits).toHaveLength(1))
  expect(edits[0]?.body).toEqual({ kind: 'swap', ...lunch, dish, accepts_disliked: true })
  await answer(0, json(200, { week_plan: before }))
  act(() => void swap(meal, swapTo([])))
  await waitFor(() => expect(edits).toHaveLength(2))
  expect(edits[1]?.body).toEqual({ kind: 'swap', ...lunch, dish })
  vi.mocked(showToast).mockClear()
  const detail = 'Leva ovo, que você prefere evitar.'
  await answer(1, json(409, { code: 'edit_against_wishes', detail }))
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce())
  const [toast] = vi.mocked(showToast).mock.lastCall!
  expect(toast).toMatchObject({ title: 'Nada mudou ainda', description: detail })
  expect(shownWeek()).toEqual(before)
  act(() => toast.action?.onTap())
  await waitFor(() => expect(edits).toHaveLength(3))
  expect(edits[2]?.body).toEqual({ kind: 'swap', ...lunch, dish, accepts_disliked: true })
})

function open() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return renderHook(() => useMealChanges(lunch), { wrapper }).result.current
}

function shownWeek(): WeekPlan {
  const week = queryClient.getQueryData(queryKey)
  if (!week) throw new Error('the week is there in every test')
  return week
}

async function answer(at: number, reply: Response) {
  await waitFor(() => expect(edits.length).toBeGreaterThan(at))
  await act(async () => edits[at]?.answer(reply))
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}
