import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/client.ts'
import { ObservationsField } from './observations-field.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a note that no menu can use is said back, and a missing day is asked for', async () => {
  const reading = {
    understood: [],
    ignored: ['trabalho à noite'],
    undated: ['café na padaria'],
    health: [],
    concerns: [],
  }
  vi.stubGlobal('fetch', async () => Response.json(reading))
  render(
    <QueryClientProvider client={queryClient}>
      <ObservationsField
        value={{ text: 'trabalho à noite', removed: [], removedHealth: [] }}
        onChange={() => {}}
      />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Não sei usar isto ainda: “trabalho à noite”.')).toBeTruthy()
  expect(
    screen.getByText('Falta o dia em “café na padaria”. Escreva, por exemplo, “café na padaria na sexta”.'),
  ).toBeTruthy()
})
