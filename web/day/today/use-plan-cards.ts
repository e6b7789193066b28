import { startTransition, useEffect, useState } from 'react'

type PlanCards = typeof import('./day-plan.tsx')

let here: PlanCards | null = null

export function loadPlanCards(): Promise<PlanCards> {
  return import('./day-plan.tsx').then((cards) => {
    here = cards
    return cards
  })
}

// Loaded in parallel with the day, so that they are usually ready before it.
loadPlanCards().catch(() => undefined)

/**
 * Cards of the plan, which depend on the form code and are not needed to see the day. `null` while loading,
 * `'missing'` if the import failed. Not a lazy component, which would show its placeholder even with its code
 * loaded.
 */
export function usePlanCards(): PlanCards | 'missing' | null {
  const [cards, setCards] = useState<PlanCards | 'missing' | null>(here)
  useEffect(() => {
    if (cards) return
    const show = (next: PlanCards | 'missing') => startTransition(() => setCards(next))
    loadPlanCards().then(show, () => show('missing'))
  }, [cards])
  return cards
}
