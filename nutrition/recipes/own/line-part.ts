import type { MeasureSize } from '../../foods/measures/grams-of.ts'
import { cookingOf } from '../../meal-text/words/cooking-words.ts'
import type { FindFood, FoodMatch } from '../../meal-text/matching/food-matching.ts'
import type { Cooking } from '../../meal-text/names/food-names.ts'
import { readNumeral } from '../../meal-text/words/numerals.ts'
import { readSize } from '../../meal-text/matching/size-words.ts'
import type { Token } from '../../meal-text/words/tokens.ts'
import { plain } from '../../meal-text/words/words.ts'
import { type FruitPart, readFruit } from './fruit-juice.ts'
import { isMetric, type KitchenAmount, readKitchenAmount } from './kitchen-measures.ts'
import { isNoteWord } from './line-words.ts'
import { rowlessLength } from './names-without-row.ts'
import { seasoningLength } from './rowless-seasonings.ts'

/** Kind of thing that a part of a line names. */
export type PartHead =
  | { readonly kind: 'food'; readonly match: FoodMatch }
  | { readonly kind: 'fruit'; readonly parts: readonly FruitPart[] }
  | { readonly kind: 'seasoning' }
  | { readonly kind: 'water' }
  | { readonly kind: 'rowless' }
  /** No known name; the part has the words from the amount to the end. */
  | { readonly kind: 'nothing' }

/** One food of a line, with the words around it. */
export interface LinePart {
  readonly head: PartHead
  /** Name as written. */
  readonly name: string
  readonly amount?: KitchenAmount
  readonly cooking?: Cooking
  /** Words before or after the name that may turn it into another food. */
  readonly strange: readonly string[]
  readonly note: string
  /** All words of the part in plain letters. */
  readonly text: string
  /** Foods that the line offers after `ou`. */
  readonly alternatives: readonly FoodMatch[]
  /** Index of the first token of the next part. */
  readonly next: number
}

/** Words before a name that say how much or which piece of the food is used. */
const prefixes =
  /^(?:files?|pedacos?|pedacinhos|cubos?|cubinhos|fatias?|tiras?|lascas?|rodelas?|postas?|pecas?|medalhoes|iscas?|bifes?|polpa|unidades?|aproximadamente|cerca|bem|uma?|uns|umas|[oa]s?|d[eoa]s?|bo[am]s?|bons|bel[ao]s?|lind[ao]s?|gosto)$/u

/** Tokens of a line, with what is needed to read them. */
export interface LineTokens {
  readonly tokens: readonly Token[]
  readonly findFood: FindFood
  /**
   * True if commas separate foods, because the line leaves amounts open or is a list: `sal, pimenta e azeite a gosto`.
   */
  readonly isOpen: boolean
}

/** Reads the part that starts at a token; `undefined` if the rest of the line names no food. */
export function readPart(line: LineTokens, from: number): LinePart | undefined {
  const { tokens } = line
  const leading = readKitchenAmount(tokens, from)
  const start = skipOf(tokens, leading?.next ?? from)
  const before: string[] = []
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token || token.kind === 'number') break
    if (token.kind !== 'word') {
      if (before.length > 0) break
      continue
    }
    const found = headAt(line, at)
    if (found) return finishPart(line, { ...found, from, at, before, leading: leading?.amount })
    if (!prefixes.test(token.plain) && !readSize(tokens, at) && !/[ai]d[oa]s?$/u.test(token.plain))
      before.push(token.accented)
  }
  return before.length === 0 && !leading ? undefined : namelessPart(line, start, leading?.amount)
}

/** Returns a part without a known name: the words up to the next food with an amount. */
function namelessPart(line: LineTokens, start: number, amount: KitchenAmount | undefined): LinePart {
  const { tokens } = line
  let next = start + 1
  while (next < tokens.length && endOfPart(line, next) === undefined) next += 1
  return {
    head: { kind: 'nothing' },
    name: spanWords(tokens, start, next),
    ...(amount && { amount }),
    strange: [],
    note: '',
    text: plain(spanWords(tokens, start, next)),
    alternatives: [],
    next: endOfPart(line, next) ?? next,
  }
}

interface FoundHead {
  readonly head: PartHead
  /** Index of the first token after the name. */
  readonly end: number
}

/** Returns the longest name that starts at a token: a food, a seasoning or a food without a row. */
function headAt({ tokens, findFood }: LineTokens, at: number): FoundHead | undefined {
  const fruit = readFruit(tokens, at)
  if (fruit) return { head: { kind: 'fruit', parts: fruit.parts }, end: fruit.end }
  const match = findFood(at)
  const matched = match ? match.next - at : 0
  const rowless = rowlessLength(tokens, at)
  const seasoning = seasoningLength(tokens, at)
  if (match?.food.source === 'own' && matched >= rowless)
    return { head: { kind: 'food', match }, end: match.next }
  if (rowless > 0 && rowless >= matched && rowless >= seasoning)
    return { head: { kind: 'rowless' }, end: at + rowless }
  if (seasoning > 0 && seasoning >= matched) return { head: { kind: 'seasoning' }, end: at + seasoning }
  if (match) return { head: { kind: 'food', match }, end: match.next }
  return /^aguas?$/u.test(tokens[at]?.plain ?? '') ? { head: { kind: 'water' }, end: at + 1 } : undefined
}

function finishPart(
  line: LineTokens,
  found: FoundHead & {
    readonly from: number
    readonly at: number
    readonly before: readonly string[]
    readonly leading: KitchenAmount | undefined
  },
): LinePart {
  const { head, end, from, at, before, leading } = found
  const rest = readRest(line, end, {
    ...(head.kind === 'food' && { match: head.match }),
    hasAmount: leading !== undefined,
  })
  const stated = leading ?? rest.amount
  const amount = stated && rest.each ? ofEach(stated, rest.each) : stated
  const size =
    amount && !amount.measure && !amount.size ? (sizeIn(line.tokens, at, end) ?? rest.size) : undefined
  return {
    head,
    name: spanWords(line.tokens, at, end),
    ...(amount && { amount: { ...amount, ...(size && { size }) } }),
    ...(rest.cooking && { cooking: rest.cooking }),
    strange: [...before, ...rest.strange],
    note: rest.note,
    text: plain(spanWords(line.tokens, from, rest.next)),
    alternatives: rest.alternatives,
    next: rest.next,
  }
}

/** Returns the size that stands inside a name: `cenoura pequena ralada`. */
function sizeIn(tokens: readonly Token[], from: number, to: number): MeasureSize | undefined {
  for (let at = from; at < to; at += 1) {
    const read = readSize(tokens, at)
    if (read) return read.size
  }
  return undefined
}

interface Rest {
  readonly note: string
  readonly strange: readonly string[]
  readonly alternatives: readonly FoodMatch[]
  readonly amount?: KitchenAmount
  /** Weight of each piece. */
  readonly each?: KitchenAmount
  readonly size?: MeasureSize
  readonly cooking?: Cooking
  readonly next: number
}

interface RestContext {
  readonly match?: FoodMatch
  /** Whether an amount precedes the name; then no amount is read after it. */
  readonly hasAmount: boolean
}

/** Words that start a note: everything after them describes the preparation. */
const noteStarts = /^(?:para|pra|sem|com|cortad[oa]s?|em|n[oa]s?|ate|se|que|conforme|quanto|a|ao|como)$/u

/** Reads the words between a name and the next food of the line. */
function readRest(line: LineTokens, from: number, { match, hasAmount }: RestContext): Rest {
  const { tokens } = line
  const notes: string[] = []
  const strange: string[] = []
  const alternatives: FoodMatch[] = []
  let amount: KitchenAmount | undefined
  let size: MeasureSize | undefined
  let cooking: Cooking | undefined
  let each: KitchenAmount | undefined
  let isNote = false
  let at = from
  while (at < tokens.length) {
    const token = tokens[at]
    if (!token) break
    const separated = endOfPart(line, at)
    if (separated !== undefined) {
      at = separated
      break
    }
    const other = token.plain === 'ou' ? foodAfter(line, at + 1) : undefined
    if (other) {
      alternatives.push(other)
      isNote = true
      at = other.next
      continue
    }
    each ??= readEach(tokens, at)
    const trailing = amount || hasAmount ? undefined : readTrailingAmount(tokens, at)
    if (trailing) {
      amount = trailing.amount
      at = trailing.next
      continue
    }
    if (token.kind !== 'word') isNote ||= token.kind !== 'colon' && !/^[-–—]/u.test(token.plain.trim())
    else {
      cooking ??= cookingOf(token.key, false)
      const isSize = readSize(tokens, at)?.size
      if (!isNote) size ??= isSize
      isNote ||= noteStarts.test(token.plain)
      const isPlain = isNote || cooking !== undefined || isSize !== undefined
      if (isPlain || isNoteWord(token.plain, match?.food.group)) notes.push(token.accented)
      else strange.push(token.accented)
    }
    at += 1
  }
  return {
    note: notes.join(' '),
    strange,
    alternatives,
    ...(amount && { amount }),
    ...(each && { each }),
    ...(size && { size }),
    ...(cooking && { cooking }),
    next: at,
  }
}

/**
 * Returns where the next part starts if a part ends at this token, otherwise `undefined`. Ends are `e sal`, `, 2
 * tomates`, `+ 1 clara`.
 */
function endOfPart(line: LineTokens, at: number): number | undefined {
  const token = line.tokens[at]
  if (!token) return undefined
  const isAnd = token.kind === 'word' && /^(?:e|mais)$/u.test(token.plain)
  if (isAnd && startsFood(line, at + 1)) return at + 1
  if (token.kind === 'number' && startsCounted(line, at)) return at
  if (token.plain === 'sal' && !/^(?:sem|com|de|e|em|no)$/u.test(line.tokens[at - 1]?.plain ?? '')) return at
  const isList = token.kind === 'break' && /^[,;]$/u.test(token.plain)
  const isWith = token.kind === 'word' && token.plain === 'com'
  if (!isList && !isWith) return undefined
  const hasAmount =
    readKitchenAmount(line.tokens, at + 1) !== undefined && line.tokens[at + 1]?.kind === 'number'
  if (isList && line.isOpen && (startsFood(line, at + 1) || startsPiecesOfFood(line, at + 1))) return at + 1
  return hasAmount && startsFood(line, at + 1) ? at + 1 : undefined
}

/**
 * Words before a number that link the number to the food before it: `lata de 395 g`, `ou 2 colheres`, `para 4 pessoas`.
 */
const beforeNumber = /^(?:de|para|por|a|ou|cada|ate|e|mais|menos|cerca|aproximadamente|n|nº|numero|tipo)$/u
const beforePieces = /^(?:em|com)$/u

/**
 * Returns whether a number starts another ingredient without a separator: `presunto picado 2 ovos cozidos` and `passado
 * em 2 ovos` do, `cortado em 4 partes` does not.
 */
function startsCounted(line: LineTokens, at: number): boolean {
  const { tokens } = line
  const before = tokens[at - 1]?.plain ?? ''
  const read = readKitchenAmount(tokens, at)
  if (!read || beforeNumber.test(before) || read.amount.measure === 'cm') return false
  if (read.amount.measure !== undefined && tokens[read.next]?.plain === 'cada') return false
  const next = skipOf(tokens, read.next)
  const isNamed = tokens[next]?.kind === 'word' && headAt(line, next) !== undefined
  return isNamed || (read.amount.measure !== undefined && next > read.next && !beforePieces.test(before))
}

/** Returns the total of several pieces from the amount of each piece: `8 pães de 20 g cada` is 160 g. */
function ofEach(pieces: KitchenAmount, { quantity, measure }: KitchenAmount): KitchenAmount {
  const times = (count: number) => count * quantity
  return {
    quantity: times(pieces.quantity),
    low: times(pieces.low),
    high: times(pieces.high),
    ...(measure !== undefined && { measure }),
  }
}

/** Reads an amount that follows its food: `farinha - 2 xícaras`, `leite, 500 ml`, `ovos: 3`. */
function readTrailingAmount(tokens: readonly Token[], at: number) {
  const token = tokens[at]
  if (token?.kind !== 'number' && !(token?.kind === 'word' && readNumeral(tokens, at))) return undefined
  const read = readKitchenAmount(tokens, at)
  if (!read || read.amount.measure === 'cm') return undefined
  if (read.amount.measure !== undefined) return read
  return token.kind === 'number' && read.next >= tokens.length && tokens[at - 1]?.kind !== 'word'
    ? read
    : undefined
}

/** Reads the weight of each piece: `com 30 g cada`, `de 20 g cada um`. */
function readEach(tokens: readonly Token[], at: number): KitchenAmount | undefined {
  if (tokens[at]?.kind !== 'number') return undefined
  const read = readKitchenAmount(tokens, at)
  return read && isMetric(read.amount) && tokens[read.next]?.plain === 'cada' ? read.amount : undefined
}

function startsFood(line: LineTokens, at: number): boolean {
  const start = amountEnd(line.tokens, at)
  return line.tokens[start]?.kind === 'word' && headAt(line, start) !== undefined
}

/** Returns whether pieces of a food start at a token: `gotas de chocolate`, `raspas de limão`. */
function startsPiecesOfFood({ tokens, findFood }: LineTokens, at: number): boolean {
  return tokens[at]?.kind === 'word' && tokens[at + 1]?.plain === 'de' && findFood(at + 2) !== undefined
}

function foodAfter(line: LineTokens, at: number): FoodMatch | undefined {
  const start = amountEnd(line.tokens, at)
  return line.tokens[start]?.kind === 'word' ? line.findFood(start) : undefined
}

function amountEnd(tokens: readonly Token[], at: number): number {
  return skipOf(tokens, readKitchenAmount(tokens, at)?.next ?? at)
}

function skipOf(tokens: readonly Token[], from: number): number {
  let at = from
  while (/^d(?:[eoa]s?)?$/u.test(tokens[at]?.plain ?? '')) at += 1
  return at
}

/** Returns the words of the tokens from `from` (inclusive) to `to` (exclusive). */
export function spanWords(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .filter(({ kind }) => kind === 'word' || kind === 'number')
    .map(({ accented }) => accented)
    .join(' ')
}
