import { Suspense } from 'react'
import { lazyPart } from '../../ui/layout/lazy-part.ts'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import type { WaterAnswerProps } from '../water/water-answer.tsx'

const WaterAnswer = lazyPart(() => import('../water/water-answer.tsx'), 'WaterAnswer')

/** Answer to a description that names only water, loaded when it is shown. */
export function LazyWaterAnswer(props: WaterAnswerProps) {
  return (
    <Suspense fallback={<SkeletonLines lines={3} />}>
      <WaterAnswer {...props} />
    </Suspense>
  )
}
