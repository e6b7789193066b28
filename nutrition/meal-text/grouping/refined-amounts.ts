import type { Food } from '../../foods/food.ts'
import { measureOf } from '../../foods/measures/grams-of.ts'
import type { Amount } from '../amounts/amounts.ts'
import { isWeightOfEach } from '../amounts/total-weights.ts'
import { liquidGroups } from '../amounts/weighing.ts'
import type { AmountElement, Element } from '../elements/elements.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** Millilitres that no glass holds. */
const bottleFrom = 1500

/**
 * From this number on, a number without a measure is read as grams or millilitres (`guaraná 350`). After a vessel it is
 * the vessel's volume in millilitres (`copo de açaí de 300`).
 */
export const volumeFrom = 100

/** Returns a food's amount together with one that follows it; `undefined` if they do not fit together. */
export function refined(
  last: SpokenItem,
  element: AmountElement,
  before: Element | undefined,
): Amount | undefined {
  const { amount } = element
  if (!last.amount) return asWeight(amount, last.match.food)
  const isOfEach = isInside(element, before) || isWeightOfEach(last.match, last.amount, amount)
  return withWeight(last.amount, isOfEach ? { ...amount, isEach: true } : (asBottle(last, amount) ?? amount))
}

/** Returns whether an amount in brackets or after `com` tells what is in each pack: `2 caixas (20 unidades)`. */
function isInside({ amount }: AmountElement, before: Element | undefined): boolean {
  if (amount.measure?.name !== 'unidade') return false
  return before?.kind === 'break'
    ? before.strength === 'weak'
    : before?.kind === 'join' && before.word === 'com'
}

/** Returns the amount eaten out of an amount that was made or bought: 2 in `fiz 6 pães de queijo e comi 2`. */
export function eatenOf(made: Amount, eaten: Amount): Amount {
  if (eaten.measure) return eaten
  if (eaten.quantity >= 1) return made.measure ? { ...eaten, measure: made.measure } : eaten
  return multiplied(made, eaten)
}

/**
 * Combines two amounts of the same food: `2 filés (200 g)` weighs 200 g in total, `2 filés de 100 g` weighs 100 g each.
 * Returns `undefined` if the second amount cannot refine the first.
 */
function withWeight(stated: Amount, weight: Amount): Amount | undefined {
  const isRepeated = stated.measure !== undefined && stated.measure.name === weight.measure?.name
  // `8 pedaços, pedaço pequeno` and `1 caixa (20 unidades)`.
  if (isRepeated && weight.isImplicit && weight.size) return { ...stated, size: weight.size }
  if (!isRepeated && stated.measure && weight.measure?.name === 'unidade' && weight.quantity > 1)
    return weight.isEach ? multiplied(weight, stated) : weight
  const isOne = stated.isImplicit || (stated.quantity === 1 && stated.measure?.name === 'pote')
  if (isOne && stated.measure && !weight.measure && weight.quantity >= volumeFrom) {
    return { ...stated, measure: { ...stated.measure, grams: weight.quantity } }
  }
  if (stated.isImplicit && !weight.isImplicit && !weight.measure) {
    return { ...stated, quantity: weight.quantity, low: weight.low, high: weight.high, isImplicit: false }
  }
  if (stated.isImplicit && !stated.measure && weight.measure) return weight
  // `4 cervejas, lata de 269 ml`
  if (!stated.measure && !stated.isVague && weight.isImplicit && weight.measure?.grams !== undefined)
    return multiplied(weight, stated)
  // In `1 quibe assado pedaço médio`, the count and its measure are separated.
  if (!stated.measure && weight.measure?.grams === undefined && weight.measure && weight.isImplicit) {
    return { ...stated, measure: weight.measure, ...(weight.size && { size: weight.size }) }
  }
  const grams = weight.measure?.grams
  // `4 cervejas lata de 269`
  const isVessel = weight.isImplicit && !/^(?:grama|ml)$/u.test(weight.measure?.name ?? '')
  if (grams !== undefined && isVessel && !stated.measure && !stated.isImplicit)
    return multiplied(weight, stated)
  // The bottle from which a glass was filled: `1 copo da coca 2 litros`.
  if (stated.measure?.name.startsWith('copo') === true && (grams ?? 0) * weight.quantity >= bottleFrom)
    return stated
  if (grams === undefined || stated.measure?.grams !== undefined) return undefined
  return weight.isEach ? multiplied(weight, stated) : weight
}

function multiplied(one: Amount, by: Amount): Amount {
  return {
    ...one,
    quantity: one.quantity * by.quantity,
    low: one.low * by.low,
    high: one.high * by.high,
  }
}

/** Smallest bottle or can, in millilitres, that a bare number after counted drinks tells: `3 cervejas 600`. */
const smallestBottle = 200
/** From this volume on, the one after a part of a drink is that of the whole bottle: `meia coca 2 litros`. */
const largeBottle = 1000

function asBottle({ amount, match }: SpokenItem, size: Amount): Amount | undefined {
  const isCounted = amount && !amount.measure && amount.portions === undefined && amount.quantity > 0
  if (!isCounted || match.food.group !== 'bebida') return undefined
  const isLarge = amount.quantity < 1 && size.quantity * (size.measure?.grams ?? 0) >= largeBottle
  if (size.measure ? !isLarge : size.quantity < smallestBottle) return undefined
  return { ...size, measure: size.measure ?? { name: 'ml', grams: 1, next: 0 }, isEach: true }
}

/** Lowest bare number after a food of heavy pieces that is its grams: nobody counts 30 breads. */
const weightFrom = 30
const heavyPieceGrams = 20

/** Returns a bare number after a food as grams or millilitres if it is too high for a count: `pão 50`, `café 50`. */
function asWeight(amount: Amount, food: Food): Amount {
  const { quantity, measure, isImplicit } = amount
  if (measure || isImplicit || quantity < weightFrom || quantity >= volumeFrom || quantity % 5 !== 0)
    return amount
  const isLiquid = liquidGroups.has(food.group)
  if (!isLiquid && (measureOf(food, 'unidade')?.grams ?? heavyPieceGrams) < heavyPieceGrams) return amount
  if (isLiquid) return { ...amount, measure: { name: 'ml', grams: 1, next: 0 } }
  return { ...amount, measure: { name: 'grama', grams: 1, next: 0 }, isGuessedWeight: true }
}
