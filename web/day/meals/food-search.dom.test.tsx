import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { FoodSearch, FoodSearchSheet } from './food-search.tsx'

afterEach(cleanup)

const shown = (search: ReactNode) => {
  render(<QueryClientProvider client={new QueryClient()}>{search}</QueryClientProvider>)
  return screen.getByRole('combobox')
}

test('a search among other questions leaves the focus where it is', () => {
  const field = shown(<FoodSearch label="Qual alimento?" onPick={() => undefined} />)
  expect(document.activeElement).not.toBe(field)
})

test('a search opened on request takes the focus', () => {
  const field = shown(<FoodSearchSheet label="Qual alimento?" onPick={() => undefined} />)
  expect(document.activeElement).toBe(field)
})
