import type { Food, FoodGroup } from '../../foods/food.ts'
import type { Amount } from './amounts.ts'
import { plain, singular } from '../words/words.ts'

/** Pieces counted for a plural without a number: `comi pães de queijo`. */
export const severalPieces: Amount = {
  quantity: 2,
  low: 2,
  high: 4,
  isImplicit: false,
  isVague: true,
  isEach: false,
  isOfBefore: false,
}

/** Groups of food eaten by the piece. Other plurals, such as `carnes` and `sucos`, mean kinds and not pieces. */
export const pieces: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'doce',
  'fruta',
  'ovo',
  'pao',
  'salgado',
  'sanduiche',
])

/**
 * Returns the amount of a plural without a number, if the usual portion is one piece. Returns `undefined` for a
 * singular and for names that are always plural, such as `churros`.
 */
export function barePlural(said: string, { name, group, measures, defaultGrams }: Food): Amount | undefined {
  if (!pieces.has(group) || measures[0]?.grams !== defaultGrams) return undefined
  return isPlural(said) && !isPlural(name) ? severalPieces : undefined
}

export function isPlural(words: string): boolean {
  const first = plain(words.split(/[ -]/u)[0] ?? '')
  return singular(first) !== first
}
