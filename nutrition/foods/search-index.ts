import { foods } from './food-table.ts'
import { normalizeText } from './normalize-text.ts'

/** Stop words. */
const fillers = new Set([
  'de',
  'da',
  'do',
  'das',
  'dos',
  'd',
  'a',
  'o',
  'ao',
  'com',
  'e',
  'em',
  'no',
  'na',
  'um',
  'uma',
])

export interface IndexedName {
  /** Index in `foods`. */
  readonly food: number
  /** Indices of its words in `SearchIndex.words`. */
  readonly words: readonly number[]
  readonly isSynonym: boolean
}

export interface SearchIndex {
  readonly names: readonly IndexedName[]
  /** Distinct words in alphabetical order. */
  readonly words: readonly string[]
  /** For each word, the indices of the names that contain it. */
  readonly namesByWord: readonly (readonly number[])[]
}

/** Builds the inverted index of all names and synonyms. Takes about ten milliseconds, so it is built once, lazily. */
export function buildSearchIndex(): SearchIndex {
  const spoken = foods.flatMap((food, place) =>
    [food.name, ...food.synonyms].map((text, nth) => ({
      food: place,
      text: contentWords(normalizeText(text)),
      isSynonym: nth > 0,
    })),
  )
  const words = [...new Set(spoken.flatMap(({ text }) => text))].sort()
  const numbers = new Map(words.map((word, number) => [word, number]))
  const names = spoken.map(({ food, text, isSynonym }) => ({
    food,
    isSynonym,
    words: text.map((word) => numbers.get(word)!),
  }))
  const namesByWord: number[][] = words.map(() => [])
  for (const [place, name] of names.entries()) {
    for (const word of new Set(name.words)) namesByWord[word]!.push(place)
  }
  return { names, words, namesByWord }
}

/** Returns the words without stop words, or all words when there are only stop words. */
export function contentWords(normalized: string): string[] {
  const words = normalized.split(' ').filter((word) => word !== '')
  const content = words.filter((word) => !fillers.has(word))
  return content.length > 0 ? content : words
}

/** Returns the index of the first word that does not sort before `word` (binary search). */
export function firstFrom(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}
