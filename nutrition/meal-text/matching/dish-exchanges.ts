import { isCookingFat, isDressingOf, isMilk } from '../../foods/dishes/vary-dish.ts'
import type { Food } from '../../foods/food.ts'
import { findFood } from '../../foods/food-table.ts'
import type { Token } from '../words/tokens.ts'
import type { FoodMatch } from './food-matching.ts'

/** Reads words that leave out the sugar of a drink: `vitamina de banana zero`. */
export function removedSugar(tokens: readonly Token[], at: number, dish: FoodMatch) {
  const next = unsweetenedEnd(tokens, at)
  const foods = next === undefined ? [] : sugarsOf(dish)
  return next !== undefined && foods.length > 0 ? { foods, next } : undefined
}

/** Returns the index after words for a drink without added sugar: `zero`, `zero açúcar`, `sem adição de açúcar`. */
function unsweetenedEnd(tokens: readonly Token[], at: number): number | undefined {
  const words = tokens.slice(at, at + 4).map(({ plain }) => plain)
  if (words.join(' ') === 'sem adicao de acucar') return at + 4
  if (/^sem acucar adicionad[oa]?/u.test(words.slice(0, 3).join(' '))) return at + 3
  if (!/^(?:zero|diet)$/u.test(words[0] ?? '')) return undefined
  return words[1] === 'acucar' ? at + 2 : at + 1
}

/** Returns the sugar of a drink if `sem açúcar` ends the name of its milk: `vitamina com leite de soja sem açúcar`. */
export function sugarsBefore(tokens: readonly Token[], end: number, dish: FoodMatch): readonly Food[] {
  return tokens[end - 1]?.plain === 'acucar' && tokens[end - 2]?.plain === 'sem' ? sugarsOf(dish) : []
}

/** Returns the sugar of a drink; none if another part is as sweet, such as condensed milk. */
function sugarsOf({ food: { group }, named }: FoodMatch): readonly Food[] {
  const parts = named.dish?.parts.map(({ food }) => food) ?? []
  const sweets = parts.filter((food) => food.group === 'doce')
  const isSugar = ({ name }: Food) => name.startsWith('Açúcar')
  return group === 'bebida' && sweets.every(isSugar) ? sweets : []
}

/** Returns the fats that a dish is cooked in. */
export function fatsOf({ named }: FoodMatch): readonly Food[] {
  return named.dish?.parts.map(({ food }) => food).filter(isCookingFat) ?? []
}

/**
 * Reads that a drink or porridge is made with water instead of its milk: `com água`, `batida na água`, `com água no
 * lugar do leite`.
 */
export function milkForWater(tokens: readonly Token[], at: number, dish: FoodMatch) {
  if (!hasMilk(dish)) return undefined
  const from = /^(?:feit[oa]|batid[oa]|preparad[oa])$/u.test(tokens[at]?.plain ?? '') ? at + 1 : at
  const water = /^(?:so|apenas|somente)$/u.test(tokens[from]?.plain ?? '') ? from + 2 : from + 1
  const isWater = tokens[water]?.plain === 'agua' && /^(?:com|c|na|em)$/u.test(tokens[water - 1]?.plain ?? '')
  // `água de coco`
  if (!isWater || tokens[water + 1]?.plain === 'de') return undefined
  const rest = tokens.slice(water + 1, water + 5).map(({ plain }) => plain)
  const instead = /^(?:em vez d[eo]|ao inves d[eo]|no lugar d[eo]) leite/u.test(rest.join(' ')) ? 4 : 0
  const foods = dish.named.dish?.parts.map(({ food }) => food).filter(isMilk) ?? []
  return { foods, next: water + 1 + instead }
}

/** Coconut milk for drinking. */
const coconutDrink = 'usda:11370000'

/** Returns the coconut milk for drinking if coconut milk is named as the milk of a drink or porridge. */
export function asMilkOf(dish: FoodMatch, found: FoodMatch | undefined): FoodMatch | undefined {
  const isCoconut = found !== undefined && /^leite de coco/iu.test(found.food.name)
  const drink = isCoconut && hasMilk(dish) ? findFood(coconutDrink) : undefined
  return found && drink ? { ...found, food: drink } : found
}

function hasMilk({ named, food: { group } }: FoodMatch): boolean {
  const isPoured = group === 'bebida' || group === 'cereal'
  return isPoured && named.dish?.parts.some(({ food }) => isMilk(food)) === true
}

/** Returns whether bread is that of a sandwich; garlic and cheese breads are eaten beside it. */
function isBreadOf({ food: { group }, named, said }: FoodMatch, { group: added, name }: Food): boolean {
  const isBeside = /^pão (?:de (?:alho|queijo|batata)|doce|de mel)/iu.test(name)
  const isSandwich = group === 'sanduiche' && named.dish?.parts.some(({ food }) => food.group === 'pao')
  // `countDishesOnce` reads what a plain `sanduíche` is made of.
  return isSandwich === true && added === 'pao' && !isBeside && !/^sandu/iu.test(said)
}

/** Returns whether a food is a fat that replaces the fat of a dish: `omelete no azeite`. */
export function isFatOf({ named }: FoodMatch, food: Food): boolean {
  return isCookingFat(food) && named.dish?.parts.some((part) => isCookingFat(part.food)) === true
}

/** Returns whether a food takes the place of a part: a fat, the dressing of a salad or the bread of a sandwich. */
export function isExchanged(dish: FoodMatch, food: Food, link: string): boolean {
  if (isFatOf(dish, food) || (link === 'com' && isBreadOf(dish, food))) return true
  return dish.named.dish !== undefined && isDressingOf(dish.named.dish, food)
}
