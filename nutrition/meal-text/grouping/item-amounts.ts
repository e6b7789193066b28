import type { Amount } from '../amounts/amounts.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** Returns an item with a stated amount, beside which the part of a usual portion no longer counts: `banana com aveia (30 g)`. */
export function stateAmount(item: SpokenItem, amount: Amount): SpokenItem {
  const { times, ...whole } = item
  return times !== undefined && times >= 1 ? { ...whole, times, amount } : { ...whole, amount }
}

export function omitAmount(item: SpokenItem): SpokenItem {
  const { amount: _amount, ...rest } = item
  return rest
}
