import type { Token } from '../../meal-text/words/tokens.ts'
import { plain } from '../../meal-text/words/words.ts'

/** Phrases by their first word; longer phrases come first. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

/** Groups phrases in plain words (lower case, no accents) by their first word. */
export function groupPhrases(phrases: readonly string[]): Phrases {
  const words = phrases
    .filter((phrase) => phrase !== '')
    .map((phrase) => plain(phrase).split(' '))
    .toSorted((one, other) => other.length - one.length)
  return Map.groupBy(words, ([first = '']) => first)
}

/**
 * Returns the number of tokens of the longest phrase that starts at a position, in singular or plural; 0 if none does.
 */
export function phraseLength(phrases: Phrases, tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  if (token?.kind !== 'word') return 0
  const starting = [...(phrases.get(token.plain) ?? []), ...(phrases.get(token.key) ?? [])]
  const said = starting.filter((words) => words.every((word, index) => isWord(tokens[at + index], word)))
  return Math.max(0, ...said.map((words) => words.length))
}

function isWord(token: Token | undefined, word: string): boolean {
  return token?.kind === 'word' && (token.plain === word || token.key === word)
}
