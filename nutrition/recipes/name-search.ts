import { normalizeText } from '../foods/normalize-text.ts'

/** A recipe's name never changes, and every key typed asks for all of them. */
const known = new WeakMap<object, string>()

/**
 * Returns a predicate on recipe names: every typed word occurs in the name, in any order, case and accents ignored. An
 * empty text matches all.
 */
export function nameSearch(typed: string): (recipe: { readonly name: string }) => boolean {
  const words = normalizeText(typed).split(' ')
  return (recipe) => {
    const name = known.get(recipe) ?? normalizeText(recipe.name)
    known.set(recipe, name)
    return words.every((word) => name.includes(word))
  }
}
