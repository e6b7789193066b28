// @vitest-environment jsdom
import type { Today, TodayMeal } from '#contract/day/today.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { queuedMealsQuery } from '../meal-outbox/queries.ts'
import type { QueuedMeal } from '../shared/queued-meal-schema.ts'
import { DayPlate } from './day-plate.tsx'
import { mondayWithDiet } from './test-day.ts'

afterEach(cleanup)

function show(today: Today, queued: readonly QueuedMeal[] = []): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(queuedMealsQuery('').queryKey, [...queued])
  render(
    <QueryClientProvider client={client}>
      <DayPlate today={today} onOpen={() => undefined} />
    </QueryClientProvider>,
  )
}

test('a day without food shows an empty plate', () => {
  show(mondayWithDiet)
  expect(screen.getByText('O prato de hoje está vazio')).toBeTruthy()
})

test('a plate is not said to be empty while a meal waits for its day', () => {
  const photo: QueuedMeal = {
    id: '1',
    userId: '',
    eatenAt: new Date('2026-03-09T12:30').toISOString(),
    told: { as: 'photo', bytes: new ArrayBuffer(1) },
    standing: { at: 'to_confirm' },
  }
  const yesterday = new Date('2026-03-08T12:30').toISOString()
  show(mondayWithDiet, [photo, { ...photo, id: '2', eatenAt: yesterday }])
  expect(screen.getByText('1 refeição ainda espera')).toBeTruthy()
})

test.each([
  { change: 'no change', grams: 120, calories: 610, shown: /como planejado/ },
  { change: 'other portions', grams: 60, calories: 610, shown: /12h30/ },
  { change: 'other foods in its dish', grams: 120, calories: 450, shown: /12h30/ },
])('a ticked meal with $change shows $shown', ({ grams, calories, shown }) => {
  const [lunch] = mondayWithDiet.planned_meals
  const eaten: TodayMeal = {
    id: '5d9b2f6e-9a64-4c1f-8f0e-2f2a1b7c3d4e',
    scan_id: null,
    source: 'diet_plan',
    meal_type: 'almoco',
    eaten_at: new Date('2026-03-09T12:30').toISOString(),
    planned_type: 'almoco',
    plate: { vessel: null, foods: [{ name: 'Arroz', group: 'arroz', grams }] },
    calories,
    protein_g: 34.5,
    foods: [],
  }
  const today = {
    ...mondayWithDiet,
    plan: { ...mondayWithDiet.plan, scans: [eaten] },
    planned_meals: [{ ...lunch!, ticked: true }],
  }
  show(today)
  expect(screen.getByText(shown)).toBeTruthy()
})

test('a ticked meal is shown as planned', () => {
  const [lunch] = mondayWithDiet.planned_meals
  show({ ...mondayWithDiet, planned_meals: [{ ...lunch!, ticked: true }] })
  expect(screen.getByText(/como planejado/)).toBeTruthy()
})
