import type { FinderOf } from '../matching/food-matching.ts'
import type { Token } from '../words/tokens.ts'

/** Lets rules that follow one another share the foods found in the same tokens, which most rules leave as they are. */
export function shareFinder(finderOf: FinderOf): FinderOf {
  let last: readonly Token[] = []
  let findFood = finderOf(last)
  return (tokens) => {
    if (tokens.length !== last.length || tokens.some((token, at) => token !== last[at])) {
      last = tokens
      findFood = finderOf(tokens)
    }
    return findFood
  }
}
