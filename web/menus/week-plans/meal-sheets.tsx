import type { MenuMeal } from '#contract/menus/menus.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../ui/layout/lazy-part.ts'
import type { MealPlace } from './expected-week.ts'
import { SwapSheet } from './swap-sheet.tsx'
import { useMealChanges } from './use-meal-changes.ts'

// The sheet is loaded lazily: moving a meal needs the network anyway.
const MoveSheet = lazyPart(() => import('./move-sheet.tsx'), 'MoveSheet')

/** Change of a meal that is made in a sheet. */
export type MealSheet = 'swap' | 'move'

interface MealSheetsProps {
  plan: WeekPlan
  place: MealPlace
  meal: MenuMeal
  today: string
  sheet: MealSheet | null
  onClose: () => void
}

/** Sheet that is open for a meal. */
export function MealSheets({ plan, place, meal, today, sheet, onClose }: MealSheetsProps) {
  const { swap } = useMealChanges(place)
  if (sheet === 'swap')
    return (
      <SwapSheet
        {...{ place, meal, onClose }}
        onPick={(alternative) => {
          onClose()
          void swap(meal, alternative)
        }}
      />
    )
  return (
    sheet === 'move' && (
      <Suspense>
        <MoveSheet {...{ plan, place, today, onClose }} />
      </Suspense>
    )
  )
}
