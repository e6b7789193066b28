import type { Today } from '#contract/day/today.ts'
import { type MealType, mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { PlannedMealSheet } from '../../menus/shared/planned-meal-sheet.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { localDay } from '../../ui/format/local-day.ts'
import { useTicks } from '../adherence/use-ticks.ts'

interface PlannedSheetProps {
  day: Today
  mealType: MealType
  onClose: () => void
}

/** A planned meal of a day, to read, change and eat. */
export function PlannedSheet({ day, mealType, onClose }: PlannedSheetProps) {
  const [today] = useState(() => localDay(new Date()))
  const { meals, ticks, choose } = useTicks(day)
  const isCooked = meals.some(({ meal_type }) => meal_type === mealType)
  const mayEat = isCooked && ticks[mealType] !== true && day.date <= today
  const eat = () => {
    // The toast with its undo is inert while a sheet is open.
    onClose()
    choose(mealType, true)
  }
  return (
    <PlannedMealSheet
      place={{ date: day.date, meal_type: mealType }}
      onClose={onClose}
      footer={
        mayEat && (
          <Button
            size="large"
            wide
            aria-label={`Já comi: ${mealTypeLabels[mealType].toLowerCase()} como planejado`}
            onClick={eat}
          >
            <Check aria-hidden="true" size={20} /> Já comi
          </Button>
        )
      }
    />
  )
}
