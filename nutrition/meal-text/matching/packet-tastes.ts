import type { FoodMatch } from './food-matching.ts'
import type { Token } from '../words/tokens.ts'
import { plain } from '../words/words.ts'

const biscuits = /^(?:trakinas|passatempo|negresco|oreo|bono)$/u
const snacks = /^(?:fandangos|cheetos|ruffles|doritos|baconzitos|lays|pringles)$/u
const noodles = /^(?:miojo|nissin|lamen|cup noodles)$/u
const powders = /^(?:whey|whey protein)$/u

const tastes: readonly (readonly [packet: RegExp, taste: RegExp])[] = [
  [biscuits, /^(?:chocolate|morango|baunilha|limao)$/u],
  [snacks, /^(?:presunto|queijo|requeijao|cebola|churrasco|bacon)$/u],
  [noodles, /^(?:galinha|frango|carne|tomate|legume|bacon|queijo|camarao)$/u],
  [powders, /^(?:chocolate|baunilha|cookie|morango)$/u],
]

/**
 * Returns the index after the taste that the name of a packet is followed by: `trakinas morango`. Returns that after the
 * name if another food may follow (`whey morango e banana`).
 */
export function tasteEnd(tokens: readonly Token[], { said, next }: FoodMatch): number {
  const taste = tokens[next]
  const isCountry = /^(?:galinha|frango)$/u.test(taste?.key ?? '') && tokens[next + 1]?.key === 'caipira'
  const end = isCountry ? next + 2 : next + 1
  const after = tokens[end]
  if (!taste || (!isCountry && after?.kind === 'word' && after.plain !== 'com')) return next
  if (!tastes.some(([, word]) => word.test(taste.key))) return next
  const name = plain(said)
  return tastes.some(([packet, word]) => packet.test(name) && word.test(taste.key)) ? end : next
}
