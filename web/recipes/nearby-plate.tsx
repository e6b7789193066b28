import type { RecipeCard } from '#contract/recipes.ts'
import { useEffect, useRef, useState } from 'react'
import { LazyPlate, PlateOutline } from '../plate/lazy-plate.tsx'

/** About two cards before it is seen. */
const nearPx = 400

/** The plate of a recipe in a long list: drawn when it comes near, for hundreds at once would hold the screen up. */
export function NearbyPlate({ recipe }: { recipe: Pick<RecipeCard, 'foods' | 'vessel'> }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watched = place.current
    if (!watched || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${nearPx}px 0px` },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div ref={place} aria-hidden="true">
      {isNear ? <LazyPlate items={recipe.foods} vessel={recipe.vessel} decorative /> : <PlateOutline />}
    </div>
  )
}
