import { lazy, Suspense } from 'react'
import { EmptyPlate } from '../ui/empty-plate.tsx'
import type { PlateItem } from '../../plate/meal.ts'

// Beside the screen's own code, not in it: the form can be used before the drawing is there.
const Plate = lazy(() => import('../plate/plate.tsx').then((module) => ({ default: module.Plate })))

const lunch: readonly PlateItem[] = [
  { group: 'arroz', name: 'Arroz branco', grams: 130 },
  { group: 'feijao', name: 'Feijão carioca', grams: 120 },
  { group: 'ovo', name: 'Ovo frito', grams: 50 },
  { group: 'folhas', name: 'Couve refogada', grams: 50 },
  { group: 'legumes', name: 'Tomate', grams: 60 },
]

/** A lunch as the app draws it, served once its code is there. */
export function WelcomePlate({ size }: { size: number }) {
  return (
    <div className="shrink-0">
      <Suspense fallback={<EmptyPlate size={size} />}>
        <Plate items={lunch} size={size} decorative />
      </Suspense>
    </div>
  )
}
