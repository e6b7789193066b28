import type { FinderOf } from '../matching/food-matching.ts'
import type { Token } from '../words/tokens.ts'

export const meatWord = /^carnes?$/u

/** Drops `carne` right before the cuts that it was: `6 fatias de carne picanha e costela`. */
export function dropMeatOfCuts(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain }, place) => meatWord.test(plain) && tokens[place + 1]?.kind === 'word',
  )
  const findFood = at < 0 ? undefined : finderOf(tokens)
  if (findFood?.(at)?.next !== at + 1) return tokens
  return findFood(at + 1)?.food.group === 'carne' ? tokens.toSpliced(at, 1) : tokens
}
