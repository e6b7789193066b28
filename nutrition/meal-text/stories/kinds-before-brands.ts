import type { FinderOf } from '../matching/food-matching.ts'
import type { Token } from '../words/tokens.ts'

const kinds = /^(?:cervejas?|refri|refrigerante|energetico)$/u
export const withoutSugar = /^(?:zero|light|diet)$/u

/** Moves `zero` from the kind of a drink to its brand, which is the same can: `cerveja zero heineken` is `heineken zero`. */
export function moveZeroToBrand(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain }, place) => withoutSugar.test(plain) && kinds.test(tokens[place - 1]?.plain ?? ''),
  )
  const [kind, zero, brand] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!kind || !zero || brand?.kind !== 'word') return tokens
  const named = finderOf(tokens)(at + 1)
  if (named?.food.group !== 'bebida' || kinds.test(brand.plain)) return tokens
  const moved = {
    ...zero,
    start: tokens[named.next - 1]?.end ?? brand.end,
    end: tokens[named.next - 1]?.end ?? brand.end,
  }
  const first = { ...brand, start: kind.start }
  return [
    ...tokens.slice(0, at - 1),
    first,
    ...tokens.slice(at + 2, named.next),
    moved,
    ...tokens.slice(named.next),
  ]
}
