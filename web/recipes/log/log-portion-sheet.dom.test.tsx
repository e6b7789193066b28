import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { rowOf } from '../../day/shared/test-food-rows.ts'
import { LogPortionSheet } from './log-portion-sheet.tsx'

// happy-dom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

afterEach(cleanup)

test.each([
  ['Café da manhã que eu fiz', 'Café da manhã'],
  ['Jantar leve', 'Jantar'],
])('the recipe "%s" is offered for the meal that it names, whatever the hour', (name, meal) => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <LogPortionSheet food={{ ...rowOf('taco:3'), name }} onClose={() => {}} />
    </QueryClientProvider>,
  )
  expect(screen.getByRole<HTMLInputElement>('radio', { name: meal }).checked).toBe(true)
})
