import type { FinderOf } from '../matching/food-matching.ts'
import { asWord } from '../words/inserted-tokens.ts'
import type { Token } from '../words/tokens.ts'

export const joinedMini = /^mini\p{L}{4,}$/u

/** Parts a small food that was written as one word: `3 minicoxinhas`. */
export function splitMinis(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  return tokens.flatMap((token) => {
    if (!joinedMini.test(token.plain)) return [token]
    const food = asWord(token, token.plain.slice(4))
    return finderOf([food])(0) ? [asWord(token, 'mini'), food] : [token]
  })
}
