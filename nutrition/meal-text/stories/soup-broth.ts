import { isMark, isOf, type Token } from '../words/tokens.ts'

const soup = /^(?:lamen|lamem|ramen|miojo|sopa|sopinha|canja|udon|pho|macarrao)$/u
export const brothWords = /^caldo$/u
const eaten = /^(?:tomei|bebi|comi|deixei)$/u
const part = /^(?:metade|tod[oa]|tudo|so|um|pouco|quase|o|resto|do|de)$/u
/** Words between a soup and its broth at most. */
const farthest = 14

/** Drops the broth of a soup that was named before, unless it is another one (`tomei um caldo`): `lámen com porco e ovo, tomei metade do caldo`. */
export function dropBrothOfSoup(tokens: readonly Token[]): readonly Token[] {
  const broth = tokens.findIndex(({ plain }) => brothWords.test(plain))
  const before = tokens.slice(Math.max(0, broth - farthest), Math.max(0, broth))
  const after = tokens[broth + 1]
  if (!before.some(({ plain }) => soup.test(plain)) || isOf(after)) return tokens
  let from = broth
  while (part.test(tokens[from - 1]?.plain ?? '')) from -= 1
  const isIts = /^(?:do|o|todo)$/u.test(tokens[broth - 1]?.plain ?? '')
  if (!isIts || !eaten.test(tokens[from - 1]?.plain ?? '')) return tokens
  const start = isMark(tokens[from - 2]) || tokens[from - 2]?.plain === 'e' ? from - 2 : from - 1
  return tokens.toSpliced(start, broth + 1 - start)
}
