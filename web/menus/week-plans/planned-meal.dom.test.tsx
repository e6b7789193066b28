// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Today } from '#contract/day/today.ts'
import { queryClient } from '../../api/client.ts'
import { todayQuery } from '../../api/today.ts'
import { PlannedMeal } from './planned-meal.tsx'
import { plannedMeal, weekPlan } from './test-week.ts'

afterEach(() => {
  cleanup()
  queryClient.clear()
})

async function show(date: string, ticked: boolean): Promise<void> {
  const planned_meals = [{ meal_type: 'almoco', ticked }]
  queryClient.setQueryData(todayQuery.queryKey, { date: '2026-03-09', planned_meals } as unknown as Today)
  const meal = plannedMeal()
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
