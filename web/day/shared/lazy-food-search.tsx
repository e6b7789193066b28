import { Suspense } from 'react'
import { lazyPart } from '../../ui/layout/lazy-part.ts'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import type { FoodSearchSheetProps } from '../meals/food-search.tsx'

// The search is loaded lazily and not stored for offline use, because it needs the server.
const FoodSearchSheet = lazyPart(() => import('../meals/food-search.tsx'), 'FoodSearchSheet')

/** Food search in a sheet, loaded when it is opened. */
export function LazyFoodSearch(props: FoodSearchSheetProps) {
  return (
    <Suspense fallback={<SkeletonLines lines={4} />}>
      <FoodSearchSheet {...props} />
    </Suspense>
  )
}
