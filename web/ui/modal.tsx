import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

interface ModalProps {
  onClose: () => void
  labelledBy: string
  className: string
  dialogRef?: RefObject<HTMLDialogElement | null>
  children: ReactNode
}

/**
 * Native modal dialog: the browser keeps focus inside, makes the rest inert, closes on Esc and returns the
 * focus. Moved to the body because a dialog inside a form would nest forms.
 */
export function Modal({ onClose, labelledBy, className, dialogRef, children }: ModalProps) {
  const own = useRef<HTMLDialogElement>(null)
  const ref = dialogRef ?? own
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    dialog.showModal()
    return () => dialog.close()
  }, [ref])
  return createPortal(
    // The tap on the backdrop doubles Esc and the close button, which serve the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
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
