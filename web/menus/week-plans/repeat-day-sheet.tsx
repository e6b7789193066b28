import type { MenuDay } from '#contract/menus/menus.ts'
import { weekdayNames } from '#nutrition/shared/calendar/weekday-names.ts'
import { useState } from 'react'
import { DayChips } from '../shared/day-chips.tsx'
import { isAgainstWishes } from '../shared/edit-consent.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { Refusal } from './refusal.tsx'
import { useWeekEdit } from './use-week-edit.ts'

interface RepeatDaySheetProps {
  day: MenuDay
  /** Days on which the day can be repeated. */
  others: readonly MenuDay[]
  today: string
  onClose: () => void
}

/** Copies one day's meals to another. */
export function RepeatDaySheet({ day, others, today, onClose }: RepeatDaySheetProps) {
  const [date, setDate] = useState(() => (others.find((one) => one.date > day.date) ?? others[0])?.date ?? '')
  const repeating = useWeekEdit(day.date)
  const goal = others.find((one) => one.date === date)
  const name = weekdayNames[day.day_of_week]

  const isUnwished = isAgainstWishes(repeating.error)
  const repeat = async (accepts_disliked = false) => {
    try {
      await repeating.mutateAsync({
        edit: { kind: 'repeat_day', date: day.date, to_date: date, accepts_disliked },
      })
    } catch {
      // The sheet stays open and shows the failure.
      return
    }
    onClose()
    showToast({
      title: 'Dia repetido',
      ...(goal && {
        description: `As refeições de ${name} também são as de ${weekdayNames[goal.day_of_week]}`,
      }),
      tone: 'success',
    })
  }

  return (
    <Sheet
      open
      title={`Repetir ${name}`}
      onClose={onClose}
      footer={
        <div className="flex flex-col gap-3">
          <Refusal error={repeating.error} />
          {isUnwished && (
            <Button variant="secondary" size="large" wide onClick={() => void repeat(true)}>
              Repetir assim mesmo
            </Button>
          )}
          <Button
            size="large"
            wide
            disabled={isUnwished}
            busy={repeating.isPending}
            busyLabel="Repetindo…"
            onClick={() => void repeat()}
          >
            Repetir neste dia
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <p className="text-ink-soft">
          As refeições desse dia dão lugar às de {name}. As fixadas e as fora de casa ficam.
        </p>
        <DayChips
          days={others.map((one) => one.date)}
          today={today}
          value={date}
          onChange={(picked) => {
            repeating.reset()
            setDate(picked)
          }}
        />
      </div>
    </Sheet>
  )
}
