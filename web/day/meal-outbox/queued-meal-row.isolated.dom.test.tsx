import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { addAll } from '#nutrition/shared/figures/nutrition.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { deviceReadingQuery } from '../shared/device-reader/device-readings.ts'
import type { DeviceReading } from '../shared/device-reader/read-on-device.ts'
import { failed } from './copy.ts'
import type { Standing, QueuedMeal } from '../shared/queued-meal-schema.ts'
import { QueuedMealRow } from './queued-meal-row.tsx'

vi.mock('../../ui/overlay/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }))

/** Contents of the fake storage, and whether it fails. */
const shelf = vi.hoisted(() => ({ meals: new Map<string, unknown>(), isBroken: false }))
vi.mock('../shared/stored-meals.ts', () => {
  const change = async (work: () => void) => {
    if (shelf.isBroken) throw new DOMException('The storage is gone.', 'UnknownError')
    work()
  }
  return {
    listQueued: async () => [],
    enqueueMeal: (meal: QueuedMeal) => change(() => shelf.meals.set(meal.id, meal)),
    updateQueued: () => change(() => undefined),
    deleteQueued: (id: string) => change(() => shelf.meals.delete(id)),
  }
})

afterEach(() => {
  cleanup()
  shelf.meals.clear()
  shelf.isBroken = false
  vi.mocked(showToast).mockReset()
})

function show(standing: Standing, client = new QueryClient(), isReadOnly = false): QueuedMeal {
  const meal: QueuedMeal = {
    id: '1',
    userId: 'ana',
    eatenAt: '2026-03-11T15:00:00Z',
    told: { as: 'words', text: '1 concha de feijão' },
    standing,
  }
  shelf.meals.set(meal.id, meal)
  render(
    <QueryClientProvider client={client}>
      <QueuedMealRow meal={meal} {...(!isReadOnly && { onOpen: () => undefined })} />
    </QueryClientProvider>,
  )
  return meal
}

/** Reading of the device with one warning. */
function readingWith(text: string): DeviceReading {
  const totals = addAll([])
  const warnings: DeviceReading['warnings'] = [
    { food_id: 'taco:557', name: 'Amendoim', answer: 'amendoim', text },
  ]
  return {
    lines: [],
    totals,
    unmatched: [],
    questions: [],
    warnings,
    person: 'answered',
    hidesNumbers: false,
    isCounted: false,
    said: {},
    meals: 1,
    care: null,
    foodless: null,
    waterMl: null,
  }
}

test('a waiting meal names the allergy that its foods concern', () => {
  const client = new QueryClient()
  const eaten = { text: '1 concha de feijão', writtenAt: '2026-03-11T15:00:00Z' }
  client.setQueryData(deviceReadingQuery(eaten).queryKey, readingWith('Amendoim: você é alérgico.'))
  show({ at: 'waiting' }, client)
  expect(screen.getByText('Amendoim: você é alérgico.')).toBeTruthy()
})

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const lastToast = () => vi.mocked(showToast).mock.lastCall?.[0]
const refused: Standing = { at: 'refused', code: 'internal_error', detail: 'Algo deu errado.' }

test.for([
  ['Cancelar', { at: 'waiting' }, failed.settle],
  ['Conferir', { at: 'logged' }, failed.settle],
  ['Está certa', { at: 'logged' }, failed.settle],
  ['Tentar de novo', refused, failed.again],
  ['Descartar', refused, failed.settle],
] as const)(
  'a tap on "%s" reports a failing storage and loses nothing',
  async ([button, standing, words]) => {
    const meal = show(standing)
    shelf.isBroken = true
    await screen.findByRole('button', { name: button })
    tap(button)
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith({ ...words, tone: 'error' }))
    expect([...shelf.meals.values()]).toEqual([meal])
  },
)

test('without access a meal that waits for a plan says so, and its removal can be undone', async () => {
  const meal = show({ at: 'refused', code: 'trial_expired', detail: '' }, undefined, true)
  expect(screen.getByText('Segue sozinha com um plano.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
  tap('Descartar')
  await waitFor(() => expect(lastToast()?.action?.label).toBe('Desfazer'))
  expect(shelf.meals.size).toBe(0)
  lastToast()?.action?.onTap()
  await waitFor(() => expect([...shelf.meals.values()]).toEqual([{ ...meal, standing: { at: 'waiting' } }]))
})

test('a meal that could not be restored is offered until it is', async () => {
  const meal = show({ at: 'waiting' })
  tap('Cancelar')
  await waitFor(() => expect(lastToast()?.action?.label).toBe('Desfazer'))
  shelf.isBroken = true
  lastToast()?.action?.onTap()
  await waitFor(() => expect(lastToast()).toMatchObject({ ...failed.back, tone: 'error' }))
  shelf.isBroken = false
  lastToast()?.action?.onTap()
  await waitFor(() => expect([...shelf.meals.values()]).toEqual([meal]))
})
