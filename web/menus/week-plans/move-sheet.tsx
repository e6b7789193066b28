import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { mealTypeLabels, type MealType } from '#nutrition/targets/meal-type.ts'
import { useState } from 'react'
import { DayChips } from '../shared/day-chips.tsx'
import { isAgainstWishes } from '../shared/edit-consent.ts'
import { announceFailure, refusalText } from '../shared/failures.ts'
import { mainName } from '../shared/meal-copy.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { formatWeekday } from '../../ui/format/format-pt-br.ts'
import { RadioCards } from '../../ui/form/radio-cards.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { type MealPlace, mealAt } from './expected-week.ts'
import { Refusal } from './refusal.tsx'
import { useWeekEdit } from './use-week-edit.ts'

interface MoveSheetProps {
  plan: WeekPlan
  place: MealPlace
  today: string
  onClose: () => void
}

/** Swaps a meal with another unlocked meal of the week, from today on. */
export function MoveSheet({ plan, place, today, onClose }: MoveSheetProps) {
  const days = plan.days.filter(({ date }) => date >= today)
  const [date, setDate] = useState(() => days.find((day) => day.date > place.date)?.date ?? place.date)
  const [asked, setAsked] = useState<MealType>(place.meal_type)
  const moving = useWeekEdit(place.date)

  const there = days.find((day) => day.date === date)?.meals ?? []
  const places = there.filter((meal) => date !== place.date || meal.meal_type !== place.meal_type)
  const open = places.filter(({ is_locked }) => !is_locked)
  const goal = open.find(({ meal_type }) => meal_type === asked) ?? open[0]
  const moved = mealAt(plan, place)

  const isUnwished = isAgainstWishes(moving.error)
  const move = async (accepts_disliked = false) => {
    if (!goal) return
    const to = { date, meal_type: goal.meal_type }
    try {
      await moving.mutateAsync({ edit: { kind: 'move', ...place, to, accepts_disliked } })
    } catch {
      // The sheet stays open and shows the failure.
      return
    }
    onClose()
    const undo = () =>
      moving
        .mutateAsync({ edit: { kind: 'move', ...to, to: place, accepts_disliked: true } })
        .catch((error: unknown) => announceFailure(error, refusalText(error)))
    showToast({
      title: 'Refeição movida',
      description: `Agora em ${placeText(to)}`,
      tone: 'success',
      action: { label: 'Desfazer', onTap: () => void undo() },
    })
  }

  return (
    <Sheet
      open
      title={`Mover ${mealTypeLabels[place.meal_type].toLowerCase()}`}
      onClose={onClose}
      footer={
        <div className="flex flex-col gap-3">
          <Refusal error={moving.error} />
          {isUnwished && (
            <Button variant="secondary" size="large" wide onClick={() => void move(true)}>
              Trocar assim mesmo
            </Button>
          )}
          <Button
            size="large"
            wide
            disabled={!goal || isUnwished}
            busy={moving.isPending}
            busyLabel="Movendo…"
            onClick={() => void move()}
          >
            Trocar de lugar
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        {moved && (
          <p className="text-ink-soft">
            <span className="font-semibold text-ink">{mainName(moved)}</span> vai para lá, e o que está lá vem
            para cá.
          </p>
        )}
        <DayChips
          days={days.map((day) => day.date)}
          today={today}
          value={date}
          onChange={(picked) => {
            moving.reset()
            setDate(picked)
          }}
        />
        {open.length > 0 && (
          <RadioCards
            legend="Refeição"
            options={open.map((meal) => ({
              value: meal.meal_type,
              label: mealTypeLabels[meal.meal_type],
              detail: `Agora: ${mainName(meal)}`,
            }))}
            value={goal?.meal_type ?? null}
            onChange={(picked) => {
              moving.reset()
              setAsked(picked)
            }}
          />
        )}
        {open.length < places.length && (
          <p className="text-sm text-ink-soft">Refeições fixadas ficam de fora. Solte-as para mover.</p>
        )}
      </div>
    </Sheet>
  )
}

/** Names a place of the week: `quinta-feira, almoço`. */
function placeText({ date, meal_type }: MealPlace): string {
  return `${formatWeekday(date)}, ${mealTypeLabels[meal_type].toLowerCase()}`
}
