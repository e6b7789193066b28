import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/client.ts'
import { TasteOutlookNote } from './taste-outlook.tsx'

const stage = (without: readonly string[]) => (
  <QueryClientProvider client={queryClient}>
    <TasteOutlookNote without={without} />
  </QueryClientProvider>
)

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('the live region exists before the first count of recipes fills it', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ recipes_left: 425, recipes_total: 450, empty_meals: [] }),
  )
  const { rerender } = render(stage([]))
  const region = screen.getByRole('status')
  rerender(stage(['Peixes']))
  expect(await screen.findByText('Sem peixes: 425 de 450 receitas.')).toBeTruthy()
  expect(screen.getByRole('status')).toBe(region)
})

test('a failed count of recipes says that the choices still apply', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: { code: 'internal' } }, { status: 400 }))
  render(stage(['Peixes']))
  expect(await screen.findByText(/Suas escolhas valem do mesmo jeito/)).toBeTruthy()
})
