import { lazy, Suspense } from 'react'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'

const SavedMealList = lazy(() =>
  import('../saved-meals/saved-meal-list.tsx').then((module) => ({ default: module.SavedMealList })),
)

/** The list of saved meals, loaded when it is shown. */
export function LazySavedMeals() {
  return (
    <Suspense fallback={<SkeletonLines lines={3} />}>
      <SavedMealList />
    </Suspense>
  )
}
