import { type FoodMatch, type SearchOptions, searchFoods } from '../foods/search/search.ts'
import { spelled } from './finding/food-finder.ts'
import { readMeal } from './meal-text.ts'
import { tokenize } from './words/tokens.ts'

/**
 * Searches foods as `searchFoods`. If it finds nothing, searches the words as a sentence would be read: with its
 * spelling correction (`bolaxa`), then for the foods that it names by other words (`creme cracker`).
 */
export function searchAsRead(query: string, options: SearchOptions = {}): FoodMatch[] {
  const found = searchFoods(query, options)
  if (found.length > 0) return found
  const corrected = searchFoods(tokenize(query).map(spelled).join(' '), options)
  if (corrected.length > 0) return corrected
  const names = new Set(readMeal(query).items.map(({ food }) => food.name))
  const matches = [...names].flatMap((name) => searchFoods(name, options))
  return [...new Map(matches.map((match) => [match.food.id, match])).values()].slice(0, options.limit)
}
