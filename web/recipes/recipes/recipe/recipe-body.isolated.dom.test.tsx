// @vitest-environment jsdom
import type { Recipe } from '#contract/recipes/recipes.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/client.ts'
import { RecipeBody } from './recipe-body.tsx'

vi.mock('../../log/log-portion-sheet.tsx', () => {
  throw new TypeError('Failed to fetch')
})
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = () => undefined

afterEach(cleanup)

const omelette = {
  id: 'omelete',
  name: 'Omelete',
  portions: 1,
  calories: null,
  meal_types: ['almoco'],
  ingredients: [],
  shopping_lists: [],
  instructions: [],
  allergens: [],
  warnings: [],
  food: {},
} as unknown as Recipe

test('"Comi isto" whose sheet cannot be loaded offers a retry', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  const routeTree = createRootRoute({ component: () => <RecipeBody recipe={omelette} /> })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Comi isto' }))
  expect(await screen.findByText('Tentar de novo')).toBeTruthy()
})
