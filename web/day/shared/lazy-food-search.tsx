import { lazy, Suspense } from 'react'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import type { FoodSearchSheetProps } from '../meals/food-search.tsx'

// The search is loaded lazily: it needs the server, so that it is of no use among what is stored for offline use.
const FoodSearchSheet = lazy(async () => ({
  default: (await import('../meals/food-search.tsx')).FoodSearchSheet,
}))

/** Food search in a sheet, loaded when it is opened. */
export function LazyFoodSearch(props: FoodSearchSheetProps) {
  return (
    <Suspense fallback={<SkeletonLines lines={4} />}>
      <FoodSearchSheet {...props} />
    </Suspense>
  )
}
