export interface PhraseMatch<Value> {
  readonly value: Value
  /** Index of the first word of the match; `to` is the index after its last word. */
  readonly from: number
  readonly to: number
}

/** Phrases of whole words with their values. `longest` is the number of words of the longest phrase. */
export interface PhraseBook<Value> {
  readonly byWords: ReadonlyMap<string, Value>
  readonly longest: number
}

/**
 * Builds a phrase lookup from normalized words separated by single spaces. Among equal phrases, the last one counts.
 */
export function phraseBook<Value>(
  entries: Iterable<readonly [words: string, value: Value]>,
): PhraseBook<Value> {
  const byWords = new Map(entries)
  return { byWords, longest: Math.max(...[...byWords.keys()].map((words) => words.split(' ').length)) }
}

/**
 * Returns the known phrases of a text from left to right, without overlaps. At each position the longest phrase is
 * taken.
 */
export function scanPhrases<Value>(words: readonly string[], book: PhraseBook<Value>): PhraseMatch<Value>[] {
  const found: PhraseMatch<Value>[] = []
  for (let from = 0; from < words.length;) {
    const match = longestAt(words, from, book)
    if (match) found.push(match)
    from = match?.to ?? from + 1
  }
  return found
}

function longestAt<Value>(
  words: readonly string[],
  from: number,
  { byWords, longest }: PhraseBook<Value>,
): PhraseMatch<Value> | undefined {
  for (let to = Math.min(words.length, from + longest); to > from; to--) {
    const value = byWords.get(words.slice(from, to).join(' '))
    if (value !== undefined) return { value, from, to }
  }
  return undefined
}
