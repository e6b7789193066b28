import { lazy, Suspense } from 'react'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import type { AgainOfferProps } from '../again/again-offer.tsx'

const AgainOffer = lazy(() =>
  import('../again/again-offer.tsx').then((module) => ({ default: module.AgainOffer })),
)

/** Past meals that a description means, loaded when they are shown. */
export function LazyAgainOffer(props: AgainOfferProps) {
  return (
    <Suspense fallback={<SkeletonLines lines={3} />}>
      <AgainOffer {...props} />
    </Suspense>
  )
}
