import { useEffect, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { DottedList } from '../../ui/layout/dotted-list.tsx'
import { dismissReminder, isReminderDue, markReminderShown } from './health-reminder.ts'

const topics = [
  'Dados físicos',
  'Objetivos',
  'Estilo de vida',
  'Preferências alimentares',
  'Condições de saúde',
]

/** Asks for the questionnaire; after "later" again once more than a day has passed since it was last shown. */
export function HealthModal() {
  const [isOpen, setOpen] = useState(() => isReminderDue(Date.now()))
  useEffect(() => {
    if (isOpen) markReminderShown(Date.now())
  }, [isOpen])
  const later = () => {
    dismissReminder()
    setOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      onClose={later}
      title="Complete seu perfil de saúde"
      actions={
        <>
          <LinkButton to="/onboarding" wide>
            Preencher agora (2-3 min)
          </LinkButton>
          <Button variant="ghost" onClick={later}>
            Completar depois
          </Button>
        </>
      }
    >
      <p>Com ele calculamos suas metas estimadas e avisamos sobre o que você não pode comer:</p>
      <DottedList items={topics} />
    </Dialog>
  )
}
