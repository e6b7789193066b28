import type { Dish } from '../../foods/dishes/dish.ts'
import { fillingGramsOf } from '../../foods/dishes/filling-grams.ts'
import type { AddedFood } from '../../foods/dishes/vary-dish.ts'
import type { Food } from '../../foods/food.ts'
import { measureOf } from '../../foods/measures/grams-of.ts'
import type { FoodMatch } from './food-matching.ts'
import { isOf, type Token } from '../words/tokens.ts'
import { unitOf } from '../words/unit-words.ts'

/** Largest weight of a part, as a factor of its usual one in the dish, and as a share of the whole dish (own choice). */
const largestPart = 3
const largestShare = 0.6

/**
 * Reads the weight of a food inside a dish that stands right after the food: the 30 g of cheese in `omelete com queijo 30 g
 * e tomate`. A weight that is too large for the food is that of the dish (`tapioca com queijo 120 g`), and so is the
 * weight after a food that names the kind of dish (`lasanha de frango 300 g`).
 */
export function partWeightAt(
  tokens: readonly Token[],
  at: number,
  { dish, food, link }: { readonly dish: Dish | undefined; readonly food: Food; readonly link: string },
): { readonly grams: number; readonly next: number } | undefined {
  const isBracket = tokens[at]?.plain.trim() === '('
  const pieces = isBracket && dish ? piecesInBrackets(tokens, at, food) : undefined
  if (pieces) return pieces
  const number = tokens[isBracket ? at + 1 : at]
  const word = tokens[isBracket ? at + 2 : at + 1]
  const unit = word && unitOf(word)
  const next = isBracket ? at + 4 : at + 2
  if (!dish || /^(?:d[eoa]|sabor)$/u.test(link) || number?.kind !== 'number' || unit?.[0] !== 'grama')
    return undefined
  if (isBracket ? tokens[at + 3]?.plain.trim() !== ')' : isOf(tokens[next])) return undefined
  const grams = number.value * unit[1]
  const own = dish.parts.find((part) => part.food.id === food.id)?.grams
  const usual = own ?? fillingGramsOf(food)
  const whole = dish.servedGrams + (own === undefined ? usual : 0)
  const isOfPart = grams <= usual * largestPart && grams < whole * largestShare
  return grams > 0 && isOfPart ? { grams, next } : undefined
}

/** Reads a number of pieces in brackets: `morangos (5)`. */
function piecesInBrackets(
  tokens: readonly Token[],
  at: number,
  food: Food,
): { readonly grams: number; readonly next: number } | undefined {
  const [number, close] = [tokens[at + 1], tokens[at + 2]]
  const piece = measureOf(food, 'unidade')?.grams
  const isCount = number?.kind === 'number' && close?.plain.trim() === ')'
  return isCount && piece ? { grams: number.value * piece, next: at + 3 } : undefined
}

/** Number of words after `com` in the name of a dish at most. */
const longestPart = 4

/** Reads the weight of the food that ends the name of a dish: `omelete com queijo 40 g`, `açaí com granola 30 g`. */
export function weighedPart(
  tokens: readonly Token[],
  { named: { dish }, next }: FoodMatch,
  findPlain: (at: number) => FoodMatch | undefined,
): { readonly added: AddedFood; readonly next: number } | undefined {
  if (tokens[next]?.kind !== 'number' && tokens[next]?.plain.trim() !== '(') return undefined
  for (let at = next - 1; at >= Math.max(1, next - longestPart); at -= 1) {
    const food = tokens[at - 1]?.plain === 'com' ? findPlain(at) : undefined
    if (food?.next !== next) continue
    const weight = partWeightAt(tokens, next, { dish, food: food.food, link: 'com' })
    return (
      weight && {
        added: { food: food.food, factor: 1, isGeneric: true, isStated: true, grams: weight.grams },
        next: weight.next,
      }
    )
  }
  return undefined
}
