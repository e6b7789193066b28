import { itemAt } from '../../shared/collections/lookup.ts'
import type { Food } from '../../foods/food.ts'
import type { MeasureSize } from '../../foods/measures/grams-of.ts'
import { vagueAmounts } from '../words/filler-words.ts'
import { foodEndingAt } from '../matching/food-ending.ts'
import type { FindFood, FoodMatch } from '../matching/food-matching.ts'
import { rowlessLength } from '../matching/rowless-names.ts'
import { cutEnd } from './cut-words.ts'
import { readMeasure } from './measure-words.ts'
import type { SpokenMeasure } from './measure-words.ts'
import { readNumeral, type Numeral } from '../words/numerals.ts'
import { plateWordsAt } from '../words/plate-words.ts'
import { readSize } from '../matching/size-words.ts'
import { isOf, type Token } from '../words/tokens.ts'
import { entryOf } from '../words/words.ts'

/** An amount as written; its food is not known yet. */
export interface Amount {
  readonly quantity: number
  readonly low: number
  readonly high: number
  readonly measure?: SpokenMeasure
  readonly size?: MeasureSize
  /** True if no number is stated: the quantity 1 comes from `um` or from a measure alone (`copo de leite`). */
  readonly isImplicit: boolean
  /** Number of usual portions for a vague amount: `um pouco`, `bastante`. */
  readonly portions?: number
  /** True if the count is unspecified: `umas bananas`. */
  readonly isVague: boolean
  /** True if the amount is the amount of each piece and not of all: `de 100 g`, `100 g cada`. */
  readonly isEach: boolean
  /** True if the amount applies to each of the foods before it: `coxa e asa, 2 de cada`. */
  readonly isOfEachFood?: true
  /** True if a number without a measure is read as grams, because it is too high for a count: `ovo 40`. */
  readonly isGuessedWeight?: true
  /** True if the measure is that of the previous amount: `1 de presunto`. */
  readonly isOfBefore: boolean
}

/** An amount and the index of the token after it. `amount` is absent if the words count no food (`um PF`). */
interface AmountRead {
  readonly amount?: Amount
  readonly next: number
}

/** One piece that the text does not count: `banana`. */
export const onePiece: Amount = {
  quantity: 1,
  low: 1,
  high: 1,
  isImplicit: true,
  isVague: false,
  isEach: false,
  isOfBefore: false,
}

/**
 * Parses an amount with the link words that precede the food: `2 fatias grossas de`, `meio`, `um pouco de`, `copo de`,
 * `mamadeira de 200 ml com`.
 */
export function readAmount(
  tokens: readonly Token[],
  at: number,
  findFood: FindFood,
  foodHere: FoodMatch | undefined,
): AmountRead | undefined {
  const read = readAmountWords(tokens, at, findFood, foodHere)
  const measure = read?.amount?.measure
  if (!read || measure?.grams === undefined || !/^(?:copo|garrafa|xícara)/u.test(measure.name)) return read
  const content = tokens[read.next]?.plain === 'com' ? findFood(read.next + 1)?.food : undefined
  // In `salada de frutas copo de 300 ml com leite condensado` the glass holds the food before it.
  const isPouredHere = content && isPoured(content) && !isAfterFood(tokens, at, findFood)
  return isPouredHere ? { ...read, next: read.next + 1 } : read
}

const inVessel = /^(?:copo|taça|tigela|cumbuca|pote)/u

/** Returns whether the name of a food that is eaten from a vessel ends right before a token. */
function isAfterFood(tokens: readonly Token[], at: number, findFood: FindFood): boolean {
  const before = foodEndingAt(tokens, at, findFood)
  return before?.match.food.measures.some(({ name }) => inVessel.test(name)) ?? false
}

/** Returns whether a food is drunk from a glass. False for powders, which have no glass among their measures. */
function isPoured({ measures }: Food): boolean {
  return measures.some(({ name }) => name.startsWith('copo'))
}

function readAmountWords(
  tokens: readonly Token[],
  at: number,
  findFood: FindFood,
  foodHere: FoodMatch | undefined,
): AmountRead | undefined {
  const token = itemAt(tokens, at)
  const isFood = (index: number) => findFood(index) !== undefined
  const vague = readVagueAmount(tokens, at)
  if (vague)
    return finishAmount(tokens, vague.next, {
      ...onePiece,
      isImplicit: false,
      portions: vague.portions,
      isVague: true,
    })
  if (token.plain === 'zero' && !isFood(at + 1)) return undefined
  const startsWithOf = token.plain === 'de' || token.plain === 'entre'
  if (/^outr[oa]$/u.test(token.plain) && isOf(tokens[at + 1]) && isFood(at + 2)) {
    return finishAmount(tokens, at + 1, { ...onePiece, isOfBefore: true })
  }
  const numeral = isClockHour(tokens, at) ? undefined : readNumeral(tokens, at)
  if (!numeral) {
    if (startsWithOf) return undefined
    const cut = foodHere ? undefined : cutEnd(tokens, at)
    if (cut !== undefined) return { next: cut }
    const measure =
      foodHere && !isOnlyMeasure(tokens, at, foodHere, findFood)
        ? undefined
        : readMeasure(tokens, at, findFood)
    if (!measure || isUnit(measure) || isTableware(tokens, measure, isFood)) return undefined
    if (isPlaceOfEating(tokens, at, measure)) return undefined
    return finishAmount(tokens, measure.next, {
      ...onePiece,
      measure,
      ...(measure.size && { size: measure.size }),
    })
  }
  return readCounted(tokens, at, numeral, findFood)
}

/** Parses the size, the measure and the half that follow a number: `2 fatias grossas`, `uma concha e meia`. */
function readCounted(tokens: readonly Token[], at: number, numeral: Numeral, findFood: FindFood): AmountRead {
  const isFood = (index: number) => findFood(index) !== undefined
  let next = numeral.next
  // "um PF": a composed plate implies its amount.
  if (plateWordsAt(tokens, next) > 0) return { next }
  // "3x pão", "2 x 100 g": the tokenizer returns the multiplication sign as a word.
  const isGlued = tokens[next]?.start === tokens[next - 1]?.end
  if (tokens[next]?.plain === 'x' && (isGlued || !findFood(next))) next++
  while (
    /^(?:bons|boas|belos|belas|bom|boa|belo|bela|outro|outra|boa|lindas|deliciosas?)$/u.test(
      tokens[next]?.plain ?? '',
    )
  )
    next++
  const isPart = numeral.value < 1 && tokens[numeral.next]?.plain === 'de'
  if (isPart && readMeasure(tokens, next + 1, findFood) && !isFood(next + 1)) next++
  const sized = readSize(tokens, next)
  if (sized) next = sized.next
  const foodNext = findFood(next)
  const isName =
    rowlessLength(tokens, next) > 0 || (foodNext && !isOnlyMeasure(tokens, next, foodNext, findFood))
  const measure = isName ? undefined : readMeasure(tokens, next, findFood)
  const size = measure?.size ?? sized?.size
  const half = measure ? readHalf(tokens, measure.next) : 0
  return finishAmount(tokens, (measure?.next ?? next) + (half > 0 ? 2 : 0), {
    quantity: numeral.value + half,
    low: numeral.low + half,
    high: numeral.high + half,
    ...(measure && { measure }),
    ...(size && { size }),
    isImplicit: numeral.isArticle,
    isVague: numeral.isVague,
    isOfBefore:
      !measure && isOf(tokens[next]) && tokens[next - 1]?.key !== 'duzia' && findFood(next + 1) !== undefined,
    isEach: tokens[at - 1]?.plain === 'de' || tokens[at - 1]?.plain === 'cada',
  })
}

/**
 * Returns whether a word only measures the food that follows (`bife de alcatra`) and is not part of the food's name.
 */
function isOnlyMeasure(tokens: readonly Token[], at: number, food: FoodMatch, findFood: FindFood): boolean {
  const measure = readMeasure(tokens, at, findFood)
  if (!measure) return false
  // `bife 90 g batata frita 65 g` lists two foods.
  if (
    !isOf(tokens[measure.next]) &&
    /^(?:bife|filé|coxa|sobrecoxa|asa|posta|espetinho|espiga)$/u.test(measure.name)
  )
    return false
  if (!isOf(tokens[measure.next])) return measure.grams !== undefined && findFood(measure.next) !== undefined
  return food.next <= measure.next && findFood(measure.next + 1) !== undefined
}

function finishAmount(tokens: readonly Token[], from: number, amount: Amount): AmountRead {
  let next = from
  let isEach = amount.isEach
  if (tokens[next]?.plain === 'de' && tokens[next + 1]?.plain === 'cada')
    return { amount: { ...amount, isOfEachFood: true }, next: next + 2 }
  if (tokens[next]?.plain === 'cada') {
    isEach = true
    next++
    if (tokens[next]?.plain === 'um' || tokens[next]?.plain === 'uma') next++
  }
  return { amount: { ...amount, isEach }, next }
}

/** Returns 0.5 if a half follows a measure (`uma concha e meia`), otherwise 0. */
function readHalf(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.plain !== 'e') return 0
  const half = tokens[at + 1]
  const isHalf = /^mei[ao]$/u.test(half?.plain ?? '') || half?.value === 0.5
  const after = tokens[at + 2]
  return isHalf && (after === undefined || after.kind !== 'word' || /^d[eoa]$/u.test(after.plain)) ? 0.5 : 0
}

/** Returns whether a vessel tells where somebody ate: `comi na lata mesmo`, `direto do pote`. */
function isPlaceOfEating(tokens: readonly Token[], at: number, { name, next }: SpokenMeasure): boolean {
  if (!/^(?:lata|pote|panela|marmita|saco)$/u.test(name)) return false
  const isIn = /^n[ao]$/u.test(tokens[at - 1]?.plain ?? '')
  return (
    isIn && (/^(?:comi|direto|mesmo)$/u.test(tokens[at - 2]?.plain ?? '') || tokens[next]?.plain === 'mesmo')
  )
}

/**
 * Returns whether a plate is tableware and not a measure (`meu prato tinha arroz`): no size (`prato cheio`), no `de`
 * and no food follows the word.
 */
function isTableware(
  tokens: readonly Token[],
  measure: SpokenMeasure,
  isFood: (at: number) => boolean,
): boolean {
  if (!measure.name.startsWith('prato') || measure.grams !== undefined || measure.size) return false
  return !isOf(tokens[measure.next]) && !isFood(measure.next)
}

/**
 * Returns whether a measure is grams or millilitres. Both need a number, because `no quilo` names a kind of restaurant.
 */
function isUnit(measure: SpokenMeasure): boolean {
  return measure.name === 'grama' || measure.name === 'ml'
}

/** Parses a vague amount: `um pouco de`, `bastante`, `um montão de`. */
function readVagueAmount(
  tokens: readonly Token[],
  at: number,
): { readonly portions: number; readonly next: number } | undefined {
  let next = at
  while (
    /^(?:um|uma|bem|muito|so|meio)$/u.test(tokens[next]?.plain ?? '') &&
    entryOf(vagueAmounts, tokens[next + 1]?.plain ?? '') !== undefined
  )
    next++
  const portions = entryOf(vagueAmounts, tokens[next]?.plain ?? '')
  return portions === undefined ? undefined : { portions, next: next + 1 }
}

/** Returns whether a number is a time of day and not a count, beside those of `markHours`: `até 12`, `às 30`. */
function isClockHour(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (!before || !/^(?:as|às|lá|das|ate)$/u.test(before.accented)) return false
  if (before.accented === 'às') return true
  if (tokens[at]?.kind === 'number' && tokens[at].value > 24) return false
  const after = tokens[at + 1]
  return after === undefined || after.kind !== 'word' || hourEnds.has(after.plain)
}

/** Words that may follow an hour whose `às` is written without the accent: `as 8 da manhã`, `as 12 comi`. */
const hourEnds = new Set([
  'as',
  'ate',
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
