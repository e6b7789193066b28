import type { Token } from '../words/tokens.ts'

const coffee = /^(?:cafe|cafezinho|expresso|espresso|nescafe|capuccino|cappuccino|pingado)$/u
export const coffeeKinds = /^(?:descafeinad[oa]|descaf|forte|fortinho|fraco|fraquinho|extraforte)$/u

/**
 * Drops how strong a coffee with milk was, so that the two are one drink: `café descafeinado com leite`. Elsewhere the words may
 * be part of a saved meal's name.
 */
export function dropCoffeeKinds(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(
    ({ plain }, at) =>
      coffeeKinds.test(plain) && tokens[at + 1]?.plain === 'com' && tokens[at + 2]?.plain === 'leite',
  )
  const start = /^(?:bem|muito|extra)$/u.test(tokens[end - 1]?.plain ?? '') ? end - 1 : end
  return coffee.test(tokens[start - 1]?.plain ?? '') ? tokens.toSpliced(start, end + 1 - start) : tokens
}
