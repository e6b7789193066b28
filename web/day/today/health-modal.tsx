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

/** Time in milliseconds without a tap or a key after which a person is only looking at the screen. */
const idleMs = 1500

/**
 * Asks for the questionnaire; after "later" again once more than a day has passed since it was last shown. Does not
 * interrupt: somebody who taps or types meanwhile is asked at the next visit of the screen, whose card asks too.
 */
export function HealthModal() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isReminderDue(Date.now()) || isTyping()) return
    const waiting = new AbortController()
    const { signal } = waiting
    const timer = setTimeout(() => {
      waiting.abort()
      if (isTyping()) return
      markReminderShown(Date.now())
      setOpen(true)
    }, idleMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
    for (const sign of ['pointerdown', 'keydown', 'input'])
      addEventListener(sign, () => waiting.abort(), { signal, capture: true })
    return () => waiting.abort()
  }, [])
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

/** Whether a field has the focus, or the field for a meal a text. */
function isTyping(): boolean {
  const isFocused = document.activeElement?.matches('input, textarea, select') ?? false
  return isFocused || [...document.querySelectorAll('textarea')].some(({ value }) => value !== '')
}
