import type { FoodGroup } from '../foods/food.ts'
import type { MeasureSize } from '../measures/grams-of.ts'
import { cookingOf } from './cooking-words.ts'
import {
  eatingWords,
  fillerWords,
  joins,
  linkWords,
  mealWords,
  negations,
  restarts,
  rowlessFoods,
  setPhrases,
  vagueAmounts,
} from './filler-words.ts'
import { readMeasure, readSize } from './measure-words.ts'
import type { SpokenMeasure } from './measure-words.ts'
import { readNumeral } from './numerals.ts'
import type { FoodMatch } from './phrase-index.ts'
import type { Token } from './tokens.ts'
import { plain } from './words.ts'

/** An amount as said, before it is known of what. */
export interface Amount {
  readonly quantity: number
  readonly low: number
  readonly high: number
  readonly measure?: SpokenMeasure
  readonly size?: MeasureSize
  /** `um`, or a measure without a number (`copo de leite`). */
  readonly isImplicit: boolean
  /** `um pouco`, `bastante`: usual portions rather than a count. */
  readonly portions?: number
  /** `umas bananas`. */
  readonly isVague: boolean
  /** `de 100 g` or `100 g cada`: of each, not of all. */
  readonly isEach: boolean
  /** `1 de presunto`: of the measure said before. */
  readonly isOfBefore: boolean
}

interface Span {
  readonly start: number
  readonly end: number
}

/** A piece of the sentence that means something for the plate. */
export type Element = Span &
  (
    | { readonly kind: 'food'; readonly match: FoodMatch; readonly size?: MeasureSize }
    | { readonly kind: 'amount'; readonly amount: Amount }
    | { readonly kind: 'join'; readonly word: string }
    | { readonly kind: 'break'; readonly strength: 'weak' | 'comma' | 'stop'; readonly isColon?: true }
    | { readonly kind: 'negation' }
    | { readonly kind: 'without' }
    | { readonly kind: 'restart' }
    | { readonly kind: 'eating' }
    | { readonly kind: 'meal' }
    | { readonly kind: 'plate'; readonly words: number }
    | { readonly kind: 'unknown'; readonly word: string }
  )

/** Finds a food's name at a token. */
export type FindFood = (at: number) => FoodMatch | undefined

const phrasesByFirst = groupByFirst(setPhrases)
const rowlessByFirst = groupByFirst(rowlessFoods)

type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

/** Phrases by their first word, longest first. */
function groupByFirst(phrases: readonly string[]): Phrases {
  const byFirst = new Map<string, readonly (readonly string[])[]>()
  for (const phrase of phrases) {
    const words = plain(phrase).split(' ')
    const first = words[0]!
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), words].sort((a, b) => b.length - a.length),
    )
  }
  return byFirst
}

const platePhrases =
  /^(?:pf|prato feito|prato executivo|prato comercial|marmita|marmitex|quentinha|marmitinha)/u

/** Turns tokens into elements, left to right, longest reading first. */
export function readElements(tokens: readonly Token[], findFood: FindFood): readonly Element[] {
  const elements: Element[] = []
  let at = 0
  while (at < tokens.length) {
    const read = readElement(tokens, at, findFood)
    if (read.element) elements.push(read.element)
    at = read.next
  }
  return elements
}

interface Read {
  readonly element?: Element
  readonly next: number
}

function readElement(tokens: readonly Token[], at: number, findFood: FindFood): Read {
  const token = tokens[at]!
  const here = { start: token.start, end: token.end }
  if (token.kind === 'clock') return { next: at + 1 }
  if (token.kind === 'stop')
    return {
      element: { kind: 'break', strength: isAbbreviation(tokens, at) ? 'weak' : 'stop', ...here },
      next: at + 1,
    }
  if (token.kind === 'colon')
    return { element: { kind: 'break', strength: 'weak', isColon: true, ...here }, next: at + 1 }
  if (token.kind === 'break')
    return { element: { kind: 'break', strength: strengthOf(token), ...here }, next: at + 1 }
  const phrase = phraseLength(tokens, at)
  const food = token.kind === 'word' ? findFood(at) : undefined
  if (phrase > 0 && at + phrase >= (food?.next ?? 0)) return { next: at + phrase }
  if (food && isSaladOf(tokens, at, food, findFood)) return { next: at + 1 }
  const carried = !food && carriers.has(token.key) && isOf(tokens[at + 1]) ? findFood(at + 2) : undefined
  if (carried) return { next: carried.next }
  const missing = phraseLength(tokens, at, rowlessByFirst)
  if (missing > 0) return { element: unknownElement(tokens, at, missing), next: at + missing }
  const plate = readPlate(tokens, at)
  if (plate && plate.next > (food?.next ?? 0)) return plate
  const amount = readAmount(tokens, at, findFood, food)
  if (amount) return amount
  if (food) return { element: foodElement(tokens, at, food), next: withTrailingSize(tokens, food.next).next }
  return readWord(token, here, at)
}

/** `ao molho de maracujá`, `cobertura de chocolate`: the food only names a taste of the one before. */
const carriers = new Set([
  'molho',
  'calda',
  'cobertura',
  'recheio',
  'sabor',
  'gosto',
  'cheiro',
  'aroma',
  'borda',
  'crosta',
  'espuma',
])
const saladGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'folhas',
  'legumes',
  'feijao',
  'tuberculo',
  'cereal',
  'peixe',
  'frango',
])

/** `salada de grão-de-bico`, `salada com rúcula`: the salad is what it is made of. */
function isSaladOf(tokens: readonly Token[], at: number, food: FoodMatch, findFood: FindFood): boolean {
  if (tokens[at]?.key !== 'salada' || food.words !== 1) return false
  const link = tokens[at + 1]?.plain
  const of = link === 'de' || link === 'com' ? findFood(at + 2)?.food.group : undefined
  return of !== undefined && (link === 'de' ? saladGroups.has(of) : of === 'folhas' || of === 'legumes')
}

/** `c. sopa`, `un.`: a dot inside an amount is no end of a sentence. */
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

function unknownElement(tokens: readonly Token[], at: number, length: number): Element {
  const [first, last] = [tokens[at]!, tokens[at + length - 1]!]
  return { kind: 'unknown', word: first.plain, start: first.start, end: last.end }
}

function phraseLength(tokens: readonly Token[], at: number, phrases: Phrases = phrasesByFirst): number {
  for (const words of phrases.get(tokens[at]!.plain) ?? []) {
    if (words.every((word, offset) => tokens[at + offset]?.plain === word)) return words.length
  }
  return 0
}

function readPlate(tokens: readonly Token[], at: number): Read | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const text = `${token.plain} ${tokens[at + 1]?.plain ?? ''}`
  const found = platePhrases.exec(text)
  if (!found) return undefined
  const words = found[0].split(' ').length
  const last = tokens[at + words - 1]!
  if (last.plain !== found[0].split(' ').at(-1)) return undefined
  return { element: { kind: 'plate', words, start: token.start, end: last.end }, next: at + words }
}

function foodElement(tokens: readonly Token[], at: number, match: FoodMatch): Element {
  const sized = withTrailingSize(tokens, match.next)
  const start = tokens[at]!.start
  const end = tokens[sized.next - 1]!.end
  return { kind: 'food', match, start, end, ...(sized.size && { size: sized.size }) }
}

function withTrailingSize(
  tokens: readonly Token[],
  at: number,
): { readonly size?: MeasureSize; readonly next: number } {
  return readSize(tokens, at) ?? { next: at }
}

function readWord(token: Token, here: Span, at: number): Read {
  const next = at + 1
  const { plain: word } = token
  if (word === 'sem' || word === 'tira' || word === 'menos')
    return { element: { kind: 'without', ...here }, next }
  if (negations.has(word)) return { element: { kind: 'negation', ...here }, next }
  if (word === 'nada') return { element: { kind: 'negation', ...here }, next }
  if (token.accented === 'é') return { next }
  if (joins.has(word)) return { element: { kind: 'join', word, ...here }, next }
  if (restarts.has(word)) return { element: { kind: 'restart', ...here }, next }
  if (eatingWords.has(word)) return { element: { kind: 'eating', ...here }, next }
  if (mealWords.has(word)) return { element: { kind: 'meal', ...here }, next }
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

const single: Amount = {
  quantity: 1,
  low: 1,
  high: 1,
  isImplicit: true,
  isVague: false,
  isEach: false,
  isOfBefore: false,
}

/** Reads `2 fatias grossas de`, `meio`, `um pouco de`, `copo de`, with the links up to the food. */
function readAmount(
  tokens: readonly Token[],
  at: number,
  findFood: FindFood,
  foodHere: FoodMatch | undefined,
): Read | undefined {
  const token = tokens[at]!
  const isFood = (index: number) => findFood(index) !== undefined
  const vague = readVagueAmount(tokens, at)
  if (vague)
    return finishAmount(tokens, at, vague.next, {
      quantity: 1,
      low: 1,
      high: 1,
      isImplicit: false,
      portions: vague.portions,
      isVague: true,
      isEach: false,
      isOfBefore: false,
    })
  if (token.plain === 'zero' && !isFood(at + 1)) return undefined
  const startsWithOf = token.plain === 'de' || token.plain === 'entre'
  if (/^outr[oa]$/u.test(token.plain) && isOf(tokens[at + 1]) && isFood(at + 2)) {
    return finishAmount(tokens, at, at + 1, { ...single, isImplicit: true, isOfBefore: true })
  }
  const numeral = isClockHour(tokens, at) ? undefined : readNumeral(tokens, at)
  if (!numeral) {
    if (startsWithOf) return undefined
    const measure =
      foodHere && !isOnlyMeasure(tokens, at, foodHere, findFood) ? undefined : readMeasure(tokens, at, isFood)
    if (!measure || isUnit(measure)) return undefined
    return finishAmount(tokens, at, measure.next, {
      quantity: 1,
      low: 1,
      high: 1,
      measure,
      isImplicit: true,
      isVague: false,
      isEach: false,
      isOfBefore: false,
    })
  }
  let next = numeral.next
  // "um PF": the plate says it all.
  if (readPlate(tokens, next)) return { next }
  // "3x pão", "2 x 100 g": the sign is a word to the lexer.
  if (tokens[next]?.plain === 'x' && !findFood(next)) next++
  while (
    /^(?:bons|boas|belos|belas|bom|boa|belo|bela|outro|outra|boa|lindas|deliciosas?)$/u.test(
      tokens[next]?.plain ?? '',
    )
  )
    next++
  const sized = readSize(tokens, next)
  if (sized) next = sized.next
  const foodNext = findFood(next)
  const measure =
    foodNext && !isOnlyMeasure(tokens, next, foodNext, findFood)
      ? undefined
      : readMeasure(tokens, next, isFood)
  const size = measure?.size ?? sized?.size
  const half = measure ? readHalf(tokens, measure.next) : 0
  return finishAmount(tokens, at, (measure?.next ?? next) + (half > 0 ? 2 : 0), {
    quantity: numeral.value + half,
    low: numeral.low + half,
    high: numeral.high + half,
    ...(measure && { measure }),
    ...(size && { size }),
    isImplicit: numeral.isArticle,
    isVague: numeral.isVague,
    isOfBefore: !measure && isOf(tokens[next]) && findFood(next + 1) !== undefined,
    isEach: tokens[at - 1]?.plain === 'de' || tokens[at - 1]?.plain === 'cada',
  })
}

function isOf(token: Token | undefined): boolean {
  return token !== undefined && /^d[eoa]s?$/u.test(token.plain)
}

/** `bife de alcatra`, `coxa de frango`: the word is a measure when a food it measures follows, unless both are one name. */
function isOnlyMeasure(tokens: readonly Token[], at: number, food: FoodMatch, findFood: FindFood): boolean {
  const measure = readMeasure(tokens, at, (index) => findFood(index) !== undefined)
  if (!measure) return false
  if (!isOf(tokens[measure.next])) return measure.grams !== undefined && measure.next > food.next
  return food.next <= measure.next && findFood(measure.next + 1) !== undefined
}

function finishAmount(tokens: readonly Token[], at: number, from: number, amount: Amount): Read {
  let next = from
  let isEach = amount.isEach
  if (tokens[next]?.plain === 'cada') {
    isEach = true
    next++
    if (tokens[next]?.plain === 'um' || tokens[next]?.plain === 'uma') next++
  }
  return {
    element: {
      kind: 'amount',
      amount: { ...amount, isEach },
      start: tokens[at]!.start,
      end: tokens[next - 1]!.end,
    },
    next,
  }
}

/** `uma concha e meia`: the half said after the measure. */
function readHalf(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.plain !== 'e') return 0
  const half = tokens[at + 1]
  const isHalf = /^mei[ao]$/u.test(half?.plain ?? '') || half?.value === 0.5
  const after = tokens[at + 2]
  return isHalf && (after === undefined || after.kind !== 'word' || /^d[eoa]$/u.test(after.plain)) ? 0.5 : 0
}

/** Grams and milliliters need a number: `no quilo` is a kind of restaurant. */
function isUnit(measure: SpokenMeasure): boolean {
  return measure.name === 'grama' || measure.name === 'ml'
}

/** `um pouco de`, `bastante`, `um montão de`. */
function readVagueAmount(
  tokens: readonly Token[],
  at: number,
): { readonly portions: number; readonly next: number } | undefined {
  let next = at
  while (
    /^(?:um|uma|bem|muito|so|meio)$/u.test(tokens[next]?.plain ?? '') &&
    vagueAmounts[tokens[next + 1]?.plain ?? ''] !== undefined
  )
    next++
  const portions = vagueAmounts[tokens[next]?.plain ?? '']
  return portions === undefined ? undefined : { portions, next: next + 1 }
}

/** `às 12`, `as 8 da manhã`, `meio-dia`: an hour, not a count. */
function isClockHour(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (!before || !/^(?:as|às|lá|pelas|das|ate)$/u.test(before.accented)) return false
  if (tokens[at]?.kind === 'number' && tokens[at]!.value > 24) return false
  if (before.accented === 'às' || before.accented === 'pelas') return true
  const after = tokens[at + 1]
  return after === undefined || after.kind !== 'word' || hourEnds.has(after.plain)
}

/** What may follow an hour written without its accent: `as 8 da manhã`, `as 12 comi`. */
const hourEnds = new Set([
  'h',
  'hora',
  'horas',
  'hrs',
  'da',
  'do',
  'em',
  'e',
  'eu',
  'comi',
  'tomei',
  'almocei',
  'jantei',
  'lanchei',
])
