import { normalizeText } from '../foods/normalize-text.ts'

/** A recipe's name never changes, and every key typed asks for all of them. */
const known = new WeakMap<object, string>()

/**
 * Finds recipes by what is typed: every word, or the beginning or the middle of one, stands somewhere in the name,
 * whatever the order, the case and the accents. `feijao preto` and `preto feijão` find the same. Nothing typed finds all.
 */
export function nameSearch(typed: string): (recipe: { readonly name: string }) => boolean {
  const words = normalizeText(typed).split(' ')
  return (recipe) => {
    const name = known.get(recipe) ?? normalizeText(recipe.name)
    known.set(recipe, name)
    return words.every((word) => name.includes(word))
  }
}
