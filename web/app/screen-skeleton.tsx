import { Screen } from '../ui/layout/screen.tsx'
import { Skeleton, SkeletonLines } from '../ui/layout/skeleton.tsx'

/** Skeleton of a screen whose code is loading. */
export function ScreenSkeleton() {
  return (
    <Screen>
      <Waiting />
      <Skeleton className="mb-2 h-4 w-24" />
      <Skeleton className="mb-7 h-8 w-56" />
      <div className="flex flex-col gap-4">
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </Screen>
  )
}

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

function CardSkeleton() {
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <SkeletonLines />
    </div>
  )
}

function Waiting() {
  return (
    <p role="status" className="sr-only">
      Carregando…
    </p>
  )
}
