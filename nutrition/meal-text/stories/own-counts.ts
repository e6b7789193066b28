import { isMeasureWord } from '../amounts/measure-words.ts'
import type { FinderOf } from '../matching/food-matching.ts'
import { anyPerson } from '../matching/person-words.ts'
import { readNumeral } from '../words/numerals.ts'
import { isOf, type Token } from '../words/tokens.ts'
import { countRestOfPieces } from './rest-of-pieces.ts'

const ate = /^(?:comeu|tomou|bebeu|comeram|tomaram|beberam)$/u
const between = /^(?:,|e|mas)$/u
const beforeCount = /^(?:so|somente|apenas|comi|tomei|bebi|fiquei|com)$/u
/** The person is searched within this many words before the verb. */
const farthest = 3

/** Names the food of the own count: `meu marido comeu 2 pães, eu só comi 1` is one roll. */
export function nameOwnCount(said: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const tokens = countRestOfPieces(said, finderOf)
  const at = tokens.findIndex(({ plain }) => ate.test(plain))
  const person = at < 0 ? -1 : personBefore(tokens, at)
  const others = person < 0 ? undefined : readNumeral(tokens, at + 1)
  if (!others) return tokens
  const findFood = finderOf(tokens)
  let noun = others.next
  while (isMeasureWord(tokens[noun]?.key ?? '') || isOf(tokens[noun])) noun += 1
  const food = findFood(noun)
  if (!food) return tokens
  const self = skip(tokens, food.next, between)
  const own =
    tokens[self]?.plain === 'eu' ? readNumeral(tokens, skip(tokens, self + 1, beforeCount)) : undefined
  const [last, next] = [tokens[(own?.next ?? 0) - 1], tokens[own?.next ?? 0]]
  if (!own || !last || (next?.kind === 'word' && !/^(?:com|e|mais|sem)$/u.test(next.plain))) return tokens
  const name = tokens
    .slice(others.next, food.next)
    .map((token) => ({ ...token, start: last.end, end: last.end }))
  return [...tokens.slice(0, person), ...tokens.slice(self, own.next), ...name, ...tokens.slice(own.next)]
}

/** Returns the index of the person before a verb, with the possessive; -1 if there is none. */
function personBefore(tokens: readonly Token[], at: number): number {
  const from = Math.max(0, at - farthest)
  const place = tokens.slice(from, at).findLastIndex(({ plain }) => anyPerson.test(plain))
  if (place < 0) return -1
  return /^(?:meu|minha|[oa])$/u.test(tokens[from + place - 1]?.plain ?? '') ? from + place - 1 : from + place
}

function skip(tokens: readonly Token[], from: number, words: RegExp): number {
  let at = from
  while (words.test(tokens[at]?.plain.trim() ?? '')) at += 1
  return at
}
