import type { FindFood } from '../matching/food-matching.ts'
import { readFraction } from '../words/fractions.ts'
import { readNumeral } from '../words/numerals.ts'
import { plateWordsAt } from '../words/plate-words.ts'
import { isThrown } from '../words/thrown-away.ts'
import { isOf, type Token } from '../words/tokens.ts'
import { readPlateParts } from './plate-parts.ts'
import { listEnd, listStart, sentenceStart, type Text } from './recipe-lists.ts'
import { type Range, withCommas } from './removed-words.ts'

/** The eaten part of a plate whose foods the text lists. */
export interface PlateShare {
  /** Range of the text with the foods. */
  readonly from: number
  readonly to: number
  readonly own: number
  readonly whole: number
}

interface Told {
  readonly list: Range
  readonly out: Range
  readonly own: number
  readonly whole: number
}

const eating = /^(?:comi|comemos|comer|almocei|jantei|almocar|jantar)$/u
const leaving = /^(?:deixei|deixamos|sobrou|restou|larguei|guardei|joguei|ficou)$/u
const fillers = /^(?:so|apenas|somente|fora|quase|uns|cerca|de|eu|foi|ainda|la|no)$/u
const plates = /^(?:prato|pratao|pratinho|comida|refeicao|almoco|janta|jantar|tudo)$/u
const determiners = /^(?:meu|minha|o|a|esse|essa|todo|toda)$/u
const opening = /^(?:que|tinha|era|foi|,|:|\()$/u

/**
 * Removes the words that tell which part of a plate was eaten or left, and returns the parts: `comi metade do prato: arroz 6
 * colheres e 1 bife`, `200 g de arroz e 1 bife, deixei um terço do prato`.
 */
export function takePlateShares(
  said: readonly Token[],
  finderOf: (tokens: readonly Token[]) => FindFood,
): { readonly kept: readonly Token[]; readonly plates: readonly PlateShare[] } {
  const tokens = readPlateParts(said, finderOf)
  const isSaid = tokens.some(({ plain }, at) => plates.test(plain) || plateWordsAt(tokens, at) > 0)
  const text = isSaid ? { tokens, findFood: finderOf(tokens) } : undefined
  const told = text ? tokens.flatMap((_, at) => shareAt(text, at) ?? []) : []
  if (told.length === 0) return { kept: tokens, plates: [] }
  return {
    kept: withCommas(
      tokens,
      told.map(({ out }) => out),
    ),
    plates: told.map(({ list, own, whole }) => ({
      from: tokens[list[0]]?.start ?? 0,
      to: tokens[list[1]]?.start ?? Number.POSITIVE_INFINITY,
      own,
      whole,
    })),
  }
}

/** Reads the part of a plate after a verb. */
function shareAt(text: Text, at: number): Told | undefined {
  const { tokens } = text
  const word = tokens[at]?.plain ?? ''
  const isLeft = leaving.test(word)
  if (!isLeft && !eating.test(word)) return undefined
  if (word === 'joguei' && !isThrown(tokens, at)) return undefined
  let from = at + 1
  while (fillers.test(tokens[from]?.plain ?? '')) from += 1
  const part = plateAt(tokens, from, isLeft)
  if (!part) return undefined
  const isDenied = !isLeft && tokens[at - 1]?.plain === 'nao'
  const start = isDenied ? at - 1 : at
  const list = foodsAfter(text, part.next) ?? foodsBefore(text, start)
  if (!list || (part.isComposed && !hasNumber(tokens, list))) return undefined
  const own = isLeft || isDenied ? part.whole - part.own : part.own
  return { list, out: [isLeft || isDenied ? start : from, part.next], own, whole: part.whole }
}

/** Reads `metade do prato`, `1/3 da minha marmita`; `meio prato` only of what was left, because a half can be what was served. */
function plateAt(tokens: readonly Token[], at: number, isLeft: boolean) {
  const isHalf = isLeft && /^mei[oa]$/u.test(tokens[at]?.plain ?? '')
  const part = isHalf ? { own: 1, whole: 2, next: at + 1 } : readFraction(tokens, at)
  if (!part || (!isHalf && !isOf(tokens[part.next]))) return undefined
  let next = isHalf ? part.next : part.next + 1
  while (determiners.test(tokens[next]?.plain ?? '')) next += 1
  const composed = plateWordsAt(tokens, next)
  // `metade do prato de sopa` is a part of the soup alone.
  if (composed === 0 && isOf(tokens[next + 1])) return undefined
  if (composed === 0 && !plates.test(tokens[next]?.plain ?? '')) return undefined
  return { ...part, next: next + Math.max(composed, 1), isComposed: composed > 0 }
}

/** Returns the range of the foods that follow the words; `undefined` for less than two. */
function foodsAfter(text: Text, at: number): Range | undefined {
  const { tokens } = text
  let from = at
  while (opensList(tokens, from)) from += 1
  const list: Range = [from, listEnd(tokens, from)]
  return from > at && foodCount(text, list) > 1 ? list : undefined
}

/** Returns whether a word stands before a list; `com` only before an amount: not `metade do prato com salada, …`. */
function opensList(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.plain.trim() ?? ''
  return opening.test(word) || (word === 'com' && tokens[at + 1]?.kind === 'number')
}

function foodsBefore(text: Text, at: number): Range | undefined {
  const bound = listStart(text.tokens, 0, at)
  const list: Range = [sentenceStart(text, bound, at), at]
  return foodCount(text, list) > 1 ? list : undefined
}

function foodCount({ tokens, findFood }: Text, [from, to]: Range): number {
  let count = 0
  for (let at = from; at < to;) {
    const food = tokens[at]?.kind === 'word' ? findFood(at) : undefined
    if (food) count += 1
    at = Math.max(at + 1, food?.next ?? 0)
  }
  return count
}

function hasNumber(tokens: readonly Token[], [from, to]: Range): boolean {
  return tokens.some((_, at) => at >= from && at < to && readNumeral(tokens, at)?.isArticle === false)
}
