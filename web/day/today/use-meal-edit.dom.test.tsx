import type { RebalancedMeal, Today } from '#contract/day/today.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/client.ts'
import { todayQuery } from '../../api/today.ts'
import { proposalTexts } from '../../menus/rebalances/copy.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { plannedMeal, record, tickedLunch as lunch, today, withTicked } from '../adherence/test-day.ts'
import { useMealEdit } from './use-meal-edit.ts'

const { date } = lunch
const yesterday = '2026-11-19'
const open: Today = { ...today, planned_meals: [plannedMeal({})] }

const sent: string[] = []
/** Meals that the server has, as id and day. */
const stored = new Map<string, string>()
let isInMenu: boolean

beforeEach(() => {
  sent.length = 0
  stored.clear()
  stored.set(lunch.id, date)
  isInMenu = true
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    const now = () => (stored.has('again') ? withTicked(open, { ...lunch, id: 'again' }) : open)
    if (method === 'GET') return Response.json(now())
    sent.push(`${method} ${path}`)
    const id = path.slice(path.lastIndexOf('/') + 1)
    if (method === 'PATCH') {
      if (isInMenu) stored.set('again', date)
      return Response.json({
        ...record({ meal_compliance: { almoco: isInMenu } }),
        week_plan: null,
        today: now(),
      })
    }
    const asked = JSON.parse(typeof body === 'string' ? body : '{}') as { date?: string }
    if (method === 'DELETE') stored.delete(id)
    else stored.set(id, asked.date ?? date)
    return Response.json({ ...lunch, ...asked, id, removed: true, week_plan: null, today: now() })
  })
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

/** Moves the ticked lunch to yesterday, then taps the undo. */
async function moveAndUndo() {
  queryClient.setQueryData(todayQuery.queryKey, withTicked(open, lunch))
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useMealEdit(lunch, () => undefined), { wrapper })
  act(() => result.current.setWhen({ ...result.current.when, date: yesterday }))
  act(() => result.current.save())
  await waitFor(() => expect(vi.mocked(showToast).mock.lastCall?.[0].action?.label).toBe('Desfazer'))
  expect([...stored]).toEqual([[lunch.id, yesterday]])
  vi.mocked(showToast).mock.lastCall?.[0].action?.onTap()
}

test('a ticked meal that was moved to another day is ticked again by the undo, with its foods', async () => {
  await moveAndUndo()
  await waitFor(() => expect(sent).toHaveLength(5))
  expect([...stored]).toEqual([['again', date]])
  expect(sent.slice(2)).toEqual([
    'PATCH /api/compliance',
    'PUT /api/meals/again',
    `DELETE /api/meals/${lunch.id}`,
  ])
})

const meal = { ...lunch, scan_id: null }
const adjustmentTo = (to: string): RebalancedMeal => ({
  date,
  meal_type: 'jantar',
  from: 'Arroz',
  to,
  kcal_delta: -80,
  changes: [],
})
const accepted = [adjustmentTo('Salada')]

/**
 * Deletes a meal because of which changes of the plan had been accepted, and taps the undo. The restored meal proposes
 * `proposed`.
 */
async function deleteAndUndo(proposed: RebalancedMeal[], accept: (restored: Today) => Response) {
  const restored: Today = {
    ...open,
    plan: { ...open.plan, consumed_calories: 777 },
    rebalance_proposal: { id: 'mudancas', meal_id: meal.id, adjustments: proposed },
  }
  const replyWith = (now: Today) =>
    Response.json({ ...meal, removed: true, applied: true, week_plan: null, today: now })
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    if (method !== 'GET') sent.push(`${method} ${path}`)
    if (path.endsWith('/api/plan-rebalance')) return accept(restored)
    return replyWith(method === 'POST' && path.endsWith('/api/meals') ? restored : open)
  })
  const day: Today = { ...open, rebalance: { meal_id: meal.id, adjustments: accepted } }
  queryClient.setQueryData(todayQuery.queryKey, day)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useMealEdit(meal, () => undefined), { wrapper })
  act(() => result.current.remove())
  await waitFor(() => expect(vi.mocked(showToast).mock.lastCall?.[0].action?.label).toBe('Desfazer'))
  vi.mocked(showToast).mock.lastCall?.[0].action?.onTap()
  return { shown: () => queryClient.getQueryData(todayQuery.queryKey) }
}

const refused = () => Response.json({ code: 'internal_error', detail: 'Erro.' }, { status: 500 })

test('the undo of a deletion accepts the changes of the plan that were accepted before', async () => {
  await deleteAndUndo(accepted, () => Response.json({ ...meal, applied: true, week_plan: null, today: open }))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent).toEqual([`DELETE /api/meals/${meal.id}`, 'POST /api/meals', 'POST /api/plan-rebalance'])
})

test('a restored meal is shown, also if its changes of the plan cannot be made again', async () => {
  const { shown } = await deleteAndUndo(accepted, refused)
  await waitFor(() => expect(vi.mocked(showToast).mock.lastCall?.[0].title).toBe(proposalTexts.adjustFailed))
  expect(shown()).toMatchObject({ plan: { consumed_calories: 777 }, rebalance_proposal: { id: 'mudancas' } })
})

test('other changes of the plan than the accepted ones are asked, not made', async () => {
  const { shown } = await deleteAndUndo([adjustmentTo('Sopa')], refused)
  await waitFor(() => expect(shown()).toMatchObject({ rebalance_proposal: { id: 'mudancas' } }))
  expect(sent).toEqual([`DELETE /api/meals/${meal.id}`, 'POST /api/meals'])
})

test('the undo keeps the meal on its day if its tick is no longer in the menu', async () => {
  isInMenu = false
  await moveAndUndo()
  await waitFor(() => expect(sent.at(-1)).toBe('PATCH /api/compliance'))
  await waitFor(() =>
    expect(vi.mocked(showToast).mock.lastCall?.[0].title).toBe('Almoço: de volta ao dia, fora do cardápio'),
  )
  expect([...stored]).toEqual([[lunch.id, date]])
})
