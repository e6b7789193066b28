// @vitest-environment jsdom
import type { Meal } from '#contract/day/meals.ts'
import type { Today } from '#contract/day/today.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayQuery } from '../../api/day.ts'
import { todayQuery } from '../../api/today.ts'
import type { Toast } from '../../ui/overlay/toast-message.ts'
import { changeTick, restoreTick } from './change-tick.ts'
import { dietId, plannedMeal, record, tickedLunch, today, withTicked } from './test-day.ts'

const shown = vi.hoisted(() => vi.fn<(toast: Toast) => void>())
vi.mock('../../ui/overlay/toast.ts', () => ({ showToast: shown }))

const yesterday = '2026-11-19'
const corrected: Meal = { ...tickedLunch, date: yesterday }
const { items } = corrected
const menuMeal = { userId: 'ana', date: yesterday, dietId, mealType: 'almoco' } as const

/** Requests that change something, as method and path, with their bodies. */
const sent: [request: string, body: unknown][] = []
let day: Today
let isTickSaved: boolean
let isDropped: boolean

beforeEach(() => {
  sent.length = 0
  isDropped = false
  isTickSaved = true
  day = dayWith('ticked')
  shown.mockReset()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    if (init.method === 'GET') return Response.json(path.includes('/api/meals/') ? corrected : day)
    sent.push([`${init.method} ${path}`, body])
    if (!path.endsWith('/api/compliance')) return Response.json({ ...corrected, week_plan: null, today })
    if (!isTickSaved) return Response.json({ code: 'nothing_planned', detail: '' }, { status: 409 })
    const { almoco } = (body as { meal_compliance: { almoco: boolean } }).meal_compliance
    day = dayWith(almoco && !isDropped ? 'ticked-again' : null)
    return Response.json({
      ...record({ meal_compliance: { almoco: almoco && !isDropped } }),
      week_plan: null,
      today,
    })
  })
})
afterEach(() => void vi.unstubAllGlobals())

function dayWith(tickId: string | null): Today {
  const planned = { ...today, date: yesterday, planned_meals: [plannedMeal({})] }
  return tickId ? withTicked(planned, { ...corrected, id: tickId }) : planned
}

function openYesterday(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(todayQuery.queryKey, today)
  client.setQueryData(dayQuery(yesterday).queryKey, day)
  return client
}
const bodyOf = (request: string) => sent.find(([name]) => name === request)?.[1]

test('the undo of an untick on a past day brings back portions, measures, parts and time', async () => {
  await changeTick(openYesterday(), { ...menuMeal, isTicked: false })
  shown.mock.lastCall?.[0].action?.onTap()
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  const [{ food_id, grams, quantity, measure, parts }] = items as [Meal['items'][number]]
  expect(bodyOf('PUT /api/meals/ticked-again')).toEqual({
    meal_type: 'almoco',
    date: yesterday,
    eaten_at: corrected.eaten_at,
    items: [
      {
        food_id,
        grams,
        quantity,
        measure,
        parts: parts?.map((part) => ({ food_id: part.food_id, grams: part.grams })),
      },
    ],
  })
})

test('a removed tick that the menu has no place for comes back as a logged meal', async () => {
  isDropped = true
  await restoreTick(openYesterday(), menuMeal, corrected)
  expect(bodyOf('POST /api/meals')).toMatchObject({ id: corrected.id, date: yesterday, meal_type: 'almoco' })
  expect(shown.mock.lastCall?.[0].title).toBe('Almoço: de volta ao dia, fora do cardápio')
})

test('a removed tick that is refused comes back as a logged meal', async () => {
  isTickSaved = false
  await restoreTick(openYesterday(), menuMeal, corrected)
  expect(bodyOf('POST /api/meals')).toMatchObject({ id: corrected.id })
})
