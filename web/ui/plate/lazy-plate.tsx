import { type ComponentType, lazy, Suspense } from 'react'
import type { PlateItem, Vessel } from '../../../plate/meal.ts'
import { useWasVisible } from '../hooks/use-was-visible.ts'

interface LazyPlateProps {
  readonly items: readonly PlateItem[]
  /** Vessel; derived from the foods if absent. */
  readonly vessel?: Vessel | undefined
  readonly decorative?: boolean | undefined
}

// The plate's renderer is a fifth of the app's code and no figure on the screen waits for it. If it cannot be loaded,
// an empty plate is shown: a missing picture must not break the screen.
const Plate = lazy<ComponentType<LazyPlateProps>>(() =>
  import('./plate.tsx').then(
    (module) => ({ default: module.Plate }),
    () => ({ default: PlateOutline }),
  ),
)

/** Drawn plate, loaded lazily. Fills the width of its container. */
export function LazyPlate({ items, vessel, decorative }: LazyPlateProps) {
  return (
    <Suspense fallback={<PlateOutline />}>
      <Plate items={items} vessel={vessel} decorative={decorative} />
    </Suspense>
  )
}

/** Decorative plate for a long page, loaded and drawn once visible. */
export function LazyVisiblePlate(plate: Omit<LazyPlateProps, 'decorative'>) {
  const [place, wasVisible] = useWasVisible()
  return (
    <span ref={place} aria-hidden="true" className="block">
      {wasVisible ? <LazyPlate {...plate} decorative /> : <PlateOutline />}
    </span>
  )
}

/** Placeholder with the size of a plate, so that the layout does not shift. */
export function PlateOutline() {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 240" className="block w-full" fill="none">
      <circle cx="120" cy="120" r="92" className="fill-surface stroke-line" strokeWidth="3" />
      <circle cx="120" cy="120" r="62" className="stroke-line" strokeWidth="3" />
    </svg>
  )
}
