import { itemAt } from '../../shared/collections/lookup.ts'
import type { Food } from '../food.ts'
import { composedDishes } from '../dishes/dish-table.ts'
import { foods } from '../food-table.ts'
import { normalizeText } from '../normalize-text.ts'
import { sayWithoutLactose } from './lactose-words.ts'

/** Foods of those dishes whose usual form has no row in the table. */
const ownDishes: readonly Food[] = composedDishes.flatMap(({ dish, food }) => (dish.plain ? [] : [food]))

/** Normalized stop words, which are left out of the index and of searches. */
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
  readonly food: Food
  readonly words: readonly IndexedWord[]
  readonly isSynonym: boolean
}

export interface IndexedWord {
  readonly text: string
  /** Names and synonyms that contain the word. */
  readonly names: readonly IndexedName[]
}

/** Distinct words of all names and synonyms, sorted alphabetically. */
export type SearchIndex = readonly IndexedWord[]

/** Builds the inverted index over the names and synonyms of the table and the dishes. Takes about ten milliseconds. */
export function buildTableIndex(): SearchIndex {
  return buildSearchIndex([...foods, ...ownDishes])
}

/** Builds the inverted index over the names and synonyms of these foods. */
export function buildSearchIndex(indexed: readonly Food[]): SearchIndex {
  const words = new Map<string, { readonly text: string; readonly names: IndexedName[] }>()
  const wordOf = (text: string) => {
    const word = words.get(text) ?? { text, names: [] }
    words.set(text, word)
    return word
  }
  for (const food of indexed) {
    for (const [position, text] of [food.name, ...food.synonyms].entries()) {
      const ofName = contentWords(sayWithoutLactose(normalizeText(text))).map(wordOf)
      const name: IndexedName = { food, words: ofName, isSynonym: position > 0 }
      for (const { names } of new Set(ofName)) names.push(name)
    }
  }
  return [...words.values()].sort((a, b) => (a.text < b.text ? -1 : 1))
}

/** Returns the words without stop words. If there are only stop words, returns all words. */
export function contentWords(normalized: string): string[] {
  const words = normalized.split(' ').filter((word) => word !== '')
  const content = words.filter((word) => !fillers.has(word))
  return content.length > 0 ? content : words
}

/** Returns the index of the first word that does not sort before `word` (binary search). */
export function firstFrom(words: SearchIndex, word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (itemAt(words, middle).text < word) low = middle + 1
    else high = middle
  }
  return low
}
