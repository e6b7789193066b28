import type { PlateItem } from '#contract/day/meals.ts'
import { lazy } from 'react'
import { NutrientsFold } from '../shared/nutrients-fold.tsx'

// The nutrients are loaded lazily: they are opened now and then, and useless offline.
const CountedNutrients = lazy(() =>
  import('./counted-nutrients.tsx').then(
    (module) => ({ default: module.CountedNutrients }),
    () => ({ default: NotLoaded }),
  ),
)

/** Vitamins and minerals of one food in its amount, folded. */
export function ItemNutrients({ item }: { item: PlateItem }) {
  return (
    <NutrientsFold
      heading={<span className="font-semibold">Vitaminas e minerais</span>}
      className="rounded-control px-4"
    >
      <CountedNutrients item={item} />
    </NutrientsFold>
  )
}

function NotLoaded() {
  return <p className="pb-4">Sem conexão para abrir agora.</p>
}
