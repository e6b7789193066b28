// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/client.ts'
import { PlannedMeal } from './planned-meal.tsx'
import { plannedMeal, weekPlan } from './test-week.ts'

vi.mock('./move-sheet.tsx', () => {
  throw new TypeError('Failed to fetch')
})
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = () => undefined

afterEach(cleanup)

test('a sheet of moves that cannot be loaded offers a retry', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  const meal = plannedMeal()
  const plan = weekPlan([meal])
  const routeTree = createRootRoute({
    component: () => <PlannedMeal plan={plan} day={plan.days[0]!} meal={meal} today="2026-03-09" />,
  })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Mover/ }))
  expect(await screen.findByText('Tentar de novo')).toBeTruthy()
})
