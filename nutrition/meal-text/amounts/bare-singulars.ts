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
 * Returns one piece for a food in the singular that is all that a text says, if people usually eat a few: `torrada`,
 * `bolinho de bacalhau`. Sweets keep their portion, because `bis` names the packet.
 */
export function bareSingular(
  text: string,
  { said, named }: FoodMatch,
  { group, measures, defaultGrams }: Food,
): Amount | undefined {
  const isSole = text.length - said.length < 2
  if (!isSole || named.pieceGrams !== undefined || named.measure !== undefined) return undefined
  if (!pieces.has(group) || group === 'doce' || isPlural(said)) return undefined
  const grams = measures.find(({ name }) => name === 'unidade')?.grams ?? 0
  const isCounted = measures.every((measure) => measure.grams !== defaultGrams)
  const isFew = defaultGrams >= grams * 2 && defaultGrams <= grams * mostOfPortion
  return isCounted && isFew && grams >= lightestNamed ? onePiece : undefined
}
