import { partsNamed } from '../../foods/dishes/vary-dish.ts'
import { determinerEnd } from '../matching/food-lists.ts'
import type { FinderOf, FindFood } from '../matching/food-matching.ts'
import { movedTo } from '../words/inserted-tokens.ts'
import { tokenize, type Token } from '../words/tokens.ts'

const exchanging =
  /^(?:troquei|trocamos|troca|trocando|troco|trocad[oa]|substitui|substituimos|substituindo)$/u

/**
 * Reads a part of a dish that was exchanged for another food as left out: `à la minuta, troquei a frita por purê` is `à la
 * minuta sem batata frita, purê`.
 */
export function exchangeParts(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => exchanging.test(plain))
  if (at < 0) return tokens
  const written = tokens.flatMap((token, place) => (isFries(tokens, place) ? wordsAt(token) : [token]))
  const verb = written.findIndex(({ plain }) => exchanging.test(plain))
  const findFood = finderOf(written)
  const name = determinerEnd(written, verb + 1)
  const part = written[name]?.kind === 'word' ? findFood(name) : undefined
  if (!part || !/^(?:por|pel[oa]s?)$/u.test(written[part.next]?.plain ?? '')) return tokens
  const dishEnd = dishBefore(written, verb, part.food, findFood)
  if (dishEnd === undefined) return tokens
  return [
    ...written.slice(0, dishEnd),
    ...movedTo([...tokenize('sem'), ...written.slice(name, part.next)], written[dishEnd - 1]?.end ?? 0),
    ...written.slice(dishEnd, verb),
    ...written.slice(part.next + 1),
  ]
}

/** Returns whether `frita` alone means fries: `troquei a frita por`. */
function isFries(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.plain ?? ''
  return /^fritas?$/u.test(tokens[at]?.plain ?? '') && /^(?:as?|troquei|trocando)$/u.test(before)
}

function wordsAt(token: Token): readonly Token[] {
  return tokenize('batata frita').map((word) => ({ ...word, start: token.start, end: token.end }))
}

/** Returns the index after the last dish before a token that has a food as its part. */
function dishBefore(
  tokens: readonly Token[],
  before: number,
  food: Parameters<typeof partsNamed>[1],
  findFood: FindFood,
): number | undefined {
  for (let at = before - 1; at >= 0; at -= 1) {
    const match = tokens[at]?.kind === 'word' ? findFood(at) : undefined
    if (!match || match.next > before) continue
    if (partsNamed(match.named.dish?.parts ?? [], food).length > 0) return match.next
  }
  return undefined
}
