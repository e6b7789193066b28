import { isMark, type Token, tokenize } from './tokens.ts'

const thrown = /^(?:fora|lixo|ralo|cachorr(?:o|a|inho|inha)s?|gat(?:o|a|inho|inha)s?)$/u
/** The words are searched within this many tokens after `joguei`. */
const farthest = 6

/**
 * Returns whether `joguei` says that food was thrown away, `joguei 2 gemas fora`; else it was put into a dish: `joguei um
 * ovo no miojo`. `at` is the place of `joguei`.
 */
export function isThrown(tokens: readonly Token[], at: number): boolean {
  const after = tokens.slice(at + 1, at + 1 + farthest)
  const end = after.findIndex((token) => isMark(token))
  return after.slice(0, end < 0 ? undefined : end).some(({ plain }) => thrown.test(plain))
}

/** As `isThrown`, of the text from `joguei` on. */
export function isThrownIn(text: string): boolean {
  return isThrown(tokenize(text), 0)
}
