import type { Today } from '#contract/day/today.ts'
import { Suspense } from 'react'
import { optionalPart } from '../../ui/layout/optional-part.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { FocusKeeper } from '../../ui/overlay/focus-keeper.tsx'

// The cards are loaded lazily: most days have none.
const DayRebalance = optionalPart(() => import('../rebalances/day-rebalance.tsx'), 'DayRebalance')

/** Proposed and accepted changes of the day's remaining meals. */
export function LazyDayRebalance({ today }: { today: Today }) {
  return (
    <FocusKeeper>
      {(today.rebalance_proposal ?? today.rebalance) && (
        <Suspense fallback={<Skeleton className="h-64 w-full rounded-card" />}>
          <DayRebalance today={today} />
        </Suspense>
      )}
    </FocusKeeper>
  )
}
