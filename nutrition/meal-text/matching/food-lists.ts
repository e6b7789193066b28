import type { FindFood } from './food-matching.ts'
import type { Token } from '../words/tokens.ts'

/** Returns the index after an article or possessive at a token. */
export function determinerEnd(tokens: readonly Token[], at: number): number {
  return /^(?:[oa]s?|meus?|minhas?)$/u.test(tokens[at]?.plain ?? '') ? at + 1 : at
}

/** Returns the index after the food at a token and further foods joined by `e` or `com`. */
export function listEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  let end = findFood(at)?.next
  while (end !== undefined && /^(?:e|com)$/u.test(tokens[end]?.plain ?? '')) {
    const next = findFood(determinerEnd(tokens, end + 1))?.next
    if (next === undefined) break
    end = next
  }
  return end
}
