import { partsNamed } from '../foods/dishes/vary-dish.ts'
import type { Amount } from './amounts.ts'
import type { FoodMatch } from './food-matching.ts'
import type { SpokenItem } from './spoken-item.ts'
import { wordKey } from './words.ts'

type Mention = { readonly match: FoodMatch; readonly start: number }

const article = /(?:^|[^\p{L}])(?:[oa]s?|ess[ea]s?)\s+$/iu
const otherMeal = /\b(?:caf[eé] da|almo[cç]|jant|lanch|cei|ontem|manh[aã]|tarde|noite|outr[oa])/iu

/** Returns whether no other meal is named after the clause of an item and before a position in the text. */
function isSameMeal({ end }: SpokenItem, start: number, text: string): boolean {
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

/** Returns the index of the item that was not eaten, if a food after it is denied: `pão com ovo, mas não comi o ovo`. */
export function placeOfUneaten(
  items: readonly SpokenItem[],
  { match, start }: Mention,
  text: string,
): number {
  const named = items.map((item, place) => ({ food: item.match.food, grams: 0, place, item }))
  const uneaten = partsNamed(named, match.food).findLast(({ item }) => isSameMeal(item, start, text))
  return uneaten?.place ?? -1
}

/** Returns an item without the part that was not eaten; `times` is 0 if nothing is left. */
export function withoutPart(item: SpokenItem, { quantity }: Pick<Amount, 'quantity'>): SpokenItem {
  return { ...item, times: (item.times ?? 1) * (1 - quantity) }
}

/** Returns the amount of the pieces that are left of a larger number. */
export function withoutPieces(all: Amount, { quantity }: Amount): Amount {
  return {
    ...all,
    quantity: all.quantity - quantity,
    low: Math.max(0, all.low - quantity),
    high: all.high - quantity,
  }
}
