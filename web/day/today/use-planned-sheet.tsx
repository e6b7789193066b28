import type { Today } from '#contract/day/today.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../ui/layout/lazy-part.ts'

const PlannedSheet = lazyPart(() => import('./planned-sheet.tsx'), 'PlannedSheet')

/** Returns a function that opens a planned meal of `day`, the same in every render, and the open sheet. */
export function usePlannedSheet(day: Today): { open: (mealType: MealType) => void; sheet: ReactNode } {
  const [mealType, setMealType] = useState<MealType | null>(null)
  const sheet = mealType && (
    <Suspense>
      <PlannedSheet day={day} mealType={mealType} onClose={() => setMealType(null)} />
    </Suspense>
  )
  return { open: setMealType, sheet }
}
