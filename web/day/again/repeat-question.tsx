import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { PlateWarnings } from '../shared/plate-summary.tsx'
import type { useRepeat } from './use-repeat.ts'

/** Asks for confirmation before a meal is logged again, if the meal has a food that the person's answers exclude. */
export function RepeatQuestion({ again }: { again: ReturnType<typeof useRepeat> }) {
  const { question, sendingId } = again
  return (
    <Dialog
      open={question !== null}
      onClose={again.decline}
      title="Registrar mesmo assim?"
      actions={
        <>
          <Button variant="secondary" onClick={again.decline}>
            Não registrar
          </Button>
          <Button variant="ghost" busy={sendingId !== null} busyLabel="Registrando…" onClick={again.confirm}>
            Registrar
          </Button>
        </>
      }
    >
      <PlateWarnings warnings={question ? [...question.warnings] : []} />
    </Dialog>
  )
}
