import { normalizeText } from '../foods/normalize-text.ts'

/** Cache of normalized names by recipe, because every keystroke searches all recipes. */
const known = new WeakMap<object, string>()

/**
 * Returns a predicate that is true for recipes whose name contains every typed word, in any order. Case and accents are
 * ignored. An empty text matches every name.
 */
export function nameSearch(typed: string): (recipe: { readonly name: string }) => boolean {
  const words = normalizeText(typed).split(' ')
  return (recipe) => {
    const name = known.get(recipe) ?? normalizeText(recipe.name)
    known.set(recipe, name)
    return words.every((word) => name.includes(word))
  }
}
