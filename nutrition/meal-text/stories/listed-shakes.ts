import type { FinderOf } from '../matching/food-matching.ts'
import { foodEndingAt } from '../matching/food-ending.ts'
import { readNumeral } from '../words/numerals.ts'
import { isOf, type Token } from '../words/tokens.ts'

export const shakes = /^(?:shake|vitamina|smoothie|batida)$/u

/** Drops the name of a drink whose first ingredient has its amount: `shake 300 ml leite, 2 scoops de whey`. */
export function dropNameOfShake(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => shakes.test(plain))
  const amount = at < 0 ? undefined : readNumeral(tokens, at + 1)
  if (!amount || tokens[amount.next]?.key !== 'ml') return tokens
  const next = isOf(tokens[amount.next + 1]) ? amount.next + 2 : amount.next + 1
  const food = finderOf(tokens)(next)?.food
  const isMilk = food?.group === 'laticinio' || food?.name.startsWith('Leite') === true
  const isListed = tokens.slice(next).some((_, place) => readNumeral(tokens, next + place) !== undefined)
  return isMilk && isListed ? tokens.toSpliced(at, 1) : tokens
}

export const relative = /^(?:que|q)$/u
/** Words after a colon that restate the food: `o suco que mandei: era água`. */
const corrected = /^(?:era|eram|foi|foram)$/u
/** Words of a clause at most. */
const longestClause = 5

/** Drops a relative clause between a title and its list: `vitamina que a médica passou: 1 copo de leite e 1 banana`. */
export function dropClauseOfTitle(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const from = tokens.findIndex(({ plain }, at) => at > 0 && relative.test(plain))
  const clause = from < 0 ? [] : tokens.slice(from, from + longestClause + 1)
  const colon = clause.findIndex(({ kind }) => kind !== 'word')
  if (clause[colon]?.kind !== 'colon' || corrected.test(tokens[from + colon + 1]?.plain ?? '')) return tokens
  return foodEndingAt(tokens, from, finderOf(tokens)) ? tokens.toSpliced(from, colon) : tokens
}
