import type { Applied } from '#contract/today.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { weekPlanQuery } from '../week-plans/queries.ts'
import { announceApplied, isMended } from './announcement.ts'
import { RebalanceSheet } from './rebalance-sheet.tsx'

/** What follows once a plate is in the day: what it changed is shown, then the screen is left. */
export function useMendedDay(onLeave: () => void) {
  const client = useQueryClient()
  const [mended, setMended] = useState<Applied | null>(null)
  const follow = (applied: Applied) => {
    announceApplied(applied)
    if (!isMended(applied.rebalance)) {
      onLeave()
      return
    }
    setMended(applied)
    void client.invalidateQueries({ queryKey: weekPlanQuery(applied.meal.date).queryKey })
  }
  const sheet = mended && (
    <RebalanceSheet rebalance={mended.rebalance} date={mended.meal.date} onClose={onLeave} />
  )
  return { follow, sheet }
}
