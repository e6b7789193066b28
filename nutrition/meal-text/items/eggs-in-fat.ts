import { knownFood } from '../../foods/food-table.ts'
import { statesAmount } from '../grouping/ingredient-lists.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** The row of eggs without fat. */
const boiled = knownFood('taco:488')
const link = /^\s*(?:com|c\/|n[oa]|em|feit[oa]s? (?:com|n[oa]))\s*$/iu

/** Fats that eggs are fried in. */
const cookingFat = /^(?:Manteiga|Margarina|Óleo|Azeite)/u

/**
 * Counts eggs without the fat of their row if the text states the fat: `3 ovos mexidos com 10 g de manteiga`. The row of
 * scrambled eggs was fried in butter, which would count twice. A fat without an amount is that of the row.
 */
export function takeFatFromEggs(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  return items.flatMap((item, at) => {
    const [eggs, fat] = [items[at - 1], items[at + 1]]
    if (eggs && isFatOf(eggs, item, text) && cookingFat.test(item.match.food.name) && !statesAmount(item))
      return []
    if (!fat || !isFatOf(item, fat, text) || !statesAmount(fat)) return [item]
    return [{ ...item, match: { ...item.match, food: boiled } }]
  })
}

/** Returns whether a fat is that in which eggs were cooked, whose row has one. */
function isFatOf(eggs: SpokenItem, fat: SpokenItem, text: string): boolean {
  const isCookedInFat = eggs.match.food.group === 'ovo' && /manteiga|frito/iu.test(eggs.match.food.name)
  const isElsewhere = /^\s*n[oa]s?\s/iu.test(text.slice(fat.end))
  const isLinked = link.test(text.slice(eggs.end, fat.start))
  return isCookedInFat && fat.match.food.group === 'gordura' && !isElsewhere && isLinked
}
