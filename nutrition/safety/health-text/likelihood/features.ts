import { normalizeText } from '../../../foods/normalize-text.ts'

/** Number of buckets into which the features of a text are hashed (feature hashing, Weinberger et al. 2009). */
export const bucketCount = 1 << 15

/** Lengths of the pieces of a word that are features, with the spaces around it: they survive misspelling and endings. */
const pieceLengths = [3, 4, 5] as const

/**
 * Returns the distinct buckets of a text's features: its words, pairs of neighbouring words and pieces of words. Numbers
 * are coarse, so that `3 dias` and `4 dias` are alike, but not `15 anos` and `45 anos`.
 */
export function featuresOf(text: string): readonly number[] {
  const words = normalizeText(text).split(' ').map(coarse)
  const buckets = new Set<number>()
  for (const [at, word] of words.entries()) {
    buckets.add(bucketOf(`w ${word}`))
    const next = words[at + 1]
    if (next !== undefined) buckets.add(bucketOf(`p ${word} ${next}`))
    const padded = ` ${word} `
    for (const length of pieceLengths) {
      for (let from = 0; from + length <= padded.length; from += 1) {
        buckets.add(bucketOf(padded.slice(from, from + length)))
      }
    }
  }
  return [...buckets]
}

/** Returns a number with only the first of several digits: `4#` for 45, `1###` for 1985, `#` for 3. Returns words unchanged. */
function coarse(word: string): string {
  if (!/^\d+$/.test(word)) return word
  return (word.length > 1 ? word.slice(0, 1) : '') + '#'.repeat(Math.max(1, word.length - 1))
}

/** Returns the bucket of a feature by its FNV-1a hash. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  }
  return (hash ^ (hash >>> 15)) & (bucketCount - 1)
}
