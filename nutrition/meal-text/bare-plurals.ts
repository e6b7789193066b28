import type { Food, FoodGroup } from '../foods/food.ts'
import type { Amount } from './amounts.ts'
import { plain, singular } from './words.ts'

/** Pieces that a plural without a number means at least: `comi pães de queijo`. */
const severalPieces: Amount = {
  quantity: 2,
  low: 2,
  high: 4,
  isImplicit: false,
  isVague: true,
  isEach: false,
  isOfBefore: false,
}

/** Groups of food that is eaten by the piece; `carnes` and `sucos` are kinds, not pieces. */
const pieces: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'doce',
  'fruta',
  'ovo',
  'pao',
  'salgado',
  'sanduiche',
])

/**
 * Returns the amount that a plural without a number means if the usual portion is a single piece; `undefined` for a
 * singular and for names that are always plural, such as `churros`.
 */
export function barePlural(said: string, { name, group, measures, defaultGrams }: Food): Amount | undefined {
  if (!pieces.has(group) || measures[0]?.grams !== defaultGrams) return undefined
  return isPlural(said) && !isPlural(name) ? severalPieces : undefined
}

function isPlural(words: string): boolean {
  const first = plain(words.split(/[ -]/u)[0] ?? '')
  return singular(first) !== first
}
