import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'

// Loaded after the main content; offline there is no guide either.
const GuideCard = lazy<ComponentType>(() =>
  import('./guide-card.tsx').then(
    (module) => ({ default: module.GuideCard }),
    () => ({ default: () => null }),
  ),
)

/** Guide card in its reserved space. */
export function GuidePlace() {
  return (
    <Suspense fallback={<Skeleton className="h-44 w-full rounded-card" />}>
      <GuideCard />
    </Suspense>
  )
}
