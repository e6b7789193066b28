import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'

// Fetched after what one comes here for; without a network there is no guide either.
const GuideCard = lazy<ComponentType>(() =>
  import('./guide-card.tsx').then(
    (module) => ({ default: module.GuideCard }),
    () => ({ default: () => null }),
  ),
)

/** The card of the guide, in the place that is kept for it. */
export function GuidePlace() {
  return (
    <Suspense fallback={<Skeleton className="h-44 w-full rounded-card" />}>
      <GuideCard />
    </Suspense>
  )
}
