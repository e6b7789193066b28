import type { FinderOf } from '../matching/food-matching.ts'
import { readNumeral } from '../words/numerals.ts'
import { isOf, type Token } from '../words/tokens.ts'

export const vesselWords =
  /^(?:prato|pratinho|pote|potinho|tigela|tigelinha|cumbuca|bacia|saquinho|punhado|porcao)$/u
const about = /^(?:uns|umas|cerca|de|,)$/u
/** Weight of the heaviest piece of which several are in a vessel, in grams (own choice). */
const heaviestPiece = 120

/** Reads the pieces of a vessel as the amount: `um pratinho de jabuticaba, umas 20` is `20 jabuticabas`. */
export function countPiecesInVessel(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const vessel = tokens.findIndex(
    ({ plain }, at) =>
      vesselWords.test(plain) && /^uma?$/u.test(tokens[at - 1]?.plain ?? '') && isOf(tokens[at + 1]),
  )
  const match = vessel < 0 ? undefined : finderOf(tokens)(vessel + 2)
  const isOfPieces = match?.food.measures.some(
    ({ name, grams }) => name === 'unidade' && grams <= heaviestPiece,
  )
  if (!match || !isOfPieces) return tokens
  let at = match.next
  while (about.test(tokens[at]?.plain.trim() ?? '')) at += 1
  const count = readNumeral(tokens, at)
  const least = at > match.next ? 2 : 4
  const isLast = count && tokens[count.next]?.kind !== 'word' && tokens[count.next]?.kind !== 'number'
  if (!count || !isLast || count.value < least) return tokens
  return [
    ...tokens.slice(0, vessel - 1),
    ...tokens.slice(at, count.next),
    ...tokens.slice(vessel + 2, match.next),
    ...tokens.slice(count.next),
  ]
}
