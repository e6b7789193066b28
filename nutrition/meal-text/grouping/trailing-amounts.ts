import type { Food, FoodGroup } from '../../foods/food.ts'
import { measureOf } from '../../foods/measures/grams-of.ts'
import type { Amount } from '../amounts/amounts.ts'
import type { AmountElement, Element } from '../elements/elements.ts'
import { inSpoonsOfList } from './list-measures.ts'
import { omitAmount, stateAmount } from './item-amounts.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'
import { isWeightOfEach } from '../amounts/total-weights.ts'
import { liquidGroups } from '../amounts/weighing.ts'

/** Millilitres that no glass holds. */
const bottleFrom = 1500

/**
 * From this number on, a number without a measure is read as grams or millilitres (`guaraná 350`). After a vessel it is
 * the vessel's volume in millilitres (`copo de açaí de 300`).
 */
export const volumeFrom = 100

/**
 * Attaches an amount to the food before it, or to the food before that one if only that food has the measure. A half
 * completes the count before it. `2 de cada` counts all foods before it that have no amount. An amount without a food
 * near it is dropped; so is the article of an unknown word (`pipoca, uma bacia`).
 */
export function attachTrailing(
  items: SpokenItem[],
  elements: readonly Element[],
  at: number,
  lastFoodAt: number,
  said: AmountElement,
) {
  const element = { ...said, amount: inSpoonsOfList(elements, at, said.amount) }
  if (element.amount.isOfEachFood) {
    const { amount } = element
    const from = items.findLastIndex((item) => item.amount !== undefined) + 1
    items.splice(from, items.length - from, ...items.slice(from).map((item) => ({ ...item, amount })))
    return
  }
  const isArticle = element.amount.isImplicit && !element.amount.measure
  if (isArticle && elements[at + 1]?.kind === 'unknown') return
  const between = elements.slice(lastFoodAt + 1, at)
  // `mas comi só 3`
  const isThenEaten = elements[elements[at - 1]?.kind === 'restart' ? at - 2 : at - 1]?.kind === 'eating'
  const isEaten = between.some(({ kind }) => kind === 'eating')
  const isClose =
    lastFoodAt >= 0 &&
    between.filter((one) => one.kind === 'unknown').length <= 1 &&
    !between.some((one) => one.kind === 'unknown' && one.isRowlessFood) &&
    between.every(
      (one, place) =>
        (one.kind === 'break' && one.strength !== 'stop') ||
        (one.kind === 'join' && (one.word === 'com' || isEaten)) ||
        one.kind === 'amount' ||
        one.kind === 'eating' ||
        (one.kind === 'restart' && isThenEaten) ||
        one.kind === 'without' ||
        between[place - 1]?.kind === 'without' ||
        (one.kind === 'unknown' && element.amount.measure !== undefined),
    )
  forgetPortion(items, element.amount)
  const last = items.at(-1)
  if (last?.amount && lastFoodAt === at - 2 && isHalfMore(elements[at - 1], element.amount)) {
    const { amount } = last
    items[items.length - 1] = {
      ...last,
      end: element.end,
      amount: { ...amount, quantity: amount.quantity + 0.5, low: amount.low + 0.5, high: amount.high + 0.5 },
    }
    return
  }
  if (!isClose || !last) return
  if (element.amount.isVague) {
    // A vague amount is attached only at the end: in `arroz, bastante salada` and `comi muito arroz hoje` it belongs to
    // another word.
    const isEnd = elements.slice(at + 1).every(({ kind }) => kind === 'break')
    if (isEnd && isThenEaten && items.length > 1 && element.amount.portions !== undefined) {
      const { amount } = element
      items.splice(
        0,
        items.length,
        ...items.map((item) => (item.amount || item.size ? item : { ...item, amount })),
      )
    } else if (isEnd && !last.amount && !last.size && element.amount.portions !== undefined)
      items[items.length - 1] = { ...last, amount: element.amount, end: element.end }
    return
  }
  if (fillsPlate(items, element.amount)) return
  const bowl = bowlUnder(items, element.amount)
  if (bowl) {
    // A bowl of a food that is not measured in bowls says nothing of its weight: `banana com aveia, um pote`.
    const { group, name } = bowl.item.match.food
    const isPieces = group === 'fruta' && !bowlName.test(name) && lacksMeasure(bowl.item, element.amount)
    if (!isPieces) items[bowl.at] = stateAmount(bowl.item, element.amount)
    return
  }
  const bread = breadUnder(items, element.amount)
  if (bread) {
    items[bread.at] = { ...bread.item, amount: element.amount }
    return
  }
  const earlier = items.at(-2)
  const isVolume = earlier && isVolumeOf(earlier, last, element.amount)
  const isOpen = earlier && (!earlier.amount || (isVolume && isGlass(earlier.amount)))
  const belongsToEarlier =
    isOpen &&
    (isVolume ||
      isCookedInOil(last, element.amount) ||
      (lacksMeasure(last, element.amount) && !lacksMeasure(earlier, element.amount)))
  if (belongsToEarlier) {
    items[items.length - 2] = stateAmount(earlier, element.amount)
    return
  }
  const { quantity } = element.amount
  const isPart = quantity < 1 && !element.amount.measure
  if (isPart && isThenEaten && items.length > 1 && isUsual(last)) {
    const parts = items.map((item) =>
      isUsual(item) ? { ...item, times: (item.times ?? 1) * quantity } : item,
    )
    items.splice(0, items.length, ...parts)
    return
  }
  if (last.amount && isThenEaten && (isPart || !lacksMeasure(last, element.amount))) {
    items[items.length - 1] = { ...last, amount: eatenOf(last.amount, element.amount), end: element.end }
    return
  }
  const amount = last.amount
    ? withWeight(
        last.amount,
        isInside(element, elements[at - 1]) || isWeightOfEach(last.match, last.amount, element.amount)
          ? { ...element.amount, isEach: true }
          : (asBottle(last, element.amount) ?? element.amount),
      )
    : asWeight(element.amount, last.match.food)
  // A food beside another one counts in part only as long as its amount is unknown.
  const { times: _times, ...whole } = last
  if (amount)
    items[items.length - 1] = {
      ...(last.amount ? last : whole),
      amount,
      end: Math.max(last.end, element.end),
      ...(endsList(elements[lastFoodAt - 1], earlier) && { isOfList: true }),
    }
}

/** Names of spreads that are in other groups than fats and sauces. */
const spreadName =
  /^(?:requeijão|cream cheese|pasta de|patê|creme de avelã|doce de leite|açúcar|mel$|melado|geleia)/iu

function isSpread({ match: { food }, amount }: SpokenItem): boolean {
  return !amount && (food.group === 'gordura' || food.group === 'molho' || spreadName.test(food.name))
}

/** Returns the bread that slices or pieces count, although spreads stand between: `pão de forma com manteiga 2 fatias`. */
function breadUnder(
  items: readonly SpokenItem[],
  { measure, quantity }: Amount,
): { readonly at: number; readonly item: SpokenItem } | undefined {
  if (quantity < 1 || !/^(?:fatia|unidade|pedaço)$/u.test(measure?.name ?? 'unidade')) return undefined
  const at = items.findLastIndex((item) => !isSpread(item))
  const item = items[at]
  const isBread = item && at < items.length - 1 && item.match.food.group === 'pao' && !item.amount
  return isBread && quantity < volumeFrom ? { at, item } : undefined
}

/** Returns whether an amount in brackets or after `com` tells what is in each pack: `2 caixas (20 unidades)`. */
function isInside({ amount }: AmountElement, before: Element | undefined): boolean {
  if (amount.measure?.name !== 'unidade') return false
  return before?.kind === 'break'
    ? before.strength === 'weak'
    : before?.kind === 'join' && before.word === 'com'
}

/** Returns whether a food has its usual portion or some portions of a plate. */
function isUsual({ amount }: SpokenItem): boolean {
  return !amount || amount.portions !== undefined
}

/** Returns whether a food ends a list of foods: a comma, a word such as `e`, or another food stands right before it. */
function endsList(before: Element | undefined, earlier: SpokenItem | undefined): boolean {
  if (!earlier || (earlier.amount && earlier.amount.portions === undefined)) return false
  return before?.kind === 'break' ? before.strength !== 'stop' : /^(?:food|join)$/u.test(before?.kind ?? '')
}

/** Drops the usual portion that a plate gave the last food, if its amount follows: `marmita: arroz 3 colheres`. */
function forgetPortion(items: SpokenItem[], { measure, isVague }: Amount): void {
  const last = items.at(-1)
  if (last?.amount?.portions !== undefined && measure && !isVague) items[items.length - 1] = omitAmount(last)
}

/** Returns whether an amount is one glass, whose volume may follow: `um copo de suco com açúcar (300 ml)`. */
function isGlass({ quantity, measure }: Amount): boolean {
  return quantity === 1 && /^(?:copo|caneca|taça|garrafa|xícara)/u.test(measure?.name ?? '')
}

/** Returns whether an amount adds a half to the amount before it: `2 bananas e meia`. */
function isHalfMore(before: Element | undefined, { quantity, measure }: Amount): boolean {
  return before?.kind === 'join' && before.word === 'e' && quantity === 0.5 && !measure
}

/** Returns the amount eaten out of an amount that was made or bought: 2 in `fiz 6 pães de queijo e comi 2`. */
function eatenOf(made: Amount, eaten: Amount): Amount {
  if (eaten.measure) return eaten
  if (eaten.quantity >= 1) return made.measure ? { ...eaten, measure: made.measure } : eaten
  return multiplied(made, eaten)
}

/** Groups of foods that are put on a bowl or plate of another food. */
const toppingGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'farofa',
  'cereal',
  'gordura',
  'molho',
  'tempero',
  'castanha',
  'queijo',
])

/** Names of sweets and powders that are put on or into another food. */
const toppingName =
  /^(?:açúcar|mel$|melado|leite condensado|doce de leite|geleia|calda|achocolatado em pó|leite .*em pó)/iu

const vessel = /^(?:tigela|cumbuca|cuia|prato|copo|pote|taça|xícara|caneca)/u
/** Names of foods that are served with toppings although their group is that of toppings. */
const bowlName =
  /^(?:salada de frutas|iogurte|mingau|sorvete|açaí|cuscuz|canjica|mungunzá|pipoca|polenta|angu)/iu

/** Usual portions on a large and on a small plate (own estimate). */
const platesOfSize = { grande: 1.4, pequeno: 0.7 } as const
/** Groups of food of which people eat a plate: `macarrão com carne moída, um prato`. */
const ownPlate: ReadonlySet<FoodGroup> = new Set<FoodGroup>(
  'massa cereal sopa ensopado tuberculo arroz'.split(' ') as FoodGroup[],
)

/**
 * Reads a plate behind several foods without amounts: it holds all of them (`arroz, feijão e bife, um prato raso`), or is
 * that of the dish before its toppings (`macarronada com queijo ralado, um prato`). Returns false for any other amount.
 */
function fillsPlate(items: SpokenItem[], amount: Amount): boolean {
  const [first] = items
  const isPlate = amount.quantity === 1 && /^prato(?: raso| fundo)?$/u.test(amount.measure?.name ?? '')
  if (!first || !isPlate || items.length < 2 || items.some((item) => item.amount ?? item.size)) return false
  const isDish = ({ match: { food } }: SpokenItem) =>
    ownPlate.has(food.group) && !/^arroz (?:branco|integral|parboilizado)/iu.test(food.name)
  const hasRice = items.slice(1).some(({ match }) => match.food.group === 'arroz')
  const dishAt = hasRice ? -1 : items.findIndex(isDish)
  const dish = items[dishAt]
  const size = amount.size ?? amount.measure?.size
  if (dish) items[dishAt] = stateAmount(dish, amount)
  else if (size === 'grande' || size === 'pequeno') {
    const times = platesOfSize[size]
    for (const [at, item] of items.entries())
      if (item.match.food.group !== 'bebida') items[at] = { ...item, times: (item.times ?? 1) * times }
  }
  return true
}

/** Returns the food before its toppings, of which a bowl is one: `açaí com farinha, uma tigela`. */
function bowlUnder(
  items: readonly SpokenItem[],
  { measure }: Amount,
): { readonly at: number; readonly item: SpokenItem } | undefined {
  if (!vessel.test(measure?.name ?? '')) return undefined
  // If all are toppings alone, the first one is the food: `aveia com mel`.
  const at = Math.max(
    0,
    items.findLastIndex(({ match }) => !isTopping(match.food)),
  )
  const item = items[at]
  const toppings = items.slice(at + 1)
  if (!item || item.amount || toppings.length === 0 || toppings.some(({ amount }) => amount)) return undefined
  return { at, item }
}

function isTopping({ group, name }: Food): boolean {
  return (toppingGroups.has(group) || toppingName.test(name)) && !bowlName.test(name)
}

/** Returns whether a volume is one of the food before its topping: `açaí com tapioca, meio litro`. */
function isVolumeOf({ match }: SpokenItem, topping: SpokenItem, { measure }: Amount): boolean {
  return measure?.name === 'ml' && isPoured(match.food) && !isPoured(topping.match.food)
}

/** Returns whether a weight is that of the food that was cooked in garlic and oil: `frango alho e óleo 100 g`. */
function isCookedInOil({ match }: SpokenItem, { measure }: Amount): boolean {
  return match.said.startsWith('alho') && match.food.group === 'gordura' && measure?.name === 'grama'
}

function isPoured({ group, name }: Food): boolean {
  return liquidGroups.has(group) || /^(?:açaí|sorvete|mingau)/iu.test(name)
}

function lacksMeasure(item: SpokenItem, amount: Amount): boolean {
  const { measure } = amount
  if (measure ? measure.grams !== undefined : amount.quantity >= volumeFrom) return false
  return !item.match.food.measures.some((one) => one.name.startsWith(measure?.name ?? 'unidade'))
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
  if (stated.isImplicit && stated.measure && !weight.measure && weight.quantity >= volumeFrom) {
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

function asBottle({ amount, match }: SpokenItem, size: Amount): Amount | undefined {
  const isCounted = amount && !amount.measure && amount.portions === undefined && amount.quantity >= 1
  if (!isCounted || match.food.group !== 'bebida' || size.measure || size.quantity < smallestBottle)
    return undefined
  return { ...size, measure: { name: 'ml', grams: 1, next: 0 }, isEach: true }
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
