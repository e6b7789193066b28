import { eatingWords } from '../words/filler-words.ts'
import type { Token } from '../words/tokens.ts'

/** Words that are food but name none, and that a reading of other foods leaves out as descriptions. */
const unnamed =
  /^(?:doces?|docinhos?|batidas?|xis|espigas?|mistura|misturinha|caldas?|cobertura|barbecue|bebidas?|petiscos?|completo|comercial)$/u
const denied = /^(?:nao|nem|sem|nada|nunca|parei|evitei|cortei|vontade|zero)$/u

/** A text of so few words is about food without a verb of eating. */
const shortest = 2

/** Returns the words to ask about if a text names no food: `comi um doce`. */
export function unnamedFoods(tokens: readonly Token[]): readonly Token[] {
  // `ela é um doce de pessoa`
  const isMeal = tokens.length <= shortest || tokens.some(({ plain }) => eatingWords.has(plain))
  if (!isMeal || tokens.some(({ plain }) => denied.test(plain))) return []
  return tokens.filter(({ plain }) => unnamed.test(plain))
}
