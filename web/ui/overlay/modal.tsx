import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { afterPaint } from '../hooks/after-paint.ts'
import { classNames } from '../style/class-names.ts'

interface ModalProps {
  onClose: () => void
  labelledBy: string
  className: string
  children: ReactNode
}

/**
 * Native modal dialog: the browser keeps focus inside, makes the rest inert, closes on Esc and returns the
 * focus. Moved to the body because a dialog inside a form would nest forms.
 */
export function Modal({ onClose, labelledBy, className, children }: ModalProps) {
  return createPortal(
    // The tap on the backdrop doubles Esc and the close button, which serve the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={openModal}
      aria-labelledby={labelledBy}
      // Above everything else until it is modal.
      className={classNames('z-50', className)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {children}
    </dialog>,
    document.body,
  )
}

function openModal(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement
  dialog.open = true
  void makeModal(dialog)
  return () => {
    dialog.close()
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
}

/**
 * Makes the dialog modal after it was painted: to make the page inert, the browser computes the styles of all its
 * elements, which takes as long as all the rest between a tap and the dialog.
 */
async function makeModal(dialog: HTMLDialogElement): Promise<void> {
  await afterPaint()
  if (!dialog.open) return
  // `showModal` moves the focus to the control with this attribute, or else to the first one.
  if (dialog.contains(document.activeElement)) document.activeElement?.setAttribute('autofocus', '')
  dialog.open = false
  dialog.showModal()
}
