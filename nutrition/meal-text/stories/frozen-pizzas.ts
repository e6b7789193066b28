import { insertedWords } from '../words/inserted-tokens.ts'
import { numeralBefore } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'
import { unitOf } from '../words/unit-words.ts'

/** Words of frozen food. */
export const frozenWords = /^congelad[ao]s?$/u
const joins = /^(?:e|com|mais|uma?)$/u
const slice = /^(?:fatia|pedaco)$/u
/** Grams of a frozen pizza as shops sell it (labels of the common makers: 440 to 460). */
const frozenGrams = 460

/** Weighs whole frozen pizzas and their halves, which are smaller than those of a pizzeria: `meia pizza congelada`. */
export function weighFrozen(tokens: readonly Token[]): readonly Token[] {
  const pizza = tokens.findIndex(({ key }) => key === 'pizza')
  const after = tokens.slice(pizza + 1, pizza + 5)
  const frozen = after.findIndex(({ plain }) => frozenWords.test(plain))
  const between = after.slice(0, Math.max(0, frozen))
  if (pizza < 0 || frozen < 0 || between.some((token) => token.kind !== 'word' || joins.test(token.plain)))
    return tokens
  if (tokens.some((token) => unitOf(token)?.[0] === 'grama')) return tokens
  if (tokens.some(({ key }) => slice.test(key) || /^(?:mini|brot)/u.test(key))) return tokens
  const count = numeralBefore(tokens, pizza)
  const isWhole = after.some(({ plain }) => plain === 'inteira')
  const position = tokens[pizza]?.start ?? 0
  if (count === undefined && !isWhole) return tokens
  const weight = insertedWords(`${frozenGrams * (count?.value ?? 1)} g de`, position)
  return [...tokens.slice(0, count?.at ?? pizza), ...weight, ...tokens.slice(pizza)]
}
