import type { FoodMatch } from '../matching/food-matching.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'
import { wordKey } from '../words/words.ts'

export type Mention = { readonly match: FoodMatch; readonly start: number; readonly end: number }

const article = /(?:^|[^\p{L}])(?:[dn]?[oa]s?|ess[ea]s?|meus?|minhas?)\s+$/iu
const otherMeal =
  /\b(?:caf[eé] da|almo[cç]|jant|lanch|cei|ontem|manh[aã]|tarde|noite|depois|antes|cedo|outr[oa])/iu
/** Words after which a clause tells about a food that was named before. */
const tells =
  /^\s*(?:(?:eu|a gente)\s+)?(?:eram?|estavam?|tavam?|foi|foram|veio|vieram|dividi|dividimos|rachei|deixei)(?![\p{L}])/iu

/** Returns whether no other meal is named after the clause of an item and before a position in the text. */
export function isSameMeal({ end }: SpokenItem, start: number, text: string): boolean {
  const between = text.slice(end, start)
  const clauseEnd = between.search(/[.,;\n]|\s(?:e|mas)\s/u)
  return clauseEnd < 0 || !otherMeal.test(between.slice(clauseEnd))
}

/** Returns whether another meal or time is named between a food and the end of its clause. */
export function namesOtherMeal(text: string, end: number): boolean {
  return otherMeal.test(/^[^.,;\n]*/u.exec(text.slice(end))?.[0] ?? '')
}

export function hasArticle(text: string, start: number): boolean {
  return article.test(text.slice(0, start))
}

/**
 * Returns the index of the item that a food with an article names again: the second one of `pastel de queijo com caldo
 * de cana, mas o pastel dividi`; -1 if there is none. The words after the food must tell something about it, or
 * `isTold`, because `a banana e a banana` are two.
 */
export function placeOfSame(
  items: readonly SpokenItem[],
  mention: Mention,
  { text, isTold }: { readonly text: string; readonly isTold: boolean },
): number {
  if (!hasArticle(text, mention.start) || namesOtherMeal(text, mention.end)) return -1
  return isTold || tells.test(text.slice(mention.end)) ? placeOfName(items, mention, text) : -1
}

/** Returns the index of the food of the same meal that was named without its amount; -1 if there is none. */
export function placeOfUnstated(items: readonly SpokenItem[], mention: Mention, text: string): number {
  return items.findIndex(
    (item) => !item.amount && isSameName(item.match, mention.match) && isSameMeal(item, mention.start, text),
  )
}

/**
 * Returns the index of the item without an amount that is named again by fewer words: `3 pedaços de macaxeira com carne
 * guisada e 4 de carne`; -1 if there is none.
 */
export function placeOfShortened(items: readonly SpokenItem[], mention: Mention, text: string): number {
  const place = placeOfName(items, mention, text)
  const item = items[place]
  if (!item || item.amount || place < items.findLastIndex((one) => one.amount)) return -1
  const isShorter = keysOf(item.match).length > keysOf(mention.match).length
  return isShorter || (item.match.cooking && !mention.match.cooking) ? place : -1
}

/** Returns the index of the last item of the same meal whose name has all words of a food. */
export function placeOfName(items: readonly SpokenItem[], { match, start }: Mention, text: string): number {
  const words = keysOf(match)
  return items.findLastIndex(
    (item) =>
      item.match.food.group === match.food.group &&
      (!match.cooking || item.match.food.id === match.food.id) &&
      words.every((word) => keysOf(item.match).includes(word)) &&
      isSameMeal(item, start, text),
  )
}

/** Returns whether two foods are the same, or have the same name although one is counted as it is served: fried eggs on bread. */
export function isSameName(one: FoodMatch, other: FoodMatch): boolean {
  if (one.food.id === other.food.id) return true
  return one.named === other.named && one.cooking === other.cooking && !one.variation && !other.variation
}

function keysOf({ said }: FoodMatch): readonly string[] {
  return said.split(' ').map(wordKey)
}
