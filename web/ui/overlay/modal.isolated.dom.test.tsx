import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from '../hooks/after-paint.ts'
import { useFocusOnMount } from '../hooks/use-focus-on-mount.ts'
import { Modal } from './modal.tsx'

const showModal = vi.fn<(this: HTMLDialogElement) => void>(function showModal(this: HTMLDialogElement) {
  if (this.open) throw new Error('InvalidStateError')
  this.open = true
  const marked = this.querySelector<HTMLElement>('[autofocus]')
  const control = marked ?? this.querySelector('button')
  control?.focus()
})

beforeEach(() => {
  showModal.mockClear()
  Object.assign(HTMLDialogElement.prototype, {
    showModal,
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
})

afterEach(cleanup)

test('a dialog is visible before it is modal', async () => {
  render(<Sample />)
  expect(screen.getByRole('dialog')).toBeDefined()
  expect(showModal).not.toHaveBeenCalled()
  await act(afterPaint)
  expect(showModal).toHaveBeenCalledOnce()
})

test('the focus stays where the content of the dialog has put it, and returns to the opener', async () => {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  const { unmount } = render(<Sample />)
  await act(afterPaint)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  unmount()
  expect(document.activeElement).toBe(opener)
  opener.remove()
})

test('a dialog that closes before it was painted never becomes modal', async () => {
  render(<Sample />).unmount()
  await act(afterPaint)
  expect(showModal).not.toHaveBeenCalled()
})

function Sample() {
  const focused = useFocusOnMount<HTMLDivElement>({ within: 'input' })
  return (
    <Modal labelledBy="titulo" className="" onClose={() => undefined}>
      <h2 id="titulo">Buscar</h2>
      <button type="button">Fechar</button>
      <div ref={focused}>
        <input aria-label="Alimento" />
      </div>
    </Modal>
  )
}
