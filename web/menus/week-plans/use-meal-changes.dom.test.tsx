import type { WeekPlan } from '#contract/menus/week-plans.ts'
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
