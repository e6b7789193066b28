import { partsNamed } from '../foods/dishes/vary-dish.ts'
import type { Amount } from './amounts.ts'
import type { Element } from './elements.ts'
import { isSameMeal, type Mention } from './named-again.ts'
import type { SpokenItem } from './spoken-item.ts'

/**
 * Words right before a food that was left: `não comi o`, `deixei`, `dei`. After others, such as `não gostei do` and
 * `tirei a pele do`, the food was eaten.
 */
const uneaten =
  /(?:(?:n[ãa]o|nem) (?:comi|tomei|bebi|quis|aguentei)(?: (?:muito|quase|nem))?|\b(?:nem|menos|exceto|tirando|tirei|deixei|larguei|dispensei|recusei|dei|demos|doei|guardei|joguei))\s+(?:(?:tod[oa] )?(?:[oa]s?|meu|minha|ess[ea])\s+)?$/iu

/** Words that say this after the food: `o ovo não comi`, `o ovo dei pro cachorro`. */
const uneatenAfter =
  /^(?:n[ãa]o(?:\s+(?:comi|tomei|bebi|quis)\b|\s*(?:[.,;!?]|$))|deixei|larguei|dispensei|dei|demos|doei|guardei|joguei)/iu

/** Returns whether the words before `start`, or the negation after the food, say that the food was not eaten. */
export function saysUneaten(text: string, start: number, after?: Element): boolean {
  if (after?.kind === 'negation') return uneatenAfter.test(text.slice(after.start))
  return uneaten.test(text.slice(0, start))
}

/** Returns the index of the item that was not eaten, if a food after it is denied: `pão com ovo, mas não comi o ovo`. */
export function placeOfUneaten(
  items: readonly SpokenItem[],
  { match, start, end }: Mention,
  text: string,
): number {
  // `não comi o bife todo` tells that a part was eaten.
  if (/^\s+(?:tod|inteir|tud)/iu.test(text.slice(end))) return -1
  const named = items.map((item, place) => ({ food: item.match.food, grams: 0, place, item }))
  const left = partsNamed(named, match.food).findLast(({ item }) => isSameMeal(item, start, text))
  return left?.place ?? -1
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
