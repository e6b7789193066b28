import type { ReactNode } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useFocusOnMount } from '../../ui/hooks/use-focus-on-mount.ts'

interface ConfirmationProps {
  title: string
  /** Consequences, shown before the confirmation. */
  lines: readonly string[]
  keepLabel: string
  goLabel: string
  busyLabel: string
  isBusy: boolean
  error: Error | null
  /** Result, shown after the confirmation. */
  done: { title: string; text: string } | null
  onGo: () => void
  onClose: () => void
}

/** Asks for confirmation with the exact consequences, then reports the result. */
export function Confirmation(props: ConfirmationProps) {
  const { title, lines, keepLabel, goLabel, busyLabel, isBusy, error, done, onGo, onClose } = props
  if (done) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={done.title}
        actions={
          <Button wide onClick={onClose}>
            Entendi
          </Button>
        }
      >
        <FocusedResult>{done.text}</FocusedResult>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={() => isBusy || onClose()}
      title={title}
      actions={
        <>
          <Button variant="secondary" wide onClick={() => isBusy || onClose()}>
            {keepLabel}
          </Button>
          <Button variant="danger" wide busy={isBusy} busyLabel={busyLabel} onClick={onGo}>
            {goLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {error && (
        <p role="alert" className="rounded-control bg-tomate-soft p-3 text-tomate">
          {messageOf(error)}
        </p>
      )}
    </Dialog>
  )
}

/** Moves the focus to the result, because the focused button is removed. */
function FocusedResult({ children }: { children: ReactNode }) {
  const text = useFocusOnMount<HTMLParagraphElement>()
  return (
    <p ref={text} tabIndex={-1} className="outline-none">
      {children}
    </p>
  )
}
