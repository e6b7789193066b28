import type { Food } from '../../foods/food.ts'
import type { FoodMatch } from '../matching/food-matching.ts'
import type { Amount } from './amounts.ts'
import { isPlural, pieces, severalPieces } from './bare-plurals.ts'

const onePiece: Amount = { ...severalPieces, quantity: 1, low: 1, high: 3, isVague: false }
/** Lightest piece that people name alone, grams (own choice): a toast, but no grape. */
const lightestNamed = 6
/** Most pieces of a usual portion of which people name one. */
const mostOfPortion = 5

/**
 * Returns one piece for the only food of a text, in the singular, if people usually eat a few: `torrada`, `comi bolinho de
 * bacalhau`. Sweets keep their portion, because `bis` names the packet,
 * and dishes theirs, which was set in pieces.
 */
export function bareSingular(
  { said, named }: FoodMatch,
  { group, measures, defaultGrams }: Food,
): Amount | undefined {
  if (named.dish || named.pieceGrams !== undefined || named.measure !== undefined) return undefined
  if (!pieces.has(group) || group === 'doce' || isPlural(said)) return undefined
  const grams = measures.find(({ name }) => name === 'unidade')?.grams ?? 0
  const isCounted = measures.every((measure) => measure.grams !== defaultGrams)
  const isFew = defaultGrams >= grams * 2 && defaultGrams <= grams * mostOfPortion
  return isCounted && isFew && grams >= lightestNamed ? onePiece : undefined
}
