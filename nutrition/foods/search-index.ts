import { foods } from './food-table.ts'
import { normalizeText } from './normalize-text.ts'

/** Said before or between the words that carry meaning. */
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
  /** Place in `foods`. */
  readonly food: number
  /** Numbers of its words. */
  readonly words: readonly number[]
  readonly isSynonym: boolean
}

export interface SearchIndex {
  readonly names: readonly IndexedName[]
  /** Distinct words in alphabetical order; a word's number is its place here. */
  readonly words: readonly string[]
  /** For each word, the places of the names that hold it. */
  readonly namesByWord: readonly (readonly number[])[]
}

/** Every name and synonym of every food by its words. Takes some ten milliseconds, so it is built once, when first needed. */
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

/** The words that carry meaning; all of them when there are only fillers. */
export function contentWords(normalized: string): string[] {
  const words = normalized.split(' ').filter((word) => word !== '')
  const content = words.filter((word) => !fillers.has(word))
  return content.length > 0 ? content : words
}

/** Place of the first word not before `word`. */
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
