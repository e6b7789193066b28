import { isMeasureWord } from '../amounts/measure-words.ts'
import { foodEndingAt } from '../matching/food-ending.ts'
import type { FinderOf } from '../matching/food-matching.ts'
import { readFraction } from '../words/fractions.ts'
import { asNumber } from '../words/inserted-tokens.ts'
import { numeralBefore, readNumeral } from '../words/numerals.ts'
import { isMark, isOf, type Token } from '../words/tokens.ts'

/** Words between an amount that was added and the one before it: `3 bis e depois mais 2`. */
const linking = /^(?:,|e|depois|ai|comi|tomei|bebi|peguei|repeti|mais|tarde)$/u
/** Words after an added number that names no further food. */
const afterNumber = /^(?:depois|agora|agorinha|hoje|antes|logo|a|de|n[oa]|mais|quando|e|pra|para|em|com)$/u
const times = /^(?:noite|tarde|manha|madrugada|dormir|cama|almoco|jantar|janta|lanche|casa|trabalho|tarde)$/u

export const moreWords = /^mais$/u

/** Adds a number of the same pieces that follows later: `3 bis e depois mais 2` is `5 bis`. */
export function addLaterPieces(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const more = tokens.findIndex(({ plain }, at) => moreWords.test(plain) && readNumeral(tokens, at + 1))
  const added = more < 1 ? undefined : readNumeral(tokens, more + 1)
  if (!added || added.isVague || readFraction(tokens, more + 1)) return tokens
  let end = added.next
  let from = more
  while (linking.test(tokens[from - 1]?.plain.trim() ?? '')) from -= 1
  const findFood = finderOf(tokens)
  const food = foodEndingAt(tokens, from, findFood)
  if (!food || from === more) return tokens
  const first = countBefore(tokens, food.at)
  const unit = first && measureIn(tokens, first.next, food.at)
  if (unit !== undefined && tokens[end]?.key === unit) end += 1
  if (!first || first.numeral.isVague || !isClauseEnd(tokens, end)) return tokens
  // `200 ml de suco e depois mais 2` counts glasses.
  if (unit !== undefined && end === added.next && !isCounted(unit)) return tokens
  const sum = first.numeral.value + added.value
  return [
    ...tokens.slice(0, first.at),
    ...tokens.slice(first.at, first.at + 1).map((token) => asNumber(token, sum)),
    ...tokens.slice(first.next, from),
    ...tokens.slice(end),
  ]
}

function isCounted(unit: string): boolean {
  return !/^(?:g|grama|ml|kg|l|litro|colher|concha)$/u.test(unit)
}

/** Returns the number before a food, with the measure between them. */
function countBefore(tokens: readonly Token[], food: number) {
  for (let at = food - 1; at >= Math.max(0, food - 4); at -= 1) {
    const numeral = readNumeral(tokens, at)
    if (!numeral || numeral.next > food) continue
    const isLinked = tokens
      .slice(numeral.next, food)
      .every((token) => isOf(token) || isMeasureWord(token.key))
    return isLinked ? { at, numeral, next: numeral.next } : undefined
  }
  return undefined
}

function measureIn(tokens: readonly Token[], from: number, to: number): string | undefined {
  return tokens.slice(from, to).find(({ key }) => isMeasureWord(key))?.key
}

function isClauseEnd(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || isMark(token)) return true
  if (/^(?:depois|agora|agorinha|hoje)$/u.test(token.plain)) return true
  const next = tokens[at + 1]?.plain ?? ''
  return afterNumber.test(token.plain) && (times.test(next) || /^d[eao]$/u.test(next))
}

export const otherWords = /^outr[oa]$/u

/**
 * Adds the part of another piece to the whole ones: `pamonha, uma inteira e metade da outra` is `1.5 pamonha`, `1 pizza e
 * metade de outra` is `1.5 pizza`.
 */
export function addPartOfOther(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const other = tokens.findIndex(
    ({ plain }, at) => otherWords.test(plain) && isOf(tokens[at - 1]) && partBefore(tokens, at - 1),
  )
  const part = other < 0 ? undefined : partBefore(tokens, other - 1)
  if (!part) return tokens
  let from = part.at
  while (/^(?:,|e|mais|comi|a)$/u.test(tokens[from - 1]?.plain.trim() ?? '')) from -= 1
  if (from === part.at) return tokens
  const findFood = finderOf(tokens)
  // `metade de outra de queijo` is another kind.
  if (isOf(tokens[other + 1]) && findFood(other + 2)) return tokens
  const isWhole = /^inteir[oa]s?$/u.test(tokens[from - 1]?.plain ?? '')
  let end = isWhole ? from - 1 : from
  // The number behind the food: `pamonha, uma inteira`.
  const said = numeralBefore(tokens, end)
  if (said) end = isMark(tokens[said.at - 1]) ? said.at - 1 : said.at
  // `pamonha de sal, uma inteira`
  const food =
    foodEndingAt(tokens, end, findFood) ??
    (isOf(tokens[end - 2]) ? foodEndingAt(tokens, end - 2, findFood) : undefined)
  if (!food) return tokens
  const before = countBefore(tokens, food.at)
  const whole = said ?? before?.numeral
  if (!whole || whole.value < 1 || whole.isVague) return tokens
  const start = before?.at ?? food.at
  return [
    ...tokens.slice(0, start),
    ...tokens.slice(start, start + 1).map((token) => ({
      ...asNumber(token, whole.value + part.share),
      ...(!before && { end: token.start }),
    })),
    ...tokens.slice(before?.next ?? food.at, end),
    ...tokens.slice(other + 1),
  ]
}

/** Returns the fraction right before a token: `metade`, `um pedaço` of another one is none. */
function partBefore(tokens: readonly Token[], end: number) {
  for (let at = Math.max(0, end - 3); at < end; at += 1) {
    const part = readFraction(tokens, at)
    if (part?.next === end && part.own < part.whole) return { at, share: part.own / part.whole }
  }
  return undefined
}
