import type { Food } from '../../foods/food.ts'
import { measureOf, type MeasureSize } from '../../foods/measures/grams-of.ts'
import type { NamedFood } from '../matching/phrase-index.ts'

/** A piece must have at least this many grams for `um` to mean one piece: `um amendoim` is hardly a single nut. */
export const tinyPieceGrams = 4
/** A piece lighter than this part of the usual portion is one of several: a ring of onion rings, a wafer of Bis. */
const partOfPortion = 0.35
/** Most pieces of a food that has another row's usual portion, such as marshmallows in place of maria-mole. */
const mostPieces = 5

/**
 * Returns the grams that a food without a number means if people eat several pieces of it: `onion rings média`, `bis`.
 * Returns `undefined` for a food of which one piece may be eaten.
 */
export function severalGrams(
  food: Food,
  { pieceGrams, measure }: NamedFood,
  size: MeasureSize | undefined,
): number | undefined {
  const row = measureOf(food, measure ?? 'unidade')
  const piece = pieceGrams ?? ((measure !== undefined || size) && row ? row.grams : undefined)
  if (piece === undefined || piece >= partOfPortion * food.defaultGrams) return undefined
  const isCapped = pieceGrams !== undefined && pieceGrams >= tinyPieceGrams
  return isCapped ? Math.min(food.defaultGrams, mostPieces * pieceGrams) : food.defaultGrams
}
