import type { MenuMeal } from '#contract/menus/menus.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
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
}

/** Everything about a meal of the grid, with its preparation unfolded. */
export function MealDetailsSheet({ place, meal, today, onSheet, onClose }: MealDetailsSheetProps) {
  const title = `${mealTypeLabels[place.meal_type]}, ${formatWeekday(place.date)}`
  return (
    <Sheet open title={title} onClose={onClose}>
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
