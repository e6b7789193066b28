import { Suspense } from 'react'
import { lazyPart } from '../../ui/layout/lazy-part.ts'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import type { AgainOfferProps } from '../again/again-offer.tsx'

const AgainOffer = lazyPart(() => import('../again/again-offer.tsx'), 'AgainOffer')

/** Past meals that a description means, loaded when they are shown. */
export function LazyAgainOffer(props: AgainOfferProps) {
  return (
    <Suspense fallback={<SkeletonLines lines={3} />}>
      <AgainOffer {...props} />
    </Suspense>
  )
}
