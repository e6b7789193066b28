import { startTransition, useEffect, useState } from 'react'

type PlanCards = typeof import('./day-plan.tsx')

let here: PlanCards | null = null

export function loadPlanCards(): Promise<PlanCards> {
  return import('./day-plan.tsx').then((cards) => {
    here = cards
    return cards
  })
}

// Asked for together with the day, so that they are usually here before it is.
loadPlanCards().catch(() => undefined)

/**
 * The cards of the plan, which come with the code of forms and are not needed to see the day. `null` on their way,
 * `'missing'` where they cannot be fetched. Not a lazy component: that shows its placeholder even when its code is here.
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
