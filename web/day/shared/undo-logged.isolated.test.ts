import type { Meal } from '#contract/day/meals.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { showToast } from '../../ui/overlay/toast.ts'
import { undoLogged } from './undo-logged.ts'

vi.mock('../../ui/overlay/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }))

afterEach(() => {
  vi.mocked(showToast).mockReset()
  vi.unstubAllGlobals()
})

const meal = {
  id: '1',
  date: '2026-03-11',
  eaten_at: '2026-03-11T15:00:00Z',
  scan_id: null,
  meal_type: 'almoco',
  items: [{ food_id: 'taco:3', grams: 100, quantity: 100, measure: 'grama' }],
} as unknown as Meal

function answer(status: number) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push(`${method} ${path} ${typeof body === 'string' ? (JSON.parse(body) as Meal).id : ''}`.trim())
    return Response.json(
      status === 200 ? { today: null, week_plan: null } : { code: 'internal_error', detail: '' },
      { status },
    )
  })
  return sent
}
const lastToast = () => vi.mocked(showToast).mock.lastCall?.[0]

test('the undo of a logged meal removes it, and offers to restore it under its id', async () => {
  const sent = answer(200)
  await undoLogged(new QueryClient(), meal)
  expect(lastToast()?.title).toBe('Refeição retirada do dia')
  expect(sent).toEqual(['DELETE /api/meals/1'])
  lastToast()?.action?.onTap()
  await vi.waitFor(() => expect(sent).toEqual(['DELETE /api/meals/1', 'POST /api/meals 1']))
})

test('an undo that fails says that the meal is still there', async () => {
  answer(500)
  await undoLogged(new QueryClient(), meal)
  expect(lastToast()?.description).toBe('A refeição continua no seu dia.')
})
