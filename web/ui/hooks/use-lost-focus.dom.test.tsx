import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useLostFocus } from './use-lost-focus.ts'

afterEach(cleanup)

const focusHeading = () => screen.getByRole('heading').focus()

function Screen() {
  const [isDone, setDone] = useState(false)
  useLostFocus(isDone, focusHeading)
  return (
    <>
      <h1 tabIndex={-1}>Semana</h1>
      {!isDone && (
        <button type="button" onClick={() => setDone(true)}>
          Gerar
        </button>
      )}
      <input />
    </>
  )
}

function tapFrom(focused: HTMLElement) {
  focused.focus()
  fireEvent.click(screen.getByRole('button'))
}

test('the focus of a removed button is restored', () => {
  render(<Screen />)
  expect(document.activeElement).toBe(document.body)
  tapFrom(screen.getByRole('button'))
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('a focus that is elsewhere stays there', () => {
  render(<Screen />)
  tapFrom(screen.getByRole('textbox'))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
