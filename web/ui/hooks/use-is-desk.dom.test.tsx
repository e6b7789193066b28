import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { memo } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIsDesk } from './use-is-desk.ts'

let isWide: boolean

function resize(wide: boolean) {
  isWide = wide
  fireEvent(window, new Event('resize'))
}

beforeEach(() => {
  isWide = true
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Is not rendered again with the dialog beside it. */
const Layout = memo(() => <button type="button">{useIsDesk() ? 'grade' : 'lista'}</button>)

function Week({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <>
      <Layout />
      <dialog open={isOpen} />
    </>
  )
}

test('the layout follows the width of the window', () => {
  render(<Week />)
  expect(screen.getByText('grade')).toBeTruthy()
  resize(false)
  expect(screen.getByText('lista')).toBeTruthy()
})

test('the layout stays while a dialog is open, and follows when the focus has returned', () => {
  const { rerender } = render(<Week />)
  rerender(<Week isOpen />)
  resize(false)
  expect(screen.getByText('grade')).toBeTruthy()
  rerender(<Week />)
  fireEvent.focusIn(screen.getByRole('button'))
  expect(screen.getByText('lista')).toBeTruthy()
})
