import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { useCallback, useState } from 'react'
import { LazyPlate, PlateOutline } from '../../../ui/plate/lazy-plate.tsx'
import { drawWhenNear } from './plate-queue.ts'

/**
 * Plate of a recipe in a long list, drawn when near the viewport: hundreds at once would block the screen.
 */
export function NearbyPlate({ recipe }: { recipe: Pick<RecipeCard, 'foods' | 'vessel'> }) {
  const [isNear, setNear] = useState(false)
  const queue = useCallback((place: HTMLDivElement) => drawWhenNear(place, () => setNear(true)), [])
  return (
    <div ref={isNear ? null : queue} aria-hidden="true">
      {isNear ? <LazyPlate items={recipe.foods} vessel={recipe.vessel} decorative /> : <PlateOutline />}
    </div>
  )
}
