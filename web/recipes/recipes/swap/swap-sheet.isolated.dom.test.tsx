// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSwapSheet } from './swap-sheet.tsx'

vi.mock('./swap-recipe-sheet.tsx', () => {
  throw new TypeError('Failed to fetch')
})
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = () => undefined

afterEach(cleanup)

function Opener() {
  const { open, sheet } = useSwapSheet()
  return (
    <>
      <button onClick={() => open({ id: 'r1', name: 'Omelete', meal_types: ['almoco'] })}>Trocar</button>
      {sheet}
    </>
  )
}

test('a sheet of swaps that cannot be loaded offers a retry', async () => {
  render(<Opener />)
  fireEvent.click(screen.getByText('Trocar'))
  expect(await screen.findByText('Tentar de novo')).toBeTruthy()
})
