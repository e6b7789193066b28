import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { FocusKeeper } from './focus-keeper.tsx'

afterEach(cleanup)

function Chips({ names }: { names: readonly string[] }) {
  const [left, setLeft] = useState(names)
  return (
    <main>
      <h1>Preferências</h1>
      <FocusKeeper>
        <input aria-label="Buscar" />
        {left.map((name) => (
          <button key={name} type="button" onClick={() => setLeft(left.filter((one) => one !== name))}>
            {name}
          </button>
        ))}
      </FocusKeeper>
    </main>
  )
}

function remove(name: string) {
  const chip = screen.getByRole('button', { name })
  chip.focus()
  fireEvent.click(chip)
}
const focusedText = () => document.activeElement?.textContent

test('the next control takes the focus of a removed control', async () => {
  render(<Chips names={['Peixes', 'Jiló', 'Coco']} />)
  remove('Jiló')
  await waitFor(() => expect(focusedText()).toBe('Coco'))
})

test('the previous control takes the focus of the last one', async () => {
  render(<Chips names={['Peixes', 'Jiló']} />)
  remove('Jiló')
  await waitFor(() => expect(focusedText()).toBe('Peixes'))
})

test('the heading takes the focus without another control, never a text field', async () => {
  render(<Chips names={['Peixes']} />)
  remove('Peixes')
  await waitFor(() => expect(focusedText()).toBe('Preferências'))
})
