import type { MealType } from '#contract/calendar.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSessionUser } from '../../../api/session.ts'
import { onDay } from '../../../day/shared/day-copy.ts'
import type { When } from '../../../day/shared/when.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { localDay } from '../../../ui/format/local-day.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import { type MealSeries, stepOf } from '../../shared/meal-series.ts'
import { leaveForLater } from './series-steps.ts'

interface SeriesStepProps {
  series: MealSeries
  mealType: MealType
  when: When
  /** Called when all meals of the series wait on the day. */
  onLeft: () => void
}

const texts = {
  change: 'Não foi? Mude em “Refeição” e “Quando”.',
  further: 'Depois desta:',
  leave: 'Deixar para depois',
  kept: 'O que falta espera por você em Hoje.',
  failed: {
    title: 'Não deu para guardar neste aparelho',
    description: 'Registre as refeições uma a uma.',
  },
} as const

/** Meal of a series that is on the screen, `1 de 3: café da manhã · hoje`, and those that follow. */
export function SeriesStep({ series, mealType, when, onLeft }: SeriesStepProps) {
  const client = useQueryClient()
  const userId = useSessionUser()?.id ?? ''
  const [today] = useState(() => localDay(new Date()))
  const [isLeaving, setLeaving] = useState(false)
  const further = series.meals.slice(1)
  const leave = async () => {
    setLeaving(true)
    try {
      await leaveForLater(client, userId, series)
      onLeft()
    } catch {
      setLeaving(false)
      showToast({ ...texts.failed, tone: 'error' })
    }
  }
  return (
    <Card tone="leaf" className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-bold text-balance">
          {stepOf(series)}: {mealTypeLabels[mealType].toLowerCase()} · {onDay(when.date, today)}
        </h2>
        <p className="text-sm text-ink-soft">{texts.change}</p>
      </div>
      {further.length > 0 && (
        <div className="text-sm">
          <p className="font-semibold">{texts.further}</p>
          <ul className="flex flex-col gap-1 pt-1">
            {further.map(({ id, name, text }) => (
              <li key={id} className="wrap-break-word">
                {name && <strong>{name}: </strong>}“{text.replaceAll(/\s*\n\s*/g, ' · ')}”
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3">
        <Button
          variant="ghost"
          className="-ml-4"
          busy={isLeaving}
          busyLabel="Guardando…"
          onClick={() => void leave()}
        >
          {texts.leave}
        </Button>
        <p className="text-sm text-ink-soft">{texts.kept}</p>
      </div>
    </Card>
  )
}
