import { normalizeText } from '../../../foods/normalize-text.ts'
import { classesOf } from './word-classes.ts'

/** Number of buckets into which the features of a text are hashed (feature hashing, Weinberger et al. 2009). */
export const bucketCount = 1 << 15

/** Lengths of the pieces of a word that are features, with the spaces around it: they survive misspelling and endings. */
const pieceLengths = [3, 4, 5] as const

/**
 * Returns the distinct buckets of a text's features: its words, pairs of neighbouring words, pieces of words, and the
 * kinds of its words, alone and in pairs. Numbers are coarse, so that `3 dias` and `4 dias` are alike, but not `15 anos` and `45 anos`.
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
  for (const feature of classFeaturesOf(words)) buckets.add(bucketOf(feature))
  return [...buckets]
}

/** Returns the kinds of words, the pairs of kinds that follow each other, and all pairs of kinds in the text. */
function classFeaturesOf(words: readonly string[]): string[] {
  const known = words.map(classesOf).filter((classes) => classes.length > 0)
  const distinct = [...new Set(known.flat())].toSorted()
  return [
    ...distinct.map((one) => `c ${one}`),
    ...known.flatMap((classes, at) =>
      classes.flatMap((one) => (known[at + 1] ?? []).map((next) => `n ${one} ${next}`)),
    ),
    ...distinct.flatMap((one, at) => distinct.slice(at + 1).map((other) => `b ${one} ${other}`)),
  ]
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
