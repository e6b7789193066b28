import type { MeasureSize } from '../../foods/measures/grams-of.ts'
import { measureNamed } from '../../meal-text/amounts/measure-words.ts'
import { unitOf } from '../../meal-text/words/unit-words.ts'
import { readNumeral } from '../../meal-text/words/numerals.ts'
import { readSize } from '../../meal-text/matching/size-words.ts'
import type { Token } from '../../meal-text/words/tokens.ts'
import { entryOf } from '../../meal-text/words/words.ts'

/** Amount in a recipe line, read before the food is known. */
export interface KitchenAmount {
  readonly quantity: number
  readonly low: number
  readonly high: number
  /** Canonical measure, `grama` or `ml`; absent if the amount counts pieces. */
  readonly measure?: string
  readonly size?: MeasureSize
  /** Second amount of the same food: `1 xícara mais 2 colheres de`. */
  readonly plus?: KitchenAmount
}

/** Whether an amount is in grams or millilitres. */
export function isMetric({ measure }: Pick<KitchenAmount, 'measure'>): boolean {
  return measure === 'grama' || measure === 'ml'
}

export interface AmountRead {
  readonly amount: KitchenAmount
  /** Index of the first token after the amount. */
  readonly next: number
}

/** Measures of recipes in addition to those of the meal-text reader, by look-up key. */
const ownMeasures: Readonly<Record<string, string>> = {
  maco: 'maço',
  macinho: 'maço',
  molho: 'maço',
  vidro: 'vidro',
  envelope: 'envelope',
  cabeca: 'cabeça',
  talo: 'talo',
  pau: 'pau',
  rolo: 'rolo',
  bisnaga: 'bisnaga',
  cx: 'caixa',
  xic: 'xícara',
  chavena: 'xícara',
  galho: 'ramo',
  haste: 'ramo',
  dente: 'dente',
  pe: 'unidade',
  cubo: 'cubo',
  saquinho: 'saquinho',
  garrafinha: 'garrafinha',
  caixinha: 'caixinha',
  polpa: 'polpa',
  pacotinho: 'pacote',
  potinho: 'pote',
  potezinho: 'pote',
  copinho: 'copo',
  calice: 'cálice',
  tablete: 'tablete',
  disco: 'disco',
}
/** Keys of `ownMeasures` that are also foods. They are measures only before `de`. */
const onlyBeforeOf = new Set(['molho', 'polpa', 'pau', 'rolo', 'pe'])

/**
 * Greens sold in bunches: after `molho de` they make `molho` a bunch, as in `1 molho de couve`, but not in `1 molho de
 * tomate`.
 */
const herbs =
  /^(?:couve|coentro|salsa|salsinha|cebolinha|cheiro|agriao|rucula|espinafre|hortela|manjericao|brocolis|alface|almeirao|mostarda|taioba)$/u

/** Measures of the meal-text reader that are none in a recipe: foods such as `1 sobrecoxa de frango`, and `porção`. */
const namesOfFoods = new Set(['porção', 'coxa', 'sobrecoxa', 'asa'])

/** Second word of a measure, by the first: both together name the measure on the right. */
const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'colher de sopa': {
    sopa: 'colher de sopa',
    s: 'colher de sopa',
    cha: 'colher de chá',
    sobremesa: 'colher de sobremesa',
    sob: 'colher de sobremesa',
    cafe: 'colher de café',
    cafezinho: 'colher de café',
    servir: 'colher de servir',
    arroz: 'colher de servir',
  },
  xícara: { cha: 'xícara', cafe: 'xícara de café', cafezinho: 'xícara de café' },
  copo: {
    americano: 'copo americano',
    lagoinha: 'copo americano',
    requeijao: 'copo de requeijão',
    duplo: 'copo duplo',
    descartavel: 'copo descartável',
    plastico: 'copo descartável',
    cafe: 'copo de cafezinho',
    cafezinho: 'copo de cafezinho',
    agua: 'copo',
  },
}
/** Second words that are also ingredients: `copo de requeijão` is a glass of cheese, unless another `de` follows. */
const edibleKinds = new Set(['cha', 'cafe', 'requeijao', 'arroz', 'agua'])

/**
 * Reads an amount from a token on: `1 e 1/2 xícara (chá)`, `2 a 3 colheres de sopa bem cheias`, `500 g`, `3`, `pitada`.
 */
export function readKitchenAmount(tokens: readonly Token[], from: number): AmountRead | undefined {
  const at = skipApproximate(tokens, from)
  const numeral = readNumeral(tokens, at)
  const start = numeral ? skipAdjective(tokens, numeral.next) : at
  const sized = numeral && readSize(tokens, start)
  const measure = readMeasureWord(tokens, sized?.next ?? start)
  if (!numeral && (!measure || measure.unit || isPlural(tokens[start]))) return undefined
  const { value, low, high } = numeral ?? { value: 1, low: 1, high: 1 }
  if (!measure) {
    const next = sized?.next ?? start
    return { amount: { quantity: value, low, high, ...(sized && { size: sized.size }) }, next }
  }
  if (measure.unit) {
    const times = measure.times ?? 1
    const half = readHalf(tokens, measure.next) ? 0.5 : 0
    const stated = {
      quantity: (value + half) * times,
      low: (low + half) * times,
      high: (high + half) * times,
      measure: measure.name,
    }
    return withPlus(tokens, { amount: stated, next: measure.next + (half > 0 ? 2 : 0) })
  }
  const half = readHalf(tokens, measure.next)
  const after = half ? measure.next + 2 : measure.next
  const filled = readSize(tokens, after)
  const size = filled?.size ?? sized?.size
  return withPlus(tokens, {
    amount: {
      quantity: value + (half ? 0.5 : 0),
      low: low + (half ? 0.5 : 0),
      high: high + (half ? 0.5 : 0),
      measure: measure.name,
      ...(size && { size }),
    },
    next: filled?.next ?? after,
  })
}

/** Returns whether a measure without a number is plural, which leaves the amount open: `folhas de manjericão`. */
function isPlural(token: Token | undefined): boolean {
  return token !== undefined && token.plain.endsWith('s') && token.plain !== token.key
}

const approximateWords = new Set([
  'cerca',
  'aproximadamente',
  'aprox',
  'mais',
  'menos',
  'ou',
  'quase',
  'umas',
  'uns',
  'de',
  'so',
  'apenas',
])

/** Skips `cerca de`, `mais ou menos` or `aprox.` before a number. */
function skipApproximate(tokens: readonly Token[], from: number): number {
  let at = from
  while (approximateWords.has(tokens[at]?.plain ?? '') || (at > from && tokens[at]?.kind === 'stop')) at += 1
  return tokens[at]?.kind === 'number' ? at : from
}

/** Skips the adjective of `2 belas cebolas`, or the `de` of `1/4 de xícara`. */
function skipAdjective(tokens: readonly Token[], at: number): number {
  return /^(?:bons|boas|bom|boa|bel[ao]s?|lind[ao]s?|de|d)$/u.test(tokens[at]?.plain ?? '') &&
    tokens[at]?.plain !== 'de'
    ? at + 1
    : isMeasureAfterOf(tokens, at)
      ? at + 1
      : at
}

/** Returns whether `de` and a measure follow: `de xícara` in `1/4 de xícara de`. */
function isMeasureAfterOf(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.plain === 'de' && readMeasureWord(tokens, at + 1) !== undefined
}

function withPlus(tokens: readonly Token[], read: AmountRead): AmountRead {
  if (!/^(?:mais|e)$/u.test(tokens[read.next]?.plain ?? '')) return read
  const second = readKitchenAmount(tokens, read.next + 1)
  if (!second?.amount.measure || !/^d[eoa]$/u.test(tokens[second.next]?.plain ?? '')) return read
  return { amount: { ...read.amount, plus: second.amount }, next: second.next }
}

function readHalf(tokens: readonly Token[], at: number): boolean {
  const half = tokens[at + 1]
  return tokens[at]?.plain === 'e' && (/^mei[ao]$/u.test(half?.plain ?? '') || half?.value === 0.5)
}

interface MeasureWord {
  readonly name: string
  readonly unit: boolean
  readonly times?: number
  readonly next: number
}

function readMeasureWord(tokens: readonly Token[], at: number): MeasureWord | undefined {
  const token = tokens[at]
  if (token?.kind !== 'word') return undefined
  const unit = unitOf(token)
  if (unit) return { name: unit[0], unit: true, times: unit[1], next: skipStop(tokens, at + 1) }
  if (token.plain === 'ponta' && tokens[at + 2]?.plain === 'faca')
    return { name: 'ponta de faca', unit: false, next: at + 3 }
  if (token.plain === 'fio' || token.plain === 'fios') return { name: 'fio', unit: false, next: at + 1 }
  const own = entryOf(ownMeasures, token.key)
  if (own !== undefined && onlyBeforeOf.has(token.key) && tokens[at + 1]?.plain !== 'de') return undefined
  if (token.key === 'molho' && !herbs.test(tokens[at + 2]?.key ?? '')) return undefined
  const name = own ?? measureNamed(token.plain)
  if (name === undefined || namesOfFoods.has(name)) return undefined
  const next = skipStop(tokens, at + 1)
  return readKind(tokens, name, next) ?? { name, unit: false, next }
}

/** Skips the full stop of an abbreviation: `col. sopa`. */
function skipStop(tokens: readonly Token[], at: number): number {
  return tokens[at]?.kind === 'stop' ? at + 1 : at
}

function readKind(tokens: readonly Token[], measure: string, from: number): MeasureWord | undefined {
  const known = entryOf(kinds, measure)
  if (!known) return undefined
  const at = /^(?:de|da|do|para)$/u.test(tokens[from]?.plain ?? '') ? from + 1 : from
  const word = tokens[at]
  const name = word && entryOf(known, word.key)
  if (!word || name === undefined) return undefined
  const next = skipStop(tokens, at + 1)
  if (at > from && !isKindOf(measure, word, tokens[next])) return undefined
  return { name, unit: false, next }
}

/**
 * Returns whether the second word belongs to the measure (`colher de chá`, `copo de requeijão de`) and is not the
 * ingredient.
 */
function isKindOf(measure: string, { key }: Token, after: Token | undefined): boolean {
  if (!edibleKinds.has(key) || /^d[eoa]s?$/u.test(after?.plain ?? '')) return true
  if (measure !== 'colher de sopa') return false
  return key === 'cafe' ? after !== undefined && !coffees.has(after.plain) : key !== 'arroz'
}

/** Words after `café` that make it the ingredient: `1 colher de café solúvel`. */
const coffees = new Set(['soluvel', 'em', 'instantaneo', 'moido', 'torrado', 'forte', 'pronto', 'gelado'])
