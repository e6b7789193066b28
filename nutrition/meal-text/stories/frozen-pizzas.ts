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
  const half = eatenHalf(tokens, pizza + frozen)
  const isWhole = after.some(({ plain }) => plain === 'inteira')
  const position = tokens[pizza]?.start ?? 0
  if (count === undefined && !isWhole && half < 0) return tokens
  const share = half < 0 ? 1 : 0.5
  const weight = insertedWords(`${frozenGrams * (count?.value ?? 1) * share} g de`, position)
  const rest = half < 0 ? tokens : tokens.toSpliced(half, 1)
  return [...rest.slice(0, count?.at ?? pizza), ...weight, ...rest.slice(pizza)]
}

/** Returns the place of a half that is named after the pizza: `pizza congelada, comi metade`; -1 for halves with tastes. */
function eatenHalf(tokens: readonly Token[], from: number): number {
  const half = tokens.findIndex(({ plain }, at) => at > from && plain === 'metade')
  const next = tokens[half + 1]
  return next?.kind !== 'word' || joins.test(next.plain) ? half : -1
}
