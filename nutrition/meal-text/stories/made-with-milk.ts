import type { Token } from '../words/tokens.ts'

/** Rewrites `feito no leite` and the like as `com leite`, which names the dish: `mingau de aveia feito no leite`. */
export function joinMilk(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain }, place) =>
      /^(?:feit[oa]s?|preparad[oa]s?|batid[oa]s?)$/u.test(plain) &&
      /^(?:n[oa]|com)$/u.test(tokens[place + 1]?.plain ?? '') &&
      tokens[place + 2]?.plain === 'leite',
  )
  const link = tokens[at + 1]
  if (at < 1 || !link || tokens[at - 1]?.kind !== 'word') return tokens
  const joined = { ...link, accented: 'com', plain: 'com', key: 'com' }
  return [...tokens.slice(0, at), joined, ...tokens.slice(at + 2)]
}
