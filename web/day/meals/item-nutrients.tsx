import type { PlateItem } from '#contract/day/meals.ts'
import { lazyPart } from '../../ui/layout/lazy-part.ts'
import { NutrientsFold } from '../shared/nutrients-fold.tsx'

// The nutrients are loaded lazily: they are opened now and then, and useless offline.
const CountedNutrients = lazyPart(() => import('./counted-nutrients.tsx'), 'CountedNutrients')

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
