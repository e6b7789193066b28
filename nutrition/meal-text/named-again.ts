import type { FoodMatch } from './food-matching.ts'
import type { SpokenItem } from './spoken-item.ts'
import { wordKey } from './words.ts'

export type Mention = { readonly match: FoodMatch; readonly start: number; readonly end: number }

const article = /(?:^|[^\p{L}])(?:[oa]s?|ess[ea]s?)\s+$/iu
const otherMeal = /\b(?:caf[eé] da|almo[cç]|jant|lanch|cei|ontem|manh[aã]|tarde|noite|outr[oa])/iu

/** Returns whether no other meal is named after the clause of an item and before a position in the text. */
export function isSameMeal({ end }: SpokenItem, start: number, text: string): boolean {
  const between = text.slice(end, start)
  const clauseEnd = between.search(/[.,;\n]|\s(?:e|mas)\s/u)
  return clauseEnd < 0 || !otherMeal.test(between.slice(clauseEnd))
}

/**
 * Returns the index of the item that a food with an article names again: the second one of `pastel de queijo com caldo
 * de cana, mas o pastel dividi`; -1 if there is none.
 */
export function placeOfSame(items: readonly SpokenItem[], { match, start }: Mention, text: string): number {
  const clause = /^[^.,;\n]*/u.exec(text.slice(start))?.[0] ?? ''
  if (!article.test(text.slice(0, start)) || otherMeal.test(clause)) return -1
  const words = keysOf(match)
  return items.findLastIndex(
    (item) =>
      item.match.food.group === match.food.group &&
      (!match.cooking || item.match.food.id === match.food.id) &&
      words.every((word) => keysOf(item.match).includes(word)) &&
      isSameMeal(item, start, text),
  )
}

function keysOf({ said }: FoodMatch): readonly string[] {
  return said.split(' ').map(wordKey)
}
