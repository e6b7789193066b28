import { groupByFirst } from '../words/fixed-phrases.ts'
import type { Token } from '../words/tokens.ts'
import { rowlessFoods } from './rowless-foods.ts'

const byFirst = groupByFirst(rowlessFoods)

/**
 * Returns the number of words of the longest name of a food without a row that starts at a token, in the singular or
 * the plural: `barras de castanha`. Returns 0 if there is none.
 */
export function rowlessLength(tokens: readonly Token[], at: number): number {
  const first = tokens[at]
  if (!first) return 0
  const names = [...(byFirst.get(first.plain) ?? []), ...(byFirst.get(first.key) ?? [])]
  const isSaid = (word: string, offset: number) =>
    tokens[at + offset]?.plain === word || tokens[at + offset]?.key === word
  const lengths = names.filter((words) => words.every(isSaid)).map((words) => words.length)
  return Math.max(0, ...lengths)
}
