import { type ComponentType, lazy, Suspense, useRef } from 'react'
import type { PlateItem, Vessel } from '../../plate/meal.ts'
import { useSeen } from '../ui/use-seen.ts'

interface LazyPlateProps {
  readonly items: readonly PlateItem[]
  /** What it is served in; without it the foods tell. */
  readonly vessel?: Vessel | undefined
  readonly decorative?: boolean | undefined
}

// The renderer is a fifth of the app's code and no number waits for it. Where it cannot be fetched, a clean plate
// stands in: a missing picture must not take the screen with it.
const Plate = lazy<ComponentType<LazyPlateProps>>(() =>
  import('./plate.tsx').then(
    (module) => ({ default: module.Plate }),
    () => ({ default: PlateOutline }),
  ),
)

/** The drawn plate, its code fetched with the first one shown. Fills the width of its container. */
export function LazyPlate({ items, vessel, decorative }: LazyPlateProps) {
  return (
    <Suspense fallback={<PlateOutline />}>
      <Plate items={items} vessel={vessel} decorative={decorative} />
    </Suspense>
  )
}

/** A drawing that says nothing, on a page that is longer than a phone: drawn once it has been in sight. */
export function SeenPlate(plate: Omit<LazyPlateProps, 'decorative'>) {
  const place = useRef<HTMLSpanElement>(null)
  return (
    <span ref={place} aria-hidden="true" className="block">
      {useSeen(place) ? <LazyPlate {...plate} decorative /> : <PlateOutline />}
    </span>
  )
}

/** As wide as the drawing, so that nothing moves when it arrives. */
export function PlateOutline() {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 240" className="block w-full" fill="none">
      <circle cx="120" cy="120" r="92" className="fill-surface stroke-line" strokeWidth="3" />
      <circle cx="120" cy="120" r="62" className="stroke-line" strokeWidth="3" />
    </svg>
  )
}
