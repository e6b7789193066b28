import { knownFood } from '../../foods/food-table.ts'
import { statesAmount } from '../grouping/ingredient-lists.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** The row of eggs without fat. */
const boiled = knownFood('taco:488')
const link = /^\s*(?:com|c\/|n[oa]|em|feit[oa]s? (?:com|n[oa]))\s*$/iu

/**
 * Counts eggs without the fat of their row if the text states the fat: `3 ovos mexidos com 10 g de manteiga`. The row of
 * scrambled eggs was fried in butter, which would count twice.
 */
export function takeFatFromEggs(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  return items.map((item, at) => {
    const fat = items[at + 1]
    const isCookedInFat = item.match.food.group === 'ovo' && /manteiga|frito/iu.test(item.match.food.name)
    if (!fat || !isCookedInFat || fat.match.food.group !== 'gordura' || !statesAmount(fat)) return item
    const isElsewhere = /^\s*n[oa]s?\s/iu.test(text.slice(fat.end))
    if (isElsewhere || !link.test(text.slice(item.end, fat.start))) return item
    return { ...item, match: { ...item.match, food: boiled } }
  })
}
