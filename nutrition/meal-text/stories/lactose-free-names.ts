import type { FinderOf } from '../matching/food-matching.ts'
import type { Token } from '../words/tokens.ts'
import { saysLactoseFree } from '../words/lactose-free-tokens.ts'

export const lactoseWords = /^lactose$/u

/** Words of a name before `sem lactose` at most. */
const longestName = 4

/**
 * Moves `sem lactose` behind the whole name of the food: `leite sem lactose desnatado`, `iogurte sem lactose de
 * morango`, `leite sem lactose com café`.
 */
export function moveLactoseFree(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const listed = beforeSugar(tokens)
  if (listed) return moveLactoseFree(listed, finderOf)
  const at = tokens.findIndex((_, place) => saysLactoseFree(tokens, place))
  if (at < 1) return tokens
  const rest = tokens.toSpliced(at, 2)
  const after = moveLactoseFree(tokens.slice(at + 2), finderOf)
  const to = endOfName(rest, at, finderOf)
  const phrase = tokens.slice(at, at + 2)
  return to === at
    ? [...tokens.slice(0, at + 2), ...after]
    : [...rest.slice(0, to), ...phrase, ...after.slice(to - at)]
}

/** Other things that a drink or sweet is often free of. */
const absent = /^(?:acucar|adocante|gordura|gluten)$/u

/**
 * Puts `sem lactose` before other things that the food is free of: `café com leite sem açúcar e sem lactose`, `sem
 * lactose e zero açúcar`. Returns `undefined` if there are none.
 */
function beforeSugar(tokens: readonly Token[]): readonly Token[] | undefined {
  const isAbsent = (at: number) =>
    /^(?:sem|zero)$/u.test(tokens[at]?.plain ?? '') && absent.test(tokens[at + 1]?.plain ?? '')
  const at = tokens.findIndex((_, place) => place > 0 && saysLactoseFree(tokens, place))
  if (at > 0 && tokens[at + 2]?.plain === 'e' && isAbsent(at + 3)) return tokens.toSpliced(at + 2, 1)
  const isJoined = tokens[at - 1]?.plain === 'e' || tokens[at - 1]?.plain.trim() === ','
  const from = at - (isJoined ? 3 : 2)
  if (at < 0 || !isAbsent(from)) return undefined
  const others = tokens.slice(from, from + 2)
  return [...tokens.slice(0, from), ...tokens.slice(at, at + 2), ...others, ...tokens.slice(at + 2)]
}

/** Returns the index after the name that goes on at a token; the same index if none does. */
function endOfName(rest: readonly Token[], at: number, finderOf: FinderOf): number {
  const link = rest[at]
  if (link?.kind !== 'word' || /^(?:e|mais|sem|zero)$/u.test(link.plain)) return at
  const findFood = finderOf(rest)
  // Another food of milk keeps its own lactose: `sanduíche de queijo sem lactose com requeijão`.
  if (link.plain === 'com' && findFood(at + 1)?.food.allergens.includes('leite')) return at
  const starts = Array.from({ length: Math.min(at, longestName) }, (_, back) => at - 1 - back)
  const name = starts.map((start) => findFood(start)).find((match) => match !== undefined && match.next > at)
  return name && !name.variation && name.food.allergens.includes('leite') ? name.next : at
}
