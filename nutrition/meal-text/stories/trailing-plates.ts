import { insertedWords } from '../words/inserted-tokens.ts'
import type { FinderOf } from '../matching/food-matching.ts'
import { isPlateDish } from '../matching/plate-dishes.ts'
import { isMark, type Token } from '../words/tokens.ts'

/** Words in which the name of a food ends before `prato`: `nhoque ao sugo prato`. */
const mostWords = 4

export const plateWord = /^prato$/u

/** Counts one plate of the food that ends right before `prato`: `nhoque ao sugo prato` is a plate of it. */
export function countTrailingPlate(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => plateWord.test(plain))
  const [plate, after] = [tokens[at], tokens[at + 1]]
  if (!plate || at < 1 || (after && !isMark(after))) return tokens
  // `omelete de queijo prato` has a cheese of that name.
  if (tokens[at - 1]?.plain === 'queijo') return tokens
  const findFood = finderOf(tokens)
  for (let from = at - 1; from >= Math.max(0, at - mostWords); from -= 1) {
    const isCounted = tokens[from - 1] && !isMark(tokens[from - 1])
    const match = findFood(from)
    if (match?.next === at && !isCounted && isPlateDish(match.food))
      return tokens.toSpliced(at, 0, ...insertedWords('1', plate.start))
  }
  return tokens
}
