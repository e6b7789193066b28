import type { Amount } from '../amounts/amounts.ts'
import type { Element } from '../elements/elements.ts'
import { hasArticle, type Mention, namesOtherMeal, placeOfName } from './named-again.ts'
import { anyPerson } from '../matching/person-words.ts'
import { isSnack } from '../matching/snack-fillings.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'
import { plain, wordKey } from '../words/words.ts'

/** Words right before a food that was left, with its article: `não comi o`. After others (`não gostei do`) it was eaten. */
const uneaten =
  /(?:(?:n[ãa]o|nem)\s+(?:(?:comi|tomei|bebi|quis|provei)\s+|(?:toquei|encostei)\s+n(?=[oa]))|\b(?:deixei|dei|demos|joguei|larg(?:uei|ou)|rejeitou|cuspiu)\s+)(?:[oa]s?|ess[ea]s?|meus?|minhas?)\s+$/iu
/** Words right before a food that another person ate: `meu marido comeu o`, `minha filha ficou com as de`. */
const othersAte =
  /(?<![\p{L}])(?<who>[\p{L}]+)\s+(?:com(?:eu|eram)|tom(?:ou|aram)|beb(?:eu|eram)|peg(?:ou|aram)|fic(?:ou|aram) com)\s+(?<article>[oa]s?)(?<of>\s+de)?\s+$/iu
/** Words right before the amount of a food that was left: `deixei metade do`. */
const uneatenPart =
  /(?:n[ãa]o\s+(?:comi|tomei|bebi|quis)|\b(?:deixei|dei|demos|larguei|devolvi|joguei(?: fora)?|(?:sobr|rest)(?:ou|aram)))\s+(?:(?:uns|umas|só|quase|ainda)\s+)?$/iu
/** The start of a sentence that only denies a food of the one before: `arroz e feijão. Mas não comi o feijão`. */
const denialOfBefore = new RegExp(
  `^[^.!?\\n]*[.!?]+\\s*(?:(?:mas|s[óo] que|e|eu)\\s+)*${uneaten.source}`,
  'iu',
)
/** Words right after a food that was left: `o ovo não comi`, `o ovo dei pro cachorro`. */
const uneatenAfter =
  /^(?:(?:n[ãa]o|nem)(?:\s+(?:comi|tomei|bebi|quis|toquei|encostei|provei)\b|\s*(?:[.,;!?]|$))|deixei\b|dei\b|demos\b|joguei fora|esquec|fic(?:ou|aram)\b|devolvi|veio\b|vieram\b|chegou\b|(?:es)?tava\b)/iu

/** Returns whether the text says that the denied part whose amount starts at `start` was not eaten. */
export function saysPartUneaten(text: string, start: number): boolean {
  return uneatenPart.test(text.slice(0, start))
}

/**
 * Returns the index of the item that was not eaten, if a food after it is denied: `pão com ovo, mas não comi o ovo`; -1 if
 * there is none or in doubt. The denial must be in the same sentence and about the same meal. `part` is the amount before the
 * food, `after` the element after it.
 */
export function placeOfUneaten(
  items: readonly SpokenItem[],
  mention: Mention,
  {
    text,
    part,
    after,
  }: { readonly text: string; readonly part: Element | undefined; readonly after: Element | undefined },
): number {
  const { start, end } = mention
  const isSaid = part
    ? saysPartUneaten(text, part.start)
    : uneaten.test(text.slice(0, start)) ||
      (after?.kind === 'negation' && hasArticle(text, start) && uneatenAfter.test(text.slice(after.start)))
  // `não comi o bife todo` tells that a part was eaten.
  if (!isSaid || namesOtherMeal(text, end) || /^\s+(?:tod|inteir|tud)/iu.test(text.slice(end))) return -1
  const place = placeOfName(items, mention, text)
  const between = text.slice(items[place]?.end, start)
  return /[.!?\n]/u.test(between) && !denialOfBefore.test(between) ? -1 : place
}

/** Returns the index of the item that another person ate: `pastel e coxinha, meu marido comeu o pastel`; -1 if there is none. */
export function placeOfOthers(items: readonly SpokenItem[], mention: Mention, text: string): number {
  const { who = '', of } = othersAte.exec(text.slice(0, mention.start))?.groups ?? {}
  if (!anyPerson.test(plain(who)) || namesOtherMeal(text, mention.end)) return -1
  return of === undefined ? placeOfName(items, mention, text) : placeOfFilling(items, mention)
}

/** Returns the index of the last snack with a filling: the second of `1 pastel de queijo e 1 de palmito`. */
function placeOfFilling(items: readonly SpokenItem[], { match }: Mention): number {
  return items.findLastIndex(
    (item) =>
      isSnack(item.match.food) && item.match.said.split(' ').map(wordKey).includes(wordKey(match.said)),
  )
}

/** Returns an item without the part that was not eaten; `times` is 0 if nothing is left. */
export function withoutPart(item: SpokenItem, quantity = 1): SpokenItem {
  return { ...item, times: (item.times ?? 1) * (1 - quantity) }
}

/** Returns an item without an amount of it: a fraction, or fewer pieces in the same measure. Otherwise it stays as it is. */
export function withoutAmount(item: SpokenItem, left: Amount): SpokenItem {
  const { amount } = item
  const { quantity, measure, portions } = left
  if (quantity < 1 && !measure) return withoutPart(item, quantity)
  const grams = gramsOf(quantity, measure)
  if (!amount && grams > 0) return withoutPart(item, Math.min(1, grams / item.match.food.defaultGrams))
  if (amount?.measure?.name === 'grama' && grams > 0 && !measure)
    return withoutAmount(item, { ...left, measure: amount.measure })
  // `pizza 8 pedaços, sobraram 3` counts the same pieces.
  const isSameUnit = amount?.measure?.name === measure?.name || (!measure && isPiece(amount?.measure?.name))
  if (!amount || portions !== undefined || !isSameUnit) return item
  if (amount.quantity <= quantity) return item
  const rest = (all: number) => Math.max(0, all - quantity)
  return {
    ...item,
    amount: { ...amount, quantity: rest(amount.quantity), low: rest(amount.low), high: rest(amount.high) },
  }
}

/** From this number on, a number alone means grams: `deixei uns 50 do arroz`. */
const gramsFrom = 30

function gramsOf(quantity: number, measure: Amount['measure']): number {
  if (measure?.name === 'grama') return quantity * (measure.grams ?? 1)
  return !measure && quantity >= gramsFrom ? quantity : 0
}

function isPiece(measure: string | undefined): boolean {
  return /^(?:fatia|pedaço|unidade|bola|bife|filé|posta|lata|copo)$/u.test(measure ?? '')
}
