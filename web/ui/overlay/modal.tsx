import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

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
      ref={showModal}
      aria-labelledby={labelledBy}
      className={className}
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

function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  return () => dialog.close()
}
