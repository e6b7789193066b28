import { Suspense } from 'react'
import { lazyPart } from '../../ui/layout/lazy-part.ts'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'

const SavedMealList = lazyPart(() => import('../saved-meals/saved-meal-list.tsx'), 'SavedMealList')

/** The list of saved meals, loaded when it is shown. */
export function LazySavedMeals() {
  return (
    <Suspense fallback={<SkeletonLines lines={3} />}>
      <SavedMealList />
    </Suspense>
  )
}
