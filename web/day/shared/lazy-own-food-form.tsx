import { Suspense } from 'react'
import { lazyPart } from '../../ui/layout/lazy-part.ts'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import type { OwnFoodFormProps } from '../foods/own-food-form.tsx'

// The form is loaded lazily: most plates need no new food, and its label reader is as large as a screen.
const OwnFoodForm = lazyPart(() => import('../foods/own-food-form.tsx'), 'OwnFoodForm')

/** Form of a packaged food, loaded when it is opened. */
export function LazyOwnFoodForm(props: OwnFoodFormProps) {
  return (
    <Suspense fallback={<SkeletonLines lines={8} />}>
      <OwnFoodForm {...props} />
    </Suspense>
  )
}
