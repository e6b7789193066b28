import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { localDay } from '../../ui/format/local-day.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { mealAt, type MealPlace } from '../week-plans/expected-week.ts'
import { MealDetailsSheet, placeTitle } from '../week-plans/meal-details-sheet.tsx'
import { type MealSheet, MealSheets } from '../week-plans/meal-sheets.tsx'
import { weekPlanQuery } from '../week-plans/queries.ts'

interface PlannedMealSheetProps {
  place: MealPlace
  onClose: () => void
  /** Actions that stay visible, such as eating the meal. */
  footer?: ReactNode
}

/** A planned meal outside the week's screen: its recipes and portions, and all its changes. */
export function PlannedMealSheet({ place, onClose, footer }: PlannedMealSheetProps) {
  const { data: plan, error, refetch } = useQuery(weekPlanQuery(place.date))
  const [sheet, setSheet] = useState<MealSheet | null>(null)
  const [today] = useState(() => localDay(new Date()))
  const meal = plan && mealAt(plan, place)
  if (meal) {
    // A change is announced by a toast, which an open sheet would make inert.
    if (sheet) return <MealSheets {...{ plan, place, meal, today, sheet, onClose }} />
    return <MealDetailsSheet {...{ place, meal, today, onClose, footer }} onSheet={setSheet} />
  }
  return (
    <Sheet open title={placeTitle(place)} onClose={onClose}>
      <div className="min-h-60 pb-6">
        {plan === undefined && !error ? (
          <SkeletonLines lines={5} />
        ) : error ? (
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <EmptyState
            title="Esta refeição saiu do cardápio"
            action={<LinkButton to="/semana">Ver a semana</LinkButton>}
          >
            O plano da semana mudou enquanto o dia estava aberto.
          </EmptyState>
        )}
      </div>
    </Sheet>
  )
}
