import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { useEffect, useRef, useState } from 'react'
import { LazyPlate, PlateOutline } from '../../ui/plate/lazy-plate.tsx'
import { drawWhenNear } from './plate-queue.ts'

/**
 * Plate of a recipe in a long list, drawn when near the viewport: hundreds at once would block the screen.
 */
export function NearbyPlate({ recipe }: { recipe: Pick<RecipeCard, 'foods' | 'vessel'> }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(
    () => (place.current && !isNear ? drawWhenNear(place.current, () => setNear(true)) : undefined),
    [isNear],
  )
  return (
    <div ref={place} aria-hidden="true">
      {isNear ? <LazyPlate items={recipe.foods} vessel={recipe.vessel} decorative /> : <PlateOutline />}
    </div>
  )
}
