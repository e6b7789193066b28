import type { Food } from '../foods/food.ts'
import { normalizeText } from '../foods/normalize-text.ts'
import { type FoodMatch, type SearchOptions, searchFoods } from '../foods/search/search.ts'
import { spelled } from './finding/food-finder.ts'
import { readMeal } from './meal-text.ts'
import { tokenize } from './words/tokens.ts'

/**
 * Searches foods as `searchFoods`. If it finds nothing, searches the words as a sentence would be read: with its
 * spelling correction (`bolaxa`), then for the foods that it names by other words (`creme cracker`). Otherwise returns
 * similar foods, which have only the first of the words: `Whey protein em pó` for `whey isolado`.
 */
export function searchAsRead(query: string, options: SearchOptions = {}): FoodMatch[] {
  const found = searchFoods(query, options)
  if (found.length > 0) return found
  const corrected = searchFoods(tokenize(query).map(spelled).join(' '), options)
  if (corrected.length > 0) return corrected
  const { items, unmatched } = readMeal(query)
  const isSimilar = unmatched.length > 0 || items.some(({ standsInFor }) => standsInFor !== undefined)
  const names = new Set(items.map(({ food }) => food.name))
  const matches = [...names]
    .flatMap((name) => searchFoods(name, options))
    .map((match) => (isSimilar ? { ...match, isSimilar } : match))
  if (matches.length === 0) return searchSimilar(query, options)
  return [...new Map(matches.map((match) => [match.food.id, match])).values()].slice(0, options.limit)
}

/** Letters from which a word can name a food. */
const shortestName = 3
/** Most similar foods to offer (own choice). */
const mostSimilar = 3

/** Returns the foods that have the first word of a search that names any. */
function searchSimilar(query: string, options: SearchOptions): FoodMatch[] {
  const words = tokenize(query).flatMap((token) =>
    token.kind === 'word' && token.plain.length >= shortestName ? [spelled(token)] : [],
  )
  if (words.length < 2) return []
  const limit = Math.min(mostSimilar, options.limit ?? mostSimilar)
  for (const word of words) {
    const found = searchFoods(word, { ...options, limit }).filter(({ food }) => isNamed(food, word))
    if (found.length > 0) return found.map((match) => ({ ...match, isSimilar: true }))
  }
  return []
}

function isNamed({ name, synonyms }: Food, word: string): boolean {
  return [name, ...synonyms].some((one) => normalizeText(one).split(' ').includes(word))
}
