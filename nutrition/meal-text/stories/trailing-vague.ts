import { foodEndingAt } from '../matching/food-ending.ts'
import type { FinderOf } from '../matching/food-matching.ts'
import { isSign, type Token } from '../words/tokens.ts'

const vague = /^(?:pouc[oa]s?|pouquinh[oa]|bastante|muit[oa]s?)$/u

/** Moves vague amounts of a list before their foods: `arroz pouco, feijão bastante` is `pouco arroz, bastante feijão`. */
export function moveVagueAmounts(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  if (!tokens.some(({ plain }) => vague.test(plain))) return tokens
  let moved = tokens
  for (let at = 1; at < tokens.length; at += 1) moved = movedAt(moved, at, finderOf) ?? moved
  return moved
}

function movedAt(tokens: readonly Token[], at: number, finderOf: FinderOf): readonly Token[] | undefined {
  const token = tokens[at]
  if (!token || !vague.test(token.plain)) return undefined
  const isBracket = isSign(tokens[at - 1], '(') && isSign(tokens[at + 1], ')')
  const [from, next] = isBracket ? [at - 1, at + 2] : [at, at + 1]
  if (!isEnd(tokens[next])) return undefined
  const food = foodEndingAt(tokens, from, finderOf(tokens))
  const before = food && tokens[food.at - 1]
  // An amount before the food is its own: `2 colheres de arroz, bastante`.
  if (!food || (before && !isEnd(before) && !/^(?:com|mas|comi)$/u.test(before.plain))) return undefined
  const start = tokens[food.at]?.start ?? 0
  return [
    ...tokens.slice(0, food.at),
    { ...token, start, end: start },
    ...tokens.slice(food.at, from),
    ...tokens.slice(next),
  ]
}

function isEnd(token: Token | undefined): boolean {
  return token?.kind !== 'word' ? token?.kind !== 'number' : token.plain === 'e'
}
