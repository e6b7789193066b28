import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/client.ts'
import { TasteSearch } from './taste-search.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('Enter picks no result of an earlier query while the new one loads', async () => {
  const fish = { name: 'Peixes', kind: 'family', recipes_with: 25, recipes_left: 425, recipes_total: 450 }
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('peix') ? Promise.resolve(Response.json([fish])) : new Promise(() => undefined),
  )
  const onPick = vi.fn<(name: string) => void>()
  render(
    <QueryClientProvider client={queryClient}>
      <TasteSearch label="Buscar" list="dislikes" without={[]} onPick={onPick} />
    </QueryClientProvider>,
  )
  const field = screen.getByRole('combobox')
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'peix' } })
  expect(await screen.findByRole('option', { name: /^Peixes/ })).toBeTruthy()
  fireEvent.change(field, { target: { value: 'jil' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onPick).not.toHaveBeenCalled()
  expect(screen.queryByRole('option')).toBeNull()
})
