import type { FoodRow } from '#contract/day/foods.ts'
import { formatKcal } from '../../ui/format/format-pt-br.ts'
import { isOwnFood, usualItem } from '../shared/plate-items.ts'
import { amountText } from './amount-copy.ts'

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
    </span>
  )
}
