import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../../ui/layout/lazy-part.ts'
import { ResultSkeleton } from '../result/result-skeleton.tsx'

const DescribedPlate = lazyPart(() => import('./described-plate.tsx'), 'DescribedPlateResult')

/** Described plate, which only a server's reading opens. */
export function LazyDescribedPlate(props: ComponentProps<typeof DescribedPlate>) {
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <DescribedPlate {...props} />
    </Suspense>
  )
}
