import type { Applied } from '#contract/day/rebalances.ts'
import { useState } from 'react'
import { useAnnounceRebalance } from '../../../menus/rebalances/queries.ts'
import { RebalanceSheet } from '../../../menus/shared/rebalance-sheet.tsx'
import { announceApplied } from './announcement.ts'

/** Shows how a plate changed the plan, then leaves the screen for the day of the meal; leaves at once if nothing changed. */
export function useRebalanceResult(onLeave: (date: string) => void) {
  const announceRebalance = useAnnounceRebalance()
  const [applied, setApplied] = useState<Applied | null>(null)
  const follow = (next: Applied) => {
    announceApplied(next)
    if (next.rebalance.adjustments.length === 0) {
      onLeave(next.meal.date)
      return
    }
    setApplied(next)
  }
  const sheet = applied && (
    <RebalanceSheet
      mealId={applied.meal.id}
      meals={applied.rebalance.adjustments}
      onKeep={() => {
        announceRebalance(applied.meal.id)
        onLeave(applied.meal.date)
      }}
      onUndone={() => onLeave(applied.meal.date)}
    />
  )
  return { follow, sheet }
}
