import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { profileQuery } from '../../api/profile.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { formatClock } from '../../ui/format/clock-pt-br.ts'
import { declineReminders } from './offer.ts'
import { useReminderDevice } from '../reminders/queries.ts'

/**
 * Explains reminders before the browser's permission prompt. Hidden after it was dismissed, while reminders are off
 * in the profile, and if this device already receives reminders or cannot receive them.
 */
export function RemindersHint() {
  const { data: profile } = useQuery(profileQuery)
  const { reach, on } = useReminderDevice()
  const [isOver, setOver] = useState(false)
  if (isOver || profile?.meal_reminders === false) return null
  if (reach !== undefined && reach !== 'off') return null
  const putAway = () => {
    declineReminders()
    setOver(true)
  }
  const times = profile?.notification_times
  return (
    <Card tone="leaf" aria-labelledby="lembretes" className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <BellRing aria-hidden="true" size={28} className="mt-0.5 shrink-0 text-folha" />
        <div>
          <h2 id="lembretes" className="text-lg font-bold">
            Um lembrete na hora de comer?
          </h2>
          <p className="font-semibold">
            {times
              ? `Às ${formatClock(times.breakfast)}, ${formatClock(times.lunch)} e ${formatClock(times.dinner)}`
              : '\u00a0'}
          </p>
          <p className="text-sm text-pretty">Um aviso por refeição, e nenhum se ela já está no seu dia.</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button busy={on.isPending} busyLabel="Ativando…" onClick={() => on.mutate()}>
          Ativar lembretes
        </Button>
        <Button variant="ghost" onClick={putAway}>
          Agora não
        </Button>
      </div>
    </Card>
  )
}
