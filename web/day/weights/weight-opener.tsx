import { lazy, type ReactNode, Suspense, useState } from 'react'
import { showToast } from '../../ui/overlay/toast.ts'
import type { WeightPlace } from '../shared/weight-sheet.tsx'

const loadSheet = () => import('../shared/weight-sheet.tsx')
const WeightSheet = lazy(() => loadSheet().then((module) => ({ default: module.WeightSheet })))

interface WeightOpener {
  open: (place: WeightPlace) => void
  /** The sheet, to be rendered in the page. */
  sheet: ReactNode
}

/** Opener of the weight sheet, loaded on demand. */
export function useWeightOpener(): WeightOpener {
  const [place, setPlace] = useState<WeightPlace | null>(null)
  return {
    open: (asked) => {
      loadSheet().then(
        () => setPlace(asked),
        () => showToast({ title: 'Sem conexão para abrir o peso', tone: 'error' }),
      )
    },
    sheet: place && (
      <Suspense>
        <WeightSheet place={place} onClose={() => setPlace(null)} />
      </Suspense>
    ),
  }
}
