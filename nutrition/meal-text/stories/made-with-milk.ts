import { asWord } from '../words/inserted-tokens.ts'
import type { Token } from '../words/tokens.ts'

/** Kinds of milk after `leite`, which have rows of their own. */
const kinds = /^(?:condensado|desnatado|semidesnatado|integral|ninho|de|em)$/u
/** Words of a porridge's name before `feito` at most. */
const longestName = 4

/** Rewrites `feito no leite` after a porridge as `com leite`, which names the dish: `mingau de aveia feito no leite`. */
export function joinMilk(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain }, place) =>
      /^(?:feit[oa]|preparad[oa])$/u.test(plain) &&
      /^(?:n[oa]|com)$/u.test(tokens[place + 1]?.plain ?? '') &&
      tokens[place + 2]?.plain === 'leite' &&
      !kinds.test(tokens[place + 3]?.plain ?? ''),
  )
  const link = tokens[at + 1]
  const name = tokens.slice(Math.max(0, at - longestName), Math.max(0, at))
  if (!link || !name.some(({ key }) => key === 'mingau')) return tokens
  return [...tokens.slice(0, at), asWord(link, 'com'), ...tokens.slice(at + 2)]
}
