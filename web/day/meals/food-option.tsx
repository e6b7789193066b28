import type { FoodConflict, FoodRow } from '#contract/day/foods.ts'
import { TriangleAlert } from 'lucide-react'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { isOwnFood, usualItem } from '../shared/plate-items.ts'
import { amountText } from './amount-copy.ts'
import { conflictText } from './conflict-copy.ts'

/** A food in a list of search results, with the amount that a pick adds: `1 concha (140 g) · 106 kcal`. */
export function FoodOption({ food }: { food: FoodRow }) {
  const item = usualItem(food)
  return (
    <span className="flex w-full flex-col">
      <span>
        {food.name}
        {isOwnFood(food) && <span className="text-sm font-semibold text-folha"> · seu</span>}
      </span>
      <span className="text-sm text-ink-soft">
        {amountText(food, item)}
        {item.calories !== null && ` · ${formatKcal(item.calories)}`}
        {food.own_grams !== undefined && ' · sua porção'}
      </span>
      {food.conflicts && <Conflicts conflicts={food.conflicts} />}
    </span>
  )
}

function Conflicts({ conflicts }: { conflicts: readonly FoodConflict[] }) {
  return (
    <span className="flex items-start gap-1 text-sm font-semibold text-tomate">
      <TriangleAlert aria-hidden="true" size={14} className="mt-0.5 shrink-0" />
      <span>
        <span className="sr-only">Atenção: </span>
        {conflictText(conflicts)}
      </span>
    </span>
  )
}
