import { Screen } from './screen.tsx'
import { Skeleton, SkeletonLines } from './skeleton.tsx'

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

export function CardSkeleton() {
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <SkeletonLines />
    </div>
  )
}

/** Tells a screen reader that the screen is loading. */
export function Waiting() {
  return (
    <p role="status" className="sr-only">
      Carregando…
    </p>
  )
}
