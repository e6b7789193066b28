import { CardSkeleton, Waiting } from '../../ui/layout/screen-skeleton.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'

/** Skeleton of today: the plate, the scan button, three rings, the meals. */
export function TodaySkeleton() {
  return (
    <Screen>
      <Waiting />
      <Skeleton className="mb-1.5 h-4 w-36" />
      <Skeleton className="mb-6 h-8 w-52" />
      <Skeleton className="mx-auto my-4 size-40 rounded-full" />
      <Skeleton className="mx-auto mt-1.5 mb-4.5 h-5 w-40" />
      <Skeleton className="mb-6 h-13 w-full rounded-control" />
      <div className="mb-6 rounded-card border border-line bg-surface p-5">
        <Skeleton className="mb-4 h-6 w-40" />
        <div className="grid grid-cols-3 justify-items-center">
          <Skeleton className="size-21 rounded-full" />
          <Skeleton className="size-21 rounded-full" />
          <Skeleton className="size-21 rounded-full" />
        </div>
      </div>
      <CardSkeleton />
    </Screen>
  )
}
