import { type ComponentProps, lazy, Suspense } from 'react'
import { ResultSkeleton } from '../result/result-skeleton.tsx'

const DescribedPlate = lazy(() =>
  import('./described-plate.tsx').then((module) => ({ default: module.DescribedPlateResult })),
)

/** Described plate, which only a server's reading opens. */
export function LazyDescribedPlate(props: ComponentProps<typeof DescribedPlate>) {
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <DescribedPlate {...props} />
    </Suspense>
  )
}
