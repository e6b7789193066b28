// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast } from '../../ui/overlay/toast.ts'
import { saveObservations, loadObservations } from '../../menus/shared/observations-draft.ts'
import { isPlanDue, mondayPlanQuery } from './monday-plan.ts'
import { mondayWithDiet } from './test-day.ts'

vi.mock('../../ui/overlay/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }))

const fetchMock = vi.fn<typeof fetch>()
const sentBodies = () =>
  fetchMock.mock.calls.map(([, init]): unknown =>
    typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
  )
const planned = { week_plan: { id: 'w-1', week_start: '2026-03-09' }, today: mondayWithDiet }
const answer = (created: boolean) => {
  fetchMock.mockImplementation(async () => Response.json({ ...planned, created }))
}
const fail = () => {
  const problem = { code: 'menu_cancelled', detail: 'A geração foi interrompida.' }
  fetchMock.mockImplementation(async () => Response.json(problem, { status: 409 }))
}
let client: QueryClient

beforeEach(() => {
  client = new QueryClient()
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  client.clear()
  localStorage.clear()
  fetchMock.mockReset()
  vi.mocked(showToast).mockReset()
  vi.unstubAllGlobals()
})

/** Mounts the home screen's card `times` times, like several tabs or renders, until the query settles. */
async function look(day = mondayWithDiet, times = 1): Promise<void> {
  const watches = Array.from({ length: times }, () =>
    new QueryObserver(client, mondayPlanQuery(day)).subscribe(() => undefined),
  )
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  for (const stop of watches) stop()
}

test('a plan is due on Monday with a diet and without a plan', () => {
  expect(isPlanDue(mondayWithDiet)).toBe(true)
  expect(isPlanDue({ ...mondayWithDiet, date: '2026-03-10' })).toBe(false)
  expect(isPlanDue({ ...mondayWithDiet, date: '2026-03-15' })).toBe(false)
  expect(isPlanDue({ ...mondayWithDiet, active_diet: null })).toBe(false)
  expect(isPlanDue({ ...mondayWithDiet, has_week_plan: true })).toBe(false)
})

test('the week is planned automatically on Monday, once, with its notes', async () => {
  saveObservations('sem forno')
  answer(true)
  await look(mondayWithDiet, 3)
  await client.invalidateQueries()
  await look()
  expect(sentBodies()).toEqual([
    { week_start: '2026-03-09', observations: 'sem forno', only_if_absent: true },
  ])
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    title: 'Seu cardápio da semana está pronto',
    tone: 'success',
  })
  expect(loadObservations()).toBe('')
})

test('another day plans nothing without a request', async () => {
  answer(true)
  await look({ ...mondayWithDiet, date: '2026-03-10' })
  expect(fetchMock).not.toHaveBeenCalled()
})

test('an offline copy of a Monday plans nothing', async () => {
  answer(true)
  const stop = new QueryObserver(client, mondayPlanQuery(mondayWithDiet, true)).subscribe(() => undefined)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  stop()
  expect(fetchMock).not.toHaveBeenCalled()
  expect(showToast).not.toHaveBeenCalled()
})

test('an existing plan is not announced, and the note for the week stays', async () => {
  saveObservations('sem forno')
  answer(false)
  await look()
  expect(showToast).not.toHaveBeenCalled()
  expect(loadObservations()).toBe('sem forno')
})

test('a Monday that keeps failing reports it once', async () => {
  fail()
  await look()
  client.clear()
  await look()
  expect(fetchMock).toHaveBeenCalledTimes(2)
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    title: 'Erro ao gerar cardápio',
    description: 'Tente novamente em alguns momentos.',
    tone: 'error',
  })
})

test('two tabs ask one after the other and only the first announces the plan', async () => {
  const order: string[] = []
  let turn: Promise<unknown> = Promise.resolve()
  const request = (_: string, work: () => Promise<unknown>) => {
    turn = turn.then(async () => {
      order.push('begins')
      const result = await work()
      order.push('ends')
      return result
    })
    return turn
  }
  vi.stubGlobal('navigator', { locks: { request }, onLine: true })
  let made = 0
  fetchMock.mockImplementation(async () => {
    made += 1
    return Response.json({ ...planned, created: made === 1 })
  })
  const otherTab = new QueryClient()
  await Promise.all([look(), otherTab.query(mondayPlanQuery(mondayWithDiet))])
  expect(order).toEqual(['begins', 'ends', 'begins', 'ends'])
  expect(showToast).toHaveBeenCalledOnce()
})
