import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { QueuedMeal } from '../../../day/shared/queued-meal-schema.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import { stepOf } from '../../shared/meal-series.ts'
import { SeriesStep } from './series-step.tsx'
import { moveOn, seriesOf } from './series-steps.ts'

vi.mock('../../../ui/overlay/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }))

/** Contents of the fake storage, and whether it fails. */
const shelf = vi.hoisted(() => ({ meals: new Map<string, QueuedMeal>(), isBroken: false }))
vi.mock('../../../day/shared/stored-meals.ts', () => ({
  enqueueMeal: async (meal: QueuedMeal) => {
    if (shelf.isBroken) throw new DOMException('The storage is gone.', 'UnknownError')
    shelf.meals.set(meal.id, meal)
  },
}))

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  shelf.meals.clear()
  shelf.isBroken = false
  vi.mocked(showToast).mockReset()
})

const client = new QueryClient()
const now = new Date(2026, 10, 26, 22, 0)
const instant = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
const told = [
  { text: 'de manhã comi pão', name: 'café da manhã', eatenAt: instant(26, 8) },
  { text: 'almocei arroz', name: 'almoço', eatenAt: instant(26, 12) },
  { text: 'ontem jantei pizza', name: 'ontem, jantar', eatenAt: instant(25, 19) },
]
const queuedTexts = () => [...shelf.meals.values()].map(({ told: one }) => 'text' in one && one.text)

/** Series of a plate; fails the test if it has none. */
function started(plateId: string, meals = told) {
  const series = seriesOf(plateId, meals, now)
  if (!series) throw new Error('The plate has no series.')
  return series
}

test('a plate whose text has no other meal has no series', () => {
  expect(seriesOf('a', [], now)).toBeUndefined()
})

test('after the first meal the others wait on the day to be confirmed, at their day and time', async () => {
  const series = started('a')
  expect(stepOf(series)).toBe('1 de 3')
  const next = await moveOn(client, 'ana', series)
  expect(queuedTexts()).toEqual(['almocei arroz', 'ontem jantei pizza'])
  expect([...shelf.meals.values()].map(({ standing }) => standing.at)).toEqual(['to_confirm', 'to_confirm'])
  expect([...shelf.meals.values()].map(({ eatenAt }) => eatenAt)).toEqual([instant(26, 12), instant(25, 19)])
  expect(next?.text).toBe('almocei arroz')
})

test('the next plate continues the series, any other plate does not, and the last ends it', async () => {
  const next = await moveOn(client, 'ana', started('a'))
  expect(seriesOf('another', [], now)).toBeUndefined()
  const second = started(next?.id ?? '', [])
  expect(stepOf(second)).toBe('2 de 3')
  const last = await moveOn(client, 'ana', second)
  expect(await moveOn(client, 'ana', started(last?.id ?? '', []))).toBeNull()
  expect(seriesOf(last?.id ?? '', [], now)).toBeUndefined()
})

test('changed words that tell two meals put both before the meals that follow', async () => {
  const next = await moveOn(client, 'ana', started('a'))
  const more = started(next?.id ?? '', told.slice(0, 2))
  expect(more.meals.map(({ text }) => text)).toEqual([
    'de manhã comi pão',
    'almocei arroz',
    'ontem jantei pizza',
  ])
  expect(stepOf(more)).toBe('2 de 4')
})

test('a meal that left the queue meanwhile is not queued again', async () => {
  const next = await moveOn(client, 'ana', started('a'))
  shelf.meals.clear()
  await moveOn(client, 'ana', started(next?.id ?? '', []))
  expect(shelf.meals.size).toBe(0)
})

function show() {
  const onLeft = vi.fn<() => void>()
  const when = { date: '2020-01-06', time: '08:00' }
  render(
    <QueryClientProvider client={client}>
      <SeriesStep series={started('a')} mealType="cafe_manha" when={when} onLeft={onLeft} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Deixar para depois' }))
  return onLeft
}

test('leaving puts every meal on the day, the one on the screen too', async () => {
  const onLeft = show()
  expect(screen.getByRole('heading').textContent).toBe('1 de 3: café da manhã · em 6 de janeiro')
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce())
  expect(queuedTexts()).toEqual(told.map(({ text }) => text))
})

test('a failing storage is reported, and the person stays on the plate', async () => {
  shelf.isBroken = true
  const onLeft = show()
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce())
  expect(onLeft).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Deixar para depois' })).toBeTruthy()
})
