import { itemAt } from '../../shared/collections/lookup.ts'
import type { FoodGroup } from '../../foods/food.ts'
import type { MeasureSize } from '../../foods/measures/grams-of.ts'
import { isAdjective } from './adjectives.ts'
import { lacksAllergenOf } from '../finding/allergens-in-names.ts'
import { type Carried, carriedIn, carriedTo } from './carried-flavours.ts'
import { readAmount } from '../amounts/amounts.ts'
import type { Amount } from '../amounts/amounts.ts'
import { coconutFleshLength } from '../words/coconut-flesh.ts'
import { cookingOf } from '../words/cooking-words.ts'
import {
  eatingWords,
  fillerWords,
  joins,
  linkWords,
  mealWords,
  negations,
  restarts,
  setPhrases,
} from '../words/filler-words.ts'
import { dateEnd } from '../stories/dates.ts'
import type { FindFood, FoodMatch } from '../matching/food-matching.ts'
import { makerAfterAmount } from '../words/maker-names.ts'
import { isHalfOfNext } from './halves.ts'
import { readNumeral } from '../words/numerals.ts'
import { breakfastEnd, isCoffeeWith } from '../stories/coffee-meals.ts'
import { startsMention } from '../stories/mentioned-foods.ts'
import { isPartner } from '../matching/person-words.ts'
import { rowlessLength } from '../matching/rowless-names.ts'
import { groupByFirst, phraseLength } from '../words/fixed-phrases.ts'
import { refusedEnd } from '../stories/planned-foods.ts'
import { plateWordsAt, portionsOn } from '../words/plate-words.ts'
import { readPartySize, readSize, sizeWithin } from '../matching/size-words.ts'
import { flavourEnd } from './rowless-flavours.ts'
import { isTitleOfRowless } from './rowless-titles.ts'
import { skippedEnd } from '../stories/skipped-foods.ts'
import { isRefusal, readGiven } from '../stories/replaced-foods.ts'
import { waterMl } from '../reading/water.ts'
import { isOf, type Token } from '../words/tokens.ts'

interface Span {
  readonly start: number
  readonly end: number
}

/** A parsed part of the sentence. */
export type Element = Span &
  (
    | { readonly kind: 'food'; readonly match: FoodMatch; readonly size?: MeasureSize }
    | { readonly kind: 'amount'; readonly amount: Amount }
    | { readonly kind: 'join'; readonly word: string }
    | { readonly kind: 'break'; readonly strength: 'weak' | 'comma' | 'stop'; readonly isColon?: true }
    /** `isOfBefore`: denies only the food before it: `o pão dei pro cachorro`. */
    | { readonly kind: 'negation'; readonly isOfBefore?: true }
    | { readonly kind: 'without' }
    | { readonly kind: 'restart' }
    | { readonly kind: 'eating'; readonly isRepeat?: true }
    | { readonly kind: 'water'; readonly ml: number }
    | { readonly kind: 'meal' }
    | { readonly kind: 'plate'; readonly words: number; readonly portions: number }
    | { readonly kind: 'unknown'; readonly word: string; readonly isRowlessFood?: true }
  )

export type FoodElement = Element & { readonly kind: 'food' }
export type AmountElement = Element & { readonly kind: 'amount' }

const phrasesByFirst = groupByFirst(setPhrases)

/** Parses tokens into elements from left to right. If several foods or phrases match, takes the longest. */
export function readElements(tokens: readonly Token[], findFood: FindFood): readonly Element[] {
  const elements: Element[] = []
  let at = 0
  let foodEnd = -1
  while (at < tokens.length) {
    const isAfterFood = at === foodEnd
    const read = readElement(tokens, at, findFood, isAfterFood)
    if (read.element) elements.push(read.element)
    else keepCarried(elements, carriedIn(tokens, { at, next: read.next }, findFood))
    if (read.element?.kind === 'food') foodEnd = read.next
    at = read.next
  }
  return elements
}

/**
 * Keeps a flavor that brings an allergen: as a flavor of the food right before it (`peixe com molho de castanha`), otherwise
 * as unknown words (`2 colheres de molho de iogurte`), so that an allergy to it still causes a warning.
 */
function keepCarried(elements: Element[], carried: Carried | undefined): void {
  if (!carried) return
  const { food, ...words } = carried
  const last = elements.at(-1)
  const place = elements.length - (last?.kind === 'join' && last.word === 'com' ? 2 : 1)
  const before = elements[place]
  if (before?.kind === 'food') {
    const { match } = before
    const flavors = [...(match.flavors ?? []), food]
    if (lacksAllergenOf(match.food, food)) elements[place] = { ...before, match: { ...match, flavors } }
  } else if (last?.kind !== 'without' && last?.kind !== 'negation')
    elements.push({ kind: 'unknown', isRowlessFood: true, ...words })
}

interface Read {
  readonly element?: Element
  readonly next: number
}

function readElement(tokens: readonly Token[], at: number, findFood: FindFood, isAfterFood: boolean): Read {
  const token = itemAt(tokens, at)
  const here = { start: token.start, end: token.end }
  if (token.kind === 'clock' || isAfterWithout(tokens, at)) return { next: at + 1 }
  if (token.kind === 'stop')
    return {
      element: { kind: 'break', strength: isAbbreviation(tokens, at) ? 'weak' : 'stop', ...here },
      next: at + 1,
    }
  if (token.kind === 'colon')
    return { element: { kind: 'break', strength: 'weak', isColon: true, ...here }, next: at + 1 }
  if (token.kind === 'break')
    return { element: { kind: 'break', strength: strengthOf(token), ...here }, next: at + 1 }
  if (startsMention(tokens, at, findFood)) {
    // Only the next food is what another one became: `virou panqueca e uma laranja`.
    const isBecoming = /^vir(?:ou|aram)$/u.test(token.plain)
    return { element: { kind: isBecoming ? 'without' : 'negation', ...here }, next: at + 1 }
  }
  const given = readGiven(tokens, at, findFood)
  if (given)
    return {
      element: { kind: 'negation', ...(given.isOfBefore && { isOfBefore: true }), ...here },
      next: given.next,
    }
  const breakfast = breakfastEnd(tokens, at, findFood) ?? refusedEnd(tokens, at, findFood)
  if (breakfast !== undefined)
    return { element: { kind: 'meal', ...spanOf(tokens, at, breakfast) }, next: breakfast }
  const skipped = skippedEnd(tokens, at, findFood)
  if (skipped !== undefined)
    return { ...(restarts.has(token.plain) && { element: { kind: 'restart', ...here } }), next: skipped }
  const dated = dateEnd(tokens, at, findFood)
  if (dated !== undefined) return { next: dated }
  const phrase = freePhraseLength(tokens, at, findFood)
  const named = token.kind === 'word' && !isBottleOf(token, isAfterFood) ? findFood(at) : undefined
  const isOther = named && (isAdjective(tokens, at, named, isAfterFood) || isPartner(tokens, at, named))
  const food = isOther ? undefined : named
  if (named && !food) return { next: at + 1 }
  if (phrase > 0 && at + phrase >= (food?.next ?? 0)) return { next: at + phrase }
  if (food && isSaladOf(tokens, at, food, findFood)) return { next: at + 1 }
  if (food && isTitleOfRowless(tokens, at)) return { next: at + 1 }
  if (food && isMadeOfEggs(tokens, at, findFood)) return { next: at + 1 }
  const carried = food ? undefined : carriedTo(tokens, at, findFood)
  if (carried !== undefined) return { next: carried }
  const missing =
    rowlessLength(tokens, at) || coconutFleshLength(tokens, at) || madeOfLength(tokens, at, food, findFood)
  if (missing > 0) {
    const end = flavourEnd(tokens, at + missing, findFood)
    return { element: unknownElement(tokens, at, end), next: end }
  }
  const plate = isAfterFood && token.key === 'quentinha' ? undefined : readPlate(tokens, at)
  if (
    plate &&
    (plate.next > (food?.next ?? 0) || (food?.named.dish && isListed(tokens, plate.next, findFood)))
  )
    return plate
  const isSplit = isAfterFood && isHalfOfNext(tokens, at, findFood)
  const counted = readAmount(isSplit ? tokens.slice(0, at + 1) : tokens, at, findFood, food)
  if (counted && isWater(tokens, counted.next, findFood)) return waterElement(tokens, at, counted)
  if (counted) return amountElement(tokens, at, counted)
  if (food) return readFood(tokens, at, food)
  const small = token.plain === 'mini' ? findFood(at + 1) : undefined
  if (small) return readFood(tokens, at, small, 'pequeno')
  const read = readWord(token, here, at, tokens[at + 1])
  return isRefusal(tokens, at) ? { ...read, next: at + 2 } : read
}

/** Returns whether an amount is of water, which is no food: the 200 ml in `1 dose de whey com 200 ml de água`. */
function isWater(tokens: readonly Token[], of: number, findFood: FindFood): boolean {
  const isOfWater = isOf(tokens[of]) || tokens[of]?.plain === 'd'
  return isOfWater && tokens[of + 1]?.key === 'agua' && !findFood(of + 1)
}

/**
 * Reads an amount of water that was drunk. Does not count water after words such as `com` or `em`, because it is mixed
 * with a food, or water without an amount.
 */
function waterElement(
  tokens: readonly Token[],
  at: number,
  { amount, next }: NonNullable<ReturnType<typeof readAmount>>,
): Read {
  const isMixed = /^(?:com|em|num|numa|na|no|mais)$/u.test(tokens[at - 1]?.plain ?? '')
  const ml = amount && !isMixed ? waterMl(amount) : 0
  if (ml <= 0) return { next: next + 2 }
  return { element: { kind: 'water', ml, ...spanOf(tokens, at, next + 2) }, next: next + 2 }
}

/**
 * First words of foods that are made of the food after `de`. If there is no row for `óleo de coco`, `óleo` must not
 * match another oil.
 */
const madeOfHeads = new Set(
  'oleo azeite farinha fecula leite bebida manteiga requeijao queijo proteina semente xarope'.split(' '),
)
const saladGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'folhas',
  'legumes',
  'feijao',
  'tuberculo',
  'cereal',
  'peixe',
  'frango',
])

/** Returns whether a salad is described by its ingredients: `salada de grão-de-bico`, `salada com rúcula`. */
function isSaladOf(tokens: readonly Token[], at: number, food: FoodMatch, findFood: FindFood): boolean {
  if (tokens[at]?.key !== 'salada' || food.words !== 1) return false
  let link = at + 1
  while (tokens[link]?.plain === 'sem') link = findFood(link + 1)?.next ?? link + 2
  const word = tokens[link]?.plain ?? ''
  const of = /^(?:de|com|so|somente|apenas)$/u.test(word) ? findFood(link + 1)?.food.group : undefined
  return of !== undefined && (word === 'de' ? saladGroups.has(of) : of === 'folhas' || of === 'legumes')
}

/** Returns whether a pancake is described by its ingredients, eggs first: `panqueca de 3 claras e 40 g de aveia`. */
function isMadeOfEggs(tokens: readonly Token[], at: number, findFood: FindFood): boolean {
  if (tokens[at]?.key !== 'panqueca' || !isOf(tokens[at + 1])) return false
  const eggs = readNumeral(tokens, at + 2)
  return eggs !== undefined && findFood(eggs.next)?.food.group === 'ovo'
}

/** Returns whether a dot belongs to an abbreviation and does not end the sentence: `c. sopa`, `un.`. */
function isAbbreviation(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return (
    before !== undefined &&
    before.plain.length <= 4 &&
    /^(?:un|und|unid|col|colh|xic|gr|g|ml|kg|pct|cs|aprox|c)$/u.test(before.plain)
  )
}

function strengthOf(token: Token): 'weak' | 'comma' | 'stop' {
  if (token.plain.includes('\n')) return 'stop'
  return /^\s*[()[\]{}–—~-]+$/u.test(token.plain) ? 'weak' : 'comma'
}

/** Returns the character range of the tokens from `at` up to, but not including, `next`. */
function spanOf(tokens: readonly Token[], at: number, next: number): Span {
  return { start: itemAt(tokens, at).start, end: itemAt(tokens, next - 1).end }
}

function unknownElement(tokens: readonly Token[], at: number, next: number): Element {
  const word = itemAt(tokens, at).plain
  return { kind: 'unknown', word, isRowlessFood: true, ...spanOf(tokens, at, next) }
}

/**
 * Returns the number of words of a fixed phrase, or 0 if a food's name starts in the phrase and goes on after it: `copo
 * de água` in `copo de água de coco`.
 */
function freePhraseLength(tokens: readonly Token[], at: number, findFood: FindFood): number {
  if (isCoffeeWith(tokens, at, findFood)) return 0
  const length = phraseLength(tokens, at, phrasesByFirst)
  for (let inside = at + 1; inside < at + length; inside++) {
    const food = findFood(inside)
    if (food && food.words > 1 && food.next > at + length) return 0
  }
  const next = tokens[at + length]
  // `fiz vitamina e tomei` and `vitamina e uma laranja` are the drink and no vitamin E.
  const isJoin = next !== undefined && tokens[at + length - 1]?.plain === 'e'
  if (isJoin && (eatingWords.has(next.plain) || readNumeral(tokens, at + length) || findFood(at + length)))
    return 0
  return length > 0 ? (carriedTo(tokens, at + length - 1, findFood) ?? at + length) - at : 0
}

/**
 * Returns the number of words of a food without a row, such as `farinha de coco` if only `farinha` has a row. Returns 0
 * for any other words.
 */
function madeOfLength(
  tokens: readonly Token[],
  at: number,
  head: FoodMatch | undefined,
  findFood: FindFood,
): number {
  if (!madeOfHeads.has(itemAt(tokens, at).key) || tokens[at + 1]?.plain !== 'de') return 0
  if (head && head.next > at + 1) return 0
  const material = findFood(at + 2)
  return material ? material.next - at : 0
}

/** Reads a composed plate with its size and count: `meia marmita`, `2 marmitex grandes`. */
function readPlate(tokens: readonly Token[], at: number): Read | undefined {
  const words = plateWordsAt(tokens, at)
  if (words === 0) return undefined
  const { size, next } = readSize(tokens, at + words) ?? { size: undefined, next: at + words }
  const portions = portionsOn(size, countBefore(tokens, at))
  return { element: { kind: 'plate', words, portions, ...spanOf(tokens, at, next) }, next }
}

/** Returns the number right before a token or the part before `de` or `da` (`um terço da marmita`), otherwise 1. */
function countBefore(tokens: readonly Token[], at: number): number {
  const isPart = isOf(tokens[at - 1])
  for (const from of [at - 3, at - 2, at - 1]) {
    const count = readNumeral(tokens, from)
    if (!count || count.value <= 0 || (isPart && count.value >= 1)) continue
    if (count.next === at || (isPart && count.next === at - 1)) return count.value
  }
  return 1
}

/**
 * Returns whether the same sentence names a food within six tokens after a plate: `marmitex pequena com arroz e
 * frango`, `marmita: arroz, feijão`.
 */
function isListed(tokens: readonly Token[], from: number, findFood: FindFood): boolean {
  for (let at = from; at < Math.min(tokens.length, from + 6); at += 1) {
    const token = itemAt(tokens, at)
    if (token.kind === 'stop') return false
    if (token.kind === 'word' && !measureWord.test(token.plain) && findFood(at)) return true
  }
  return false
}

const measureWord = /^(?:g|gr|gramas|grama|kg|ml)$/u

function amountElement(
  tokens: readonly Token[],
  at: number,
  { amount, next }: NonNullable<ReturnType<typeof readAmount>>,
): Read {
  if (!amount) return { next }
  const element = { kind: 'amount' as const, amount, ...spanOf(tokens, at, next) }
  return { element, next: makerAfterAmount(tokens, next) }
}

/** Reads a food with the size after its name. If no size follows, the size is `leading`, as in `mini coxinha`. */
function readFood(tokens: readonly Token[], at: number, match: FoodMatch, leading?: MeasureSize): Read {
  const sized = readPartySize(tokens, match) ?? readSize(tokens, match.next)
  const { size, next } = sized ?? { size: leading ?? sizeWithin(tokens, at, match), next: match.next }
  const element = { kind: 'food' as const, match, ...spanOf(tokens, at, next), ...(size && { size }) }
  return { element, next: sized ? makerAfterAmount(tokens, next) : next }
}

/** Words between `sem` and `nenhum` at most. */
const longestWithout = 4

/** Returns whether `nenhum` only stresses `sem`: `café sem açúcar nenhum`. */
function isAfterWithout(tokens: readonly Token[], at: number): boolean {
  if (!/^nenhuma?$/u.test(tokens[at]?.plain ?? '')) return false
  return tokens.slice(Math.max(0, at - longestWithout), at).some(({ plain }) => plain === 'sem')
}

/** Returns whether a word leads to a place after `parei`: `parei no posto`, but not `parei com o refrigerante`. */
function isPlace(after: Token | undefined): boolean {
  return /^(?:n[ao]s?|num|numa|em|ali|la|aqui|pra|para|pro)$/u.test(after?.plain ?? '')
}

function readWord(token: Token, here: Span, at: number, after: Token | undefined): Read {
  const next = at + 1
  const { plain: word } = token
  if (word === 'sem' || word === 'tira' || word === 'menos')
    return { element: { kind: 'without', ...here }, next }
  if (word === 'parei' && isPlace(after)) return { next }
  if (negations.has(word)) return { element: { kind: 'negation', ...here }, next }
  if (word === 'nada') return { element: { kind: 'negation', ...here }, next }
  // `ovo x2`
  if (token.accented === 'é' || (word === 'x' && after?.kind === 'number')) return { next }
  if (joins.has(word)) return { element: { kind: 'join', word, ...here }, next }
  if (restarts.has(word)) return { element: { kind: 'restart', ...here }, next }
  if (/^repet(?:i|iu|imos)$/u.test(word))
    return { element: { kind: 'eating', isRepeat: true, ...here }, next }
  if (eatingWords.has(word)) return { element: { kind: 'eating', ...here }, next }
  if (mealWords.has(word) || mealWords.has(token.key)) return { element: { kind: 'meal', ...here }, next }
  if (
    token.kind === 'number' ||
    token.plain.endsWith('%') ||
    fillerWords.has(word) ||
    linkWords.has(word) ||
    cookingOf(token.key, true)
  )
    return { next }
  return { element: { kind: 'unknown', word: token.plain, ...here }, next }
}

/** Returns whether `long neck` is the bottle of the drink before it, and not a beer. */
function isBottleOf({ plain: word }: Token, isAfterFood: boolean): boolean {
  return isAfterFood && word.startsWith('long')
}
