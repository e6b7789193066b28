// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Today } from '#contract/day/today.ts'
import { queryClient } from '../../api/client.ts'
import { todayQuery } from '../../api/today.ts'
import { PlannedMeal } from './planned-meal.tsx'
import { part, plannedMeal, weekPlan } from './test-week.ts'

afterEach(() => {
  cleanup()
  queryClient.clear()
  localStorage.clear()
})

async function show(date: string, ticked: boolean, meal = plannedMeal()): Promise<void> {
  const planned_meals = [{ meal_type: 'almoco', ticked }]
  queryClient.setQueryData(todayQuery.queryKey, { date: '2026-03-09', planned_meals } as unknown as Today)
  const plan = weekPlan([meal])
  const day = { ...plan.days[0]!, date }
  const routeTree = createRootRoute({
    component: () => <PlannedMeal plan={plan} day={day} meal={meal} today="2026-03-09" />,
  })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const changes = () => screen.queryAllByRole('button', { name: /almoço$|porç/i }).length

test('a ticked meal of today says that it was eaten and offers no change', async () => {
  await show('2026-03-09', true)
  expect(screen.getByText('Você comeu')).toBeTruthy()
  expect(changes()).toBe(0)
})

test('a meal that is not ticked, and the same meal of another day, can be changed', async () => {
  for (const [date, ticked] of [['2026-03-09', false] as const, ['2026-03-10', true] as const]) {
    await show(date, ticked)
    expect(screen.queryByText('Você comeu')).toBeNull()
    expect(changes()).toBeGreaterThan(2)
    cleanup()
  }
})

test('the ingredients are for the household, the energy stays that of the person', async () => {
  const tomato = { food_id: 'x', name: 'tomate', group: 'legumes', grams: 50, quantity: 0.5 } as const
  const ingredients = [{ ...tomato, unit: 'unidade', text: '½ tomate (50 g), picado' }]
  await show(
    '2026-03-10',
    false,
    plannedMeal({ parts: [part({ ingredients, portions: 1, written_portions: 4 })] }),
  )
  expect(screen.getByText('O preparo está escrito para 4 porções.')).toBeTruthy()
  expect(screen.getByText('½ tomate (50 g), picado')).toBeTruthy()
  const energy = screen.getAllByText(/^201/).length
  for (let people = 1; people < 4; people++) {
    fireEvent.click(screen.getByRole('button', { name: 'Mais uma pessoa' }))
  }
  expect(screen.getByText('4 pessoas')).toBeTruthy()
  expect(screen.getByText('2 tomates (200 g), picados')).toBeTruthy()
  expect(screen.queryByText(/O preparo está escrito/)).toBeNull()
  expect(screen.getAllByText(/^201/)).toHaveLength(energy)
})
