import { X } from 'lucide-react'
import { type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../style/class-names.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { Modal } from './modal.tsx'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays visible while the content scrolls. */
  footer?: ReactNode
}

const closeAfterPx = 90

/** Bottom sheet. Closes by its button, Esc, a tap outside, or a swipe down on its head. */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null
}

function OpenSheet({ onClose, title, children, footer }: Omit<SheetProps, 'open'>) {
  const titleId = useId()
  const dragStart = useRef<number | null>(null)

  const drag = (event: PointerEvent) => {
    const dialog = event.currentTarget.closest('dialog')
    if (dragStart.current === null || !dialog) return
    dialog.style.transform = `translateY(${Math.max(0, event.clientY - dragStart.current)}px)`
  }
  const drop = (event: PointerEvent) => {
    const dialog = event.currentTarget.closest('dialog')
    if (dragStart.current === null || !dialog) return
    const distance = event.clientY - dragStart.current
    dragStart.current = null
    if (distance > closeAfterPx) onClose()
    else dialog.style.transform = ''
  }

  return (
    <Modal
      onClose={onClose}
      labelledBy={titleId}
      className="sheet-motion fixed inset-x-0 top-auto bottom-0 m-0 mx-auto max-h-[88dvh] w-full max-w-column flex-col rounded-t-card bg-surface text-ink shadow-float open:flex high-contrast:border"
    >
      <header
        className="flex shrink-0 touch-none flex-col px-5 pt-2"
        onPointerDown={(event) => {
          if (event.target instanceof Element && event.target.closest('button')) return
          dragStart.current = event.clientY
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <span aria-hidden="true" className="mx-auto h-1 w-10 rounded-full bg-edge/60" />
        <div className="flex items-center justify-between gap-2">
          <h2 id={titleId} className="min-w-0 py-2 text-xl font-bold wrap-anywhere">
            {title}
          </h2>
          <IconButton label="Fechar" icon={<X size={22} />} className="-mr-2" onClick={onClose} />
        </div>
      </header>
      <div
        // Positioned, so that the hidden inputs of chips scroll with the content and not with the whole sheet.
        className={classNames(
          'relative overflow-y-auto overscroll-contain px-5 pt-2',
          footer ? 'pb-6' : 'pb-safe',
        )}
      >
        {children}
      </div>
      {footer && <footer className="shrink-0 border-t border-line px-5 pt-3 pb-safe">{footer}</footer>}
    </Modal>
  )
}
