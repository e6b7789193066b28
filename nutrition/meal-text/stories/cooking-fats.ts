import { asWord } from '../words/inserted-tokens.ts'
import type { Token } from '../words/tokens.ts'

/** Words for a kind of butter or oil. */
export const fatWords = /^(?:ghee|clarificada|garrafa|oleo)$/u
const kinds: readonly string[][] = [
  ['ghee'],
  ['manteiga', 'ghee'],
  ['manteiga', 'clarificada'],
  ['manteiga', 'de', 'garrafa'],
  ...['soja', 'milho', 'girassol', 'canola'].map((kind) => ['oleo', 'de', kind]),
]

/**
 * Leaves out the kind of the fat that food was cooked in, which would be counted beside it: `macarrão na manteiga ghee`, `ovo
 * no óleo de girassol`. A kind behind `e` is a second fat.
 */
export function dropKindOfFat(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, place) => lengthAt(tokens, place) !== undefined)
  const [fat, length] = [tokens[at], lengthAt(tokens, at)]
  if (!fat || length === undefined) return tokens
  const general = asWord(fat, fat.plain === 'ghee' ? 'manteiga' : fat.plain)
  return dropKindOfFat([...tokens.slice(0, at), general, ...tokens.slice(at + length)])
}

/** Returns the number of words of a fat with its kind that food was cooked in; `undefined` for other words. */
function lengthAt(tokens: readonly Token[], at: number): number | undefined {
  if (!/^n[ao]$/u.test(tokens[at - 1]?.plain ?? '')) return undefined
  return kinds.find((words) => words.every((word, offset) => tokens[at + offset]?.plain === word))?.length
}
