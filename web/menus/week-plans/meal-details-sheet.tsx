import type { MenuMeal } from '#contract/menus/menus.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import type { ReactNode } from 'react'
import { MealCard } from '../planner/meal-card.tsx'
import { formatWeekday } from '../../ui/format/format-pt-br.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import type { MealPlace } from './expected-week.ts'
import type { MealSheet } from './meal-sheets.tsx'
import { PlannedMealCard } from './planned-meal-card.tsx'

interface MealDetailsSheetProps {
  place: MealPlace
  meal: MenuMeal
  today: string
  onSheet: (sheet: MealSheet) => void
  onClose: () => void
  /** Actions that stay visible, such as eating the meal. */
  footer?: ReactNode
}

/** Everything about a planned meal, with its preparation unfolded. */
export function MealDetailsSheet({ place, meal, today, onSheet, onClose, footer }: MealDetailsSheetProps) {
  return (
    <Sheet open title={placeTitle(place)} onClose={onClose} footer={footer}>
      <div className="flex flex-col gap-3 pb-2">
        {place.date < today ? (
          <>
            <p className="text-sm text-ink-soft">Este dia já passou: o plano dele fica como foi.</p>
            <MealCard meal={meal} showsRecipes />
          </>
        ) : (
          <PlannedMealCard {...{ place, meal, onSheet }} showsRecipes />
        )}
      </div>
    </Sheet>
  )
}

/** `Almoço, quarta-feira` */
export function placeTitle({ date, meal_type }: MealPlace): string {
  return `${mealTypeLabels[meal_type]}, ${formatWeekday(date)}`
}
