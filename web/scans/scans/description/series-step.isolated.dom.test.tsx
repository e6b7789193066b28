import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { QueuedMeal } from '../../../day/shared/queued-meal-schema.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import { stepOf } from '../../shared/meal-series.ts'
import { SeriesStep } from './series-step.tsx'
import { leaveForLater, moveOn, seriesOf, unqueued } from './series-steps.ts'

vi.mock('../../../ui/overlay/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }))

/** Contents of the fake storage, and how many meals it can hold. */
const shelf = vi.hoisted(() => ({ meals: new Map<string, QueuedMeal>(), room: Infinity }))
vi.mock('../../../day/shared/stored-meals.ts', () => ({
  enqueueMeal: async (meal: QueuedMeal) => {
    if (shelf.meals.size >= shelf.room) throw new DOMException('The storage is full.', 'QuotaExceededError')
    shelf.meals.set(meal.id, meal)
  },
  deleteQueued: async (id: string) => void shelf.meals.delete(id),
}))

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  shelf.meals.clear()
  shelf.room = Infinity
  vi.mocked(showToast).mockReset()
})

const client = new QueryClient()
const instant = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
const told = [
  { text: 'de manhã comi pão', name: 'café da manhã', eatenAt: instant(26, 8) },
  { text: 'almocei arroz', name: 'almoço', eatenAt: instant(26, 12) },
  { text: 'ontem jantei pizza', name: 'ontem, jantar', eatenAt: instant(25, 19) },
]
const written = { text: '', writtenAt: instant(26, 22) }
const queuedTexts = () => [...shelf.meals.values()].map(({ told: one }) => 'text' in one && one.text)

/** Series of a plate; fails the test if it has none. */
function started(plateId: string, meals = told, text = 'almocei arroz') {
  const series = seriesOf(plateId, { ...written, text }, meals)
  if (!series) throw new Error('The plate has no series.')
  return series
}

test('a plate whose text has no other meal has no series', () => {
  expect(seriesOf('a', written, [])).toBeUndefined()
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
  expect(seriesOf('another', written, [])).toBeUndefined()
  const second = started(next?.id ?? '', [])
  expect(stepOf(second)).toBe('2 de 3')
  const last = await moveOn(client, 'ana', second)
  expect(await moveOn(client, 'ana', started(last?.id ?? '', []))).toBeNull()
  expect(seriesOf(last?.id ?? '', written, [])).toBeUndefined()
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

test('leaving after other words stores them in place of those that waited, with the time of writing', async () => {
  const next = await moveOn(client, 'ana', started('a'))
  await leaveForLater(client, 'ana', started(next?.id ?? '', [], 'almocei macarrão'))
  expect(queuedTexts()).toEqual(['almocei macarrão', 'ontem jantei pizza'])
  expect(shelf.meals.get(next?.id ?? '')).toMatchObject({
    eatenAt: instant(26, 12),
    told: { writtenAt: written.writtenAt },
  })
})

test('leaving after other words that tell two meals keeps both, each once', async () => {
  const next = await moveOn(client, 'ana', started('a'))
  await leaveForLater(client, 'ana', started(next?.id ?? '', told.slice(0, 2)))
  expect(queuedTexts()).toEqual(['de manhã comi pão', 'ontem jantei pizza', 'almocei arroz'])
})

test('if not all meals that follow can be stored, none of those that the text keeps is', async () => {
  const next = await moveOn(client, 'ana', started('a'))
  shelf.room = 3
  const more = started(next?.id ?? '', told)
  await expect(moveOn(client, 'ana', more)).rejects.toThrow('The storage is full.')
  expect(queuedTexts()).toEqual(['almocei arroz', 'ontem jantei pizza'])
  expect(unqueued(more.meals.slice(1)).map(({ text }) => text)).toEqual([
    'almocei arroz',
    'ontem jantei pizza',
  ])
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
  shelf.room = 0
  const onLeft = show()
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce())
  expect(onLeft).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Deixar para depois' })).toBeTruthy()
})
