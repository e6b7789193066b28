import { lazy, Suspense } from 'react'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import type { WaterAnswerProps } from '../water/water-answer.tsx'

const WaterAnswer = lazy(() =>
  import('../water/water-answer.tsx').then((module) => ({ default: module.WaterAnswer })),
)

/** Answer to a description that names only water, loaded when it is shown. */
export function LazyWaterAnswer(props: WaterAnswerProps) {
  return (
    <Suspense fallback={<SkeletonLines lines={3} />}>
      <WaterAnswer {...props} />
    </Suspense>
  )
}
