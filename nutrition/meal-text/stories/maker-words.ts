import type { FinderOf } from '../matching/food-matching.ts'
import { makerNameEnd, makerNames } from '../words/maker-names.ts'
import { readNumeral } from '../words/numerals.ts'
import { isMark, skipMark, type Token } from '../words/tokens.ts'

export const makerEnds = /^donalds?$/u

/** Writes `mc donald's` as the one word by which foods and makers are listed. */
export function joinMakerName(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const isLast = makerEnds.test(token.plain) && tokens[at - 1]?.plain === 'mc'
    if (isLast) return []
    const after = tokens[at + 1]
    const isFirst = token.plain === 'mc' && makerEnds.test(after?.plain ?? '')
    const name = { accented: 'mcdonalds', plain: 'mcdonalds', key: 'mcdonald' }
    return [isFirst && after ? { ...token, ...name, end: after.end } : token]
  })
}

/** First words of the shops whose name starts a text before the foods that were eaten there. */
export const leadingMakers = new Set(makerNames.map((name) => name.split(' ')[0] ?? name))

/** Leaves out the shop before foods, also behind `no`: `habib's: 3 esfihas`, `china in box yakisoba`. */
export function dropLeadingMaker(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const at = /^n[oa]$/u.test(tokens[0]?.plain ?? '') ? 1 : 0
  const end = makerNameEnd(tokens, at)
  if (end === undefined) return tokens
  const next = skipMark(tokens, end)
  if (isMark(tokens[next])) return tokens
  const findFood = finderOf(tokens)
  // `danone` and `jussara` are foods themselves, and `pizza hut 2 fatias de calabresa` is pizza.
  if (tokens[at]?.plain === 'pizza' || (findFood(at)?.next ?? 0) >= end) return tokens
  const from = readNumeral(tokens, next)?.next
  const isFood =
    from === undefined ? findFood(next) : tokens.some((_, place) => place >= from && findFood(place))
  return isFood ? tokens.slice(next) : tokens
}
