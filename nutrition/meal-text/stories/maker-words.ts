import type { FinderOf } from '../matching/food-matching.ts'
import { makerNames } from '../words/maker-names.ts'
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

/** Shops whose name starts a text before the foods that were eaten there. */
export const leadingMakers = new Set([...makerNames, 'arbys'])

/** Leaves out the shop before foods, also behind `no`: `habib's: 3 esfihas`, `dominos 2 fatias de pizza`. */
export function dropLeadingMaker(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const at = /^n[oa]$/u.test(tokens[0]?.plain ?? '') ? 1 : 0
  const next = skipMark(tokens, at + 1)
  if (!leadingMakers.has(tokens[at]?.plain ?? '') || isMark(tokens[next])) return tokens
  const findFood = finderOf(tokens)
  // `danone` and `jussara` are foods themselves.
  if (findFood(at)) return tokens
  const from = readNumeral(tokens, next)?.next
  const isFood =
    from === undefined ? findFood(next) : tokens.some((_, place) => place >= from && findFood(place))
  return isFood ? tokens.slice(next) : tokens
}
