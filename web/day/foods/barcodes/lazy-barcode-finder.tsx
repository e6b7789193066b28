import { Suspense } from 'react'
import { lazyPart } from '../../../ui/layout/lazy-part.ts'
import { SkeletonLines } from '../../../ui/layout/skeleton.tsx'
import type { BarcodeFinderProps } from './barcode-finder.tsx'

// The finder is loaded lazily: most foods are found by name, and a look-up needs the server.
const BarcodeFinder = lazyPart(() => import('./barcode-finder.tsx'), 'BarcodeFinder')

/** Finder of packaged foods by barcode, loaded when it is opened. */
export function LazyBarcodeFinder(props: BarcodeFinderProps) {
  return (
    <Suspense fallback={<SkeletonLines lines={6} />}>
      <BarcodeFinder {...props} />
    </Suspense>
  )
}
