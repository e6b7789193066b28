import { editDistance } from '../../foods/edit-distance.ts'
import { commonWords } from './common-words.ts'
import { keywords } from './keywords.ts'

const known = new Set([...keywords, ...commonWords])
const byInitial = new Map<string, string[]>()
for (const keyword of keywords) {
  const initial = keyword[0]!
  byInitial.set(initial, [...(byInitial.get(initial) ?? []), keyword])
}
const shortest = 6
/** From this length on two mistakes are forgiven. */
const long = 9

/**
 * The keyword that a misspelled word means, or the word itself. A word that exists ({@link commonWords}) is never
 * corrected, a first letter only where it is a silent H.
 */
export function correctSpelling(word: string): string {
  if (known.has(word) || word.length < shortest) return word
  for (const initial of [
    word[0]!,
    ...(word[0] === 'h' ? [word[1]!] : ['i', 'e', 'o', 'a'].includes(word[0]!) ? ['h'] : []),
  ]) {
    const found = nearest(word, byInitial.get(initial) ?? [])
    if (found !== null) return found
  }
  return word
}

function nearest(word: string, candidates: readonly string[]): string | null {
  let best: string | null = null
  let bestDistance = 3
  for (const candidate of candidates) {
    if (candidate.length < shortest) continue
    const limit = Math.min(word.length, candidate.length) >= long ? 2 : 1
    const distance = editDistance(word, candidate, limit)
    if (distance <= limit && distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}
