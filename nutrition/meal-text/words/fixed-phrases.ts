import { itemAt } from '../../shared/collections/lookup.ts'
import type { Token } from './tokens.ts'
import { plain } from './words.ts'

export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

/** Groups phrases by their first word, the longest phrase first. */
export function groupByFirst(phrases: readonly string[]): Phrases {
  const byFirst = new Map<string, readonly (readonly string[])[]>()
  for (const phrase of phrases) {
    const words = plain(phrase).split(' ')
    const first = itemAt(words, 0)
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), words].sort((a, b) => b.length - a.length),
    )
  }
  return byFirst
}

/** Returns the number of words of the longest phrase that stands at a token; 0 if there is none. */
export function phraseLength(tokens: readonly Token[], at: number, phrases: Phrases): number {
  for (const words of phrases.get(itemAt(tokens, at).plain) ?? []) {
    if (words.every((word, offset) => tokens[at + offset]?.plain === word)) return words.length
  }
  return 0
}
