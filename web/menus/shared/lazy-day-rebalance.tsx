import type { Today } from '#contract/day/today.ts'
import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { FocusKeeper } from '../../ui/overlay/focus-keeper.tsx'

// The cards are loaded lazily: most days have none.
const DayRebalance = lazy(() =>
  import('../rebalances/day-rebalance.tsx').then(
    (module): { default: ComponentType<{ today: Today }> } => ({ default: module.DayRebalance }),
    () => ({ default: () => null }),
  ),
)

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
