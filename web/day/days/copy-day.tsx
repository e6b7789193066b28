import type { Today, TodayMeal } from '#contract/day/today.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import { CopyPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { openPeriod } from '../shared/open-period.ts'
import { PlateWarnings } from '../shared/plate-summary.tsx'
import { copyTexts } from '../shared/copy-copy.ts'
import { useCopyDay } from './use-copy-day.ts'

/** Copies all meals of a past day except ticks: to today with one tap, or to another day. */
export function CopyDay({ day, today }: { day: Today; today: string }) {
  const copying = useCopyDay(day.date, today)
  const [isChoosing, setChoosing] = useState(false)
  const { scans } = day.plan
  const hasTicks = scans.some(isTick)
  if (scans.every(isTick)) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        variant="secondary"
        className="grow whitespace-nowrap"
        busy={copying.isSending}
        busyLabel="Copiando…"
        onClick={() => copying.copyTo(today)}
      >
        <CopyPlus aria-hidden="true" size={20} /> Copiar o dia para hoje
      </Button>
      <Button variant="ghost" className="grow" onClick={() => setChoosing(true)}>
        Outro dia
      </Button>
      <p className="basis-full text-sm text-ink-soft">
        {copyTexts.times} {hasTicks && copyTexts.ticks}
      </p>
      {isChoosing && (
        <OtherDay
          from={day.date}
          today={today}
          onCopy={(to) => {
            setChoosing(false)
            copying.copyTo(to)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      <CopyQuestion copying={copying} />
    </div>
  )
}

function isTick({ source }: TodayMeal): boolean {
  return source === 'diet_plan'
}

interface OtherDayProps {
  from: string
  today: string
  onCopy: (to: string) => void
  onClose: () => void
}

function OtherDay({ from, today, onCopy, onClose }: OtherDayProps) {
  // The sheet does not suggest today, because another button copies to it.
  const next = addDays(from, 1)
  const [to, setTo] = useState(next === today ? addDays(from, -1) : next)
  const { from: first } = openPeriod(today)
  const isOpen = to >= first && to <= today && to !== from
  return (
    <Sheet
      open
      title="Copiar o dia"
      onClose={onClose}
      footer={
        <Button wide size="large" disabled={!isOpen} onClick={() => onCopy(to)}>
          Copiar
        </Button>
      }
    >
      <TextField
        label="Para o dia"
        type="date"
        value={to}
        min={first}
        max={today}
        error={isOpen ? undefined : 'Escolha outro dia entre hoje e os últimos 30 dias.'}
        onChange={({ target }) => target.value !== '' && setTo(target.value)}
      />
    </Sheet>
  )
}

/** Asks once for all meals that have a food that the person's answers exclude. */
function CopyQuestion({ copying }: { copying: ReturnType<typeof useCopyDay> }) {
  return (
    <Dialog
      open={copying.question !== null}
      onClose={copying.decline}
      title="Copiar mesmo assim?"
      actions={
        <>
          <Button variant="secondary" onClick={copying.decline}>
            Não copiar
          </Button>
          <Button variant="ghost" busy={copying.isSending} busyLabel="Copiando…" onClick={copying.confirm}>
            Copiar
          </Button>
        </>
      }
    >
      <PlateWarnings warnings={copying.question ? [...copying.question.warnings] : []} />
    </Dialog>
  )
}
