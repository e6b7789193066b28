import { CardSkeleton, Waiting } from '../../ui/layout/screen-skeleton.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'

/** Skeleton of today: what was eaten, what comes next, the field for a meal, the rest. */
export function TodaySkeleton() {
  return (
    <Screen className="desk-wide desk-day">
      <header>
        <Waiting />
        <Skeleton className="mb-1.5 h-4 w-36" />
        <Skeleton className="mb-6 h-8 w-52" />
      </header>
      <div className="flex flex-col gap-4">
        <CardSkeleton />
        <CardSkeleton />
        <Skeleton className="h-26 w-full rounded-card" />
      </div>
    </Screen>
  )
}
