/** Words remembered at most; the common ones are back soon after all were forgotten. */
const mostWords = 2000

/** Returns a function of a word that computes the result for the same word once. */
export function rememberWords<Result extends object>(compute: (word: string) => Result): typeof compute {
  const results = new Map<string, Result>()
  return (word) => {
    const known = results.get(word)
    if (known) return known
    if (results.size === mostWords) results.clear()
    const result = compute(word)
    results.set(word, result)
    return result
  }
}
