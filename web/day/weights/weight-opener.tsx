import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../ui/layout/lazy-part.ts'
import type { WeightPlace } from '../shared/weight-sheet.tsx'

const WeightSheet = lazyPart(() => import('../shared/weight-sheet.tsx'), 'WeightSheet')

interface WeightOpener {
  open: (place: WeightPlace) => void
  /** The sheet, to be rendered in the page. */
  sheet: ReactNode
}

/** Opener of the weight sheet, loaded on demand. */
export function useWeightOpener(): WeightOpener {
  const [place, setPlace] = useState<WeightPlace | null>(null)
  return {
    open: setPlace,
    sheet: place && (
      <Suspense>
        <WeightSheet place={place} onClose={() => setPlace(null)} />
      </Suspense>
    ),
  }
}
