import { type ReactNode, useId } from 'react'
import { Modal } from './modal.tsx'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** Buttons, the safest first. */
  actions?: ReactNode
}

/** Short question or notice in the middle of the screen. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ onClose, title, children, actions }: Omit<DialogProps, 'open'>) {
  const titleId = useId()
  return (
    <Modal
      onClose={onClose}
      labelledBy={titleId}
      className="sheet-motion m-auto w-[calc(100%-40px)] max-w-[400px] rounded-card bg-surface text-ink shadow-float high-contrast:border"
    >
      <div className="flex flex-col gap-4 p-6">
        <h2 id={titleId} className="text-xl font-bold">
          {title}
        </h2>
        {children}
        {actions && <div className="flex flex-col gap-2 pt-1">{actions}</div>}
      </div>
    </Modal>
  )
}
