import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PlateSample } from '../plate-sample.tsx'
import { loadSampleOnFocus } from './sample-wake.ts'

afterEach(cleanup)
// jsdom does not scroll.
Element.prototype.scrollIntoView = () => undefined

const status = () => screen.getByRole('status').textContent
const isStale = () => document.querySelector('[data-sample="slip"]')?.hasAttribute('data-stale')

test('a typed meal hides the example at once, and a failed load of the reader is reported', async () => {
  render(<PlateSample />)
  loadSampleOnFocus()
  fireEvent.click(screen.getByRole('button', { name: 'Contar este prato' }))
  expect([status(), isStale()]).toEqual(['Exemplo', false])
  // jsdom has no workers, so loading the reader fails.
  fireEvent.click(screen.getByRole('button', { name: 'tapioca com queijo coalho' }))
  expect([status(), isStale()]).toEqual(['Lendo o prato…', true])
  expect(await screen.findByText(/A tabela não chegou/)).toBeTruthy()
})
