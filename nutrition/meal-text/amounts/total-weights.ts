import type { Food } from '../../foods/food.ts'
import type { Amount } from './amounts.ts'
import type { FoodMatch } from '../matching/food-matching.ts'
import { liquidGroups, weigh } from './weighing.ts'

type Weighed = Pick<FoodMatch, 'food' | 'named'>

/** Measures that are pieces or spoons of a food, and not packs whose printed weight is that of one. */
const pieces =
  /^(?:fatia|pedaço|unidade|bife|filé|posta|colher|concha|escumadeira|pegador|dose|rodela|coxa|sobrecoxa|asa|espetinho|gomo|bola|folha|tablete|cubo|tira|palito|punhado)/u

/** Largest and smallest size of a piece, as factors of the usual one, that decide whose weight was stated (own choice). */
const largestPiece = 1.1
const smallestPiece = 0.6

/**
 * Returns whether the grams after counted pieces are those of each piece: 50 in `2 pães franceses 50 g`, because no such
 * bread weighs 25 g, but 38 in `2 fatias de queijo 38 g` are those of both.
 */
function isOfEachPiece(usual: number, quantity: number, grams: number): boolean {
  return grams <= usual * largestPiece && grams / quantity < usual * smallestPiece
}

/** Returns whether millilitres after counted drinks are those of each: `2 cervejas 350 ml`, but not `2 cafés 100 ml`. */
function isOfEachDrink({ measures }: Food, usual: number, quantity: number, ml: number): boolean {
  const isSold = measures.some(({ grams }) => Math.abs(grams - ml) <= ml * 0.03)
  return isSold || Math.abs(Math.log(ml / usual)) < Math.abs(Math.log(ml / quantity / usual))
}

/** Returns whether a weight that follows a count of a food is that of each piece. */
export function isWeightOfEach({ food, named }: Weighed, counted: Amount, weight: Amount): boolean {
  const { quantity, measure } = counted
  const grams = weight.measure?.grams
  if (quantity < 2 || counted.isVague || grams === undefined || measure?.grams !== undefined) return false
  const usual = weigh(food, named, { ...counted, quantity: 1, low: 1, high: 1 }, counted.size).grams
  const stated = grams * weight.quantity
  const isVolume = weight.measure?.name === 'ml' && liquidGroups.has(food.group)
  return isVolume && !measure
    ? isOfEachDrink(food, usual, quantity, stated)
    : isOfEachPiece(usual, quantity, stated)
}

/** Returns an amount in which the grams after its measure are those of one piece: `2 fatias 38 g` are 2 of 19 g. */
export function withGramsOfOne(weighed: Weighed, amount: Amount): Amount {
  const { measure, quantity } = amount
  if (!measure?.isUnlinked || measure.grams === undefined || quantity <= 1 || !pieces.test(measure.name))
    return amount
  const { grams, isUnlinked: _isUnlinked, ...plain } = measure
  const weight = { ...amount, quantity: 1, measure }
  return isWeightOfEach(weighed, { ...amount, measure: plain }, weight)
    ? amount
    : { ...amount, measure: { ...measure, grams: grams / quantity } }
}
