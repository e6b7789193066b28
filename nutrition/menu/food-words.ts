import { normalizeText } from '../foods/normalize-text.ts'
import type { MenuRecipe } from './menu-recipe.ts'

/** A recipe that names one of these foods, in its own name or in an ingredient's. */
export type FoodMatcher = (recipe: Pick<MenuRecipe, 'name' | 'foodNames'>) => boolean

/** Whole words, whatever the accents and the plural: `Berinjelas` finds `berinjela assada`, `ovo` not `povo`. */
export function matchFoods(foods: readonly string[]): FoodMatcher {
  const wanted = foods.map(singularWords).filter((text) => text !== '')
  if (wanted.length === 0) return () => false
  return (recipe) => {
    const words = wordsOf(recipe)
    return wanted.some((food) => words.includes(` ${food} `))
  }
}

/** A recipe's words never change, and a week asks for them often. */
const known = new WeakMap<object, string>()

function wordsOf(recipe: Pick<MenuRecipe, 'name' | 'foodNames'>): string {
  const words =
    known.get(recipe) ??
    [recipe.name, ...recipe.foodNames].map((text) => ` ${singularWords(text)} `).join('|')
  known.set(recipe, words)
  return words
}

function singularWords(text: string): string {
  return normalizeText(text)
    .split(' ')
    .map((word) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word))
    .join(' ')
}
