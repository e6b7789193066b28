import { omitAmount } from '../grouping/item-amounts.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** Largest share of a usual portion at which the weight after a mixed food is that of its last part (own choice). */
const smallestDish = 0.25

/**
 * Leaves out a weight that is too small for a food of two, and that is only one of them: the 30 g of granola in `açaí com
 * granola 30 g`, which the table has as one food. A question states the usual portion that counts instead.
 */
export function withoutPartWeights(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  return items.map((item) => {
    // `30 g de açaí com granola` are 30 g of both.
    if (/\d/u.test(text[item.start] ?? '')) return item
    const { amount, match } = item
    const grams = amount?.measure?.name === 'grama' ? (amount.measure.grams ?? 0) * amount.quantity : Infinity
    const isOfPart = / com /u.test(match.said) && grams < match.food.defaultGrams * smallestDish
    const isWhole = match.food.source === 'own' || match.variation !== undefined
    return isOfPart && !isWhole ? { ...omitAmount(item), weighedAs: 'a porção de costume' } : item
  })
}
