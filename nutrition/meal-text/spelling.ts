import { editDistance } from '../foods/edit-distance.ts'
import { isCookingWord } from './cooking-words.ts'
import { lookalikes } from './lookalikes.ts'
import type { PhraseIndex } from './phrase-index.ts'
import { undiminished } from './phrase-index.ts'
import type { Token } from './tokens.ts'

const shortestCorrected = 5
const longEnoughForTwoEdits = 9

/** Names of foods by how they sound and by their first sound, to find what a misspelt word meant. */
export interface Speller {
  /** The name's word that a misspelt, diminutive or known word stands for; `undefined` when it is no food word. */
  readonly correct: (token: Token) => string | undefined
}

/**
 * How a word sounds in Brazil, roughly: `xuxu` and `chuchu`, `arros` and `arroz`, `auface` and `alface` agree.
 */
export function soundOf(key: string): string {
  return key
    .replace(/ch/gu, 'x')
    .replace(/ph/gu, 'f')
    .replace(/qu(?=[ei])/gu, 'k')
    .replace(/c(?=[ei])/gu, 's')
    .replace(/g(?=[ei])/gu, 'j')
    .replace(/gu(?=[ei])/gu, 'g')
    .replace(/[cq]/gu, 'k')
    .replace(/y/gu, 'i')
    .replace(/w/gu, 'v')
    .replace(/z/gu, 's')
    .replace(/l(?=[bcdfgkmnpqrstvxz]|$)/gu, 'u')
    .replace(/aum$/u, 'ao')
    .replace(/^h/u, '')
    .replace(/m(?=[^aeiou]|$)/gu, 'n')
    .replace(/(.)\1+/gu, '$1')
}

/**
 * Corrects single words towards the names of the index. Careful on purpose: real Portuguese words that look
 * like a food (`carro`, `pasta`, `gato`) stand in `lookalikes` and are never corrected, short words only by
 * sound, and the first sound must agree.
 */
export function makeSpeller(index: PhraseIndex, isKnown: (key: string) => boolean): Speller {
  const bySound = new Map<string, string>()
  const byInitial = new Map<string, string[]>()
  for (const word of index.vocabulary) {
    if (word.length < 4 || isCookingWord(word)) continue
    const sound = soundOf(word)
    if (!bySound.has(sound)) bySound.set(sound, word)
    const initial = sound[0] ?? ''
    byInitial.set(initial, [...(byInitial.get(initial) ?? []), word])
  }
  const correct = (token: Token) => {
    const { key } = token
    if (
      key.length < 4 ||
      index.vocabulary.has(key) ||
      isKnown(token.plain) ||
      isKnown(key) ||
      lookalikes.has(token.plain) ||
      lookalikes.has(key)
    )
      return undefined
    const sound = soundOf(key)
    return undiminished(index, key) ?? bySound.get(sound) ?? nearest(key, byInitial.get(sound[0] ?? '') ?? [])
  }
  return { correct }
}

function nearest(key: string, words: readonly string[]): string | undefined {
  if (key.length < shortestCorrected) return undefined
  let best: string | undefined
  let bestDistance = key.length >= longEnoughForTwoEdits ? 2 : 1
  for (const word of words) {
    if (word.length < shortestCorrected) continue
    const distance = editDistance(key, word, bestDistance)
    if (distance < bestDistance || (distance === bestDistance && best === undefined)) {
      best = word
      bestDistance = distance
    }
  }
  return best
}
