import { listEnd } from '../matching/food-lists.ts'
import type { FindFood } from '../matching/food-matching.ts'
import { type Token, tokenize } from '../words/tokens.ts'
import { unitOf } from '../words/unit-words.ts'

/** Divides a weight that two foods share equally: `200 g entre picanha e linguiça` is 100 g of each. */
export function divideBetween(
  tokens: readonly Token[],
  finderOf: (tokens: readonly Token[]) => FindFood,
): readonly Token[] {
  const at = tokens.findIndex(({ plain }, place) => plain === 'entre' && place > 1)
  const [number, unit] = [tokens[at - 2], tokens[at - 1]]
  if (at < 0 || number?.kind !== 'number' || !unit || !unitOf(unit)) return tokens
  const findFood = finderOf(tokens)
  const first = findFood(at + 1)
  const second = first && tokens[first.next]?.plain === 'e' ? findFood(first.next + 1) : undefined
  if (!first || !second || listEnd(tokens, at + 1, findFood) !== second.next) return tokens
  const half = String(number.value / 2)
  const amount = [{ ...number, plain: half, key: half, value: number.value / 2 }, unit, ...tokenize('de')]
  return [
    ...tokens.slice(0, at - 2),
    ...(tokens[at - 3]?.kind === 'word' ? placedAt(number, tokenize(',')) : []),
    ...placedAt(tokens[at + 1], amount),
    ...tokens.slice(at + 1, first.next + 1),
    ...placedAt(tokens[first.next + 1], amount),
    ...tokens.slice(first.next + 1),
  ]
}

function placedAt(token: Token | undefined, words: readonly Token[]): readonly Token[] {
  const start = token?.start ?? 0
  return words.map((word) => ({ ...word, start, end: start }))
}
