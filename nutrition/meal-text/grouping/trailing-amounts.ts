import type { Food, FoodGroup } from '../../foods/food.ts'
import type { Amount } from '../amounts/amounts.ts'
import type { AmountElement, Element } from '../elements/elements.ts'
import { inSpoonsOfList } from './list-measures.ts'
import { placeOfMeasured } from './measured-before.ts'
import { isPlateDish } from '../matching/plate-dishes.ts'
import { omitAmount, stateAmount } from './item-amounts.ts'
import { eatenOf, refined, volumeFrom } from './refined-amounts.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'
import { liquidGroups } from '../amounts/weighing.ts'

/** Foods of a text so far, which the rules change, and an amount after them. */
interface Trailing {
  readonly items: SpokenItem[]
  readonly last: SpokenItem
  readonly earlier: SpokenItem | undefined
  readonly elements: readonly Element[]
  /** Index of the amount in `elements`. */
  readonly at: number
  /** Index of `last` in `elements`. */
  readonly lastFoodAt: number
  readonly element: AmountElement
  readonly amount: Amount
  /** Whether a word of eating stands right before the amount: `mas comi só 3`. */
  readonly isThenEaten: boolean
}

/** Rules in the order in which they are tried; the first one that returns true has used the amount. */
const rules: readonly ((trailing: Trailing) => boolean)[] = [
  addHalf,
  isFar,
  attachVague,
  ({ items, amount }) => fillsPlate(items, amount),
  attachToBowl,
  attachToBread,
  attachToCups,
  attachToEarlier,
  attachToMeasured,
  eatPartOfAll,
  eatPartOfLast,
  attachToLast,
]

/** Place of an amount in a text. */
interface Place {
  readonly elements: readonly Element[]
  readonly at: number
  /** Index of the last food before it; -1 without one. */
  readonly lastFoodAt: number
}

/**
 * Attaches an amount to the food before it, or to the food before that one if only that food has the measure. A half
 * completes the count before it. `2 de cada` counts all foods before it that have no amount. An amount without a food
 * near it is dropped; so is the article of an unknown word (`pipoca, uma bacia`). Changes `items`.
 */
export function attachTrailing(items: SpokenItem[], said: AmountElement, place: Place): void {
  const { elements, at } = place
  const amount = inSpoonsOfList(elements, at, said.amount)
  if (amount.isOfEachFood) {
    const from = items.findLastIndex((item) => item.amount !== undefined) + 1
    items.splice(from, items.length - from, ...items.slice(from).map((item) => ({ ...item, amount })))
    return
  }
  const isArticle = amount.isImplicit && !amount.measure
  if (isArticle && elements[at + 1]?.kind === 'unknown') return
  forgetPortion(items, amount)
  const last = items.at(-1)
  if (!last) return
  const isThenEaten = elements[elements[at - 1]?.kind === 'restart' ? at - 2 : at - 1]?.kind === 'eating'
  const element = { ...said, amount }
  const trailing = { items, last, earlier: items.at(-2), ...place, element, amount, isThenEaten }
  rules.some((rule) => rule(trailing))
}

/** Completes the count right before a half: `2 bananas e meia`. */
function addHalf({ items, last, elements, at, lastFoodAt, element }: Trailing): boolean {
  const { amount } = last
  if (!amount || lastFoodAt !== at - 2 || !isHalfMore(elements[at - 1], element.amount)) return false
  items[items.length - 1] = {
    ...last,
    end: element.end,
    amount: { ...amount, quantity: amount.quantity + 0.5, low: amount.low + 0.5, high: amount.high + 0.5 },
  }
  return true
}

/** Returns whether other words than of a list or of eating stand between the last food and an amount. */
function isFar({ elements, at, lastFoodAt, amount, isThenEaten }: Trailing): boolean {
  const between = elements.slice(lastFoodAt + 1, at)
  const unknown = between.filter((one) => one.kind === 'unknown')
  if (lastFoodAt < 0 || unknown.length > 1 || unknown.some((one) => one.isRowlessFood)) return true
  // `bolo de arroz cuiabano 2 e café`
  const after = elements[at + 1]?.kind ?? 'break'
  const isKind = between.length === 1 && !amount.isImplicit && /^(?:break|join)$/u.test(after)
  const isEaten = between.some(({ kind }) => kind === 'eating')
  return !between.every(
    (one, place) =>
      (one.kind === 'break' && one.strength !== 'stop') ||
      (one.kind === 'join' && (one.word === 'com' || isEaten)) ||
      one.kind === 'amount' ||
      one.kind === 'eating' ||
      (one.kind === 'restart' && isThenEaten) ||
      one.kind === 'without' ||
      between[place - 1]?.kind === 'without' ||
      (one.kind === 'unknown' && (isKind || isThenEaten || amount.measure !== undefined)),
  )
}

/**
 * Attaches a vague amount at the end of the text only: in `arroz, bastante salada` and `comi muito arroz hoje` it
 * belongs to another word.
 */
function attachVague(trailing: Trailing): boolean {
  const { items, last, elements, at, lastFoodAt, element, amount, isThenEaten } = trailing
  if (!amount.isVague) return false
  // `arroz um pouquinho, feijão bastante`
  const isOfLast = lastFoodAt === at - 1 && elements[at + 1]?.kind === 'break'
  const isEnd = isOfLast || elements.slice(at + 1).every(({ kind }) => kind === 'break')
  if (!isEnd || amount.portions === undefined) return true
  if (isThenEaten && items.length > 1)
    changeAll(items, (item) => (item.amount || item.size ? item : { ...item, amount }))
  else if (!last.amount && !last.size) items[items.length - 1] = { ...last, amount, end: element.end }
  return true
}

function attachToBowl({ items, amount }: Trailing): boolean {
  const bowl = bowlUnder(items, amount)
  if (!bowl) return false
  // A bowl of a food that is not measured in bowls says nothing of its weight: `banana com aveia, um pote`.
  const { group, name } = bowl.item.match.food
  const isPieces = group === 'fruta' && !bowlName.test(name) && lacksMeasure(bowl.item, amount)
  if (!isPieces) items[bowl.at] = stateAmount(bowl.item, amount)
  return true
}

function attachToBread({ items, amount }: Trailing): boolean {
  const bread = breadUnder(items, amount)
  if (!bread) return false
  items[bread.at] = { ...bread.item, amount }
  return true
}

/** Counts cups behind the sugar that was in each: `cafezinho com açúcar, 4 ao longo do dia`. */
function attachToCups({ items, last, earlier, amount }: Trailing): boolean {
  const isSweet = !last.amount && /^(?:açúcar|adoçante)/iu.test(last.match.food.name)
  const isCount = !amount.measure && amount.quantity >= 2 && amount.quantity < volumeFrom
  if (!isSweet || !isCount || earlier?.match.food.group !== 'bebida' || earlier.amount) return false
  items.splice(-2, 2, stateAmount(earlier, amount), { ...last, times: amount.quantity / 2 })
  return true
}

/** Attaches an amount to the food before the last one, if only that food is measured so. */
function attachToEarlier({ items, last, earlier, amount }: Trailing): boolean {
  if (!earlier) return false
  const isVolume = isVolumeOf(earlier, last, amount)
  const isOpen = !earlier.amount || (isVolume && isGlass(earlier.amount))
  const isOfEarlier =
    isVolume || isCookedInOil(last, amount) || (lacksMeasure(last, amount) && !lacksMeasure(earlier, amount))
  if (!isOpen || !isOfEarlier) return false
  items[items.length - 2] = stateAmount(earlier, amount)
  return true
}

/** Attaches an amount to the only food of several that is measured so: `peixe assado com batata e cebola, uma posta`. */
function attachToMeasured({ items, amount }: Trailing): boolean {
  const at = placeOfMeasured(items, amount)
  const item = items[at]
  if (item) items[at] = stateAmount(item, amount)
  return item !== undefined
}

/** Multiplies usual portions by a part: `arroz e feijão, comi metade`. */
function eatPartOfAll({ items, last, amount, isThenEaten }: Trailing): boolean {
  if (!isPart(amount) || !isThenEaten || items.length < 2 || !isUsual(last)) return false
  changeAll(items, (item) => (isUsual(item) ? { ...item, times: (item.times ?? 1) * amount.quantity } : item))
  return true
}

/** Replaces the amount that was made or bought by the one that was eaten: `fiz 6 pães de queijo e comi 2`. */
function eatPartOfLast({ items, last, element, amount, isThenEaten }: Trailing): boolean {
  if (!last.amount || !isThenEaten || !(isPart(amount) || !lacksMeasure(last, amount))) return false
  items[items.length - 1] = { ...last, amount: eatenOf(last.amount, amount), end: element.end }
  return true
}

function attachToLast({ items, last, earlier, elements, at, lastFoodAt, element }: Trailing): boolean {
  const amount = refined(last, element, elements[at - 1])
  if (!amount) return true
  // A food beside another one counts in part only as long as its amount is unknown.
  const { times: _times, ...whole } = last
  items[items.length - 1] = {
    ...(last.amount ? last : whole),
    amount,
    end: Math.max(last.end, element.end),
    ...(endsList(elements[lastFoodAt - 1], earlier) && { isOfList: true }),
  }
  return true
}

function isPart({ quantity, measure }: Amount): boolean {
  return quantity < 1 && !measure
}

function changeAll(items: SpokenItem[], change: (item: SpokenItem) => SpokenItem): void {
  items.splice(0, items.length, ...items.map(change))
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

/** Usual portions on a full, a large and a small plate (own estimate). */
const platesOfSize = { cheia: 1.3, grande: 1.4, pequeno: 0.7 } as const

/**
 * Reads a plate behind several foods without amounts: it holds all of them (`arroz, feijão e bife, um prato raso`), or is
 * that of the dish before its toppings (`macarronada com queijo ralado, um prato`). Returns false for any other amount.
 */
function fillsPlate(items: SpokenItem[], amount: Amount): boolean {
  const [first] = items
  const isPlate = amount.quantity === 1 && /^prato(?: raso| fundo)?$/u.test(amount.measure?.name ?? '')
  if (!first || !isPlate || items.length < 2 || items.some((item) => item.amount ?? item.size)) return false
  const isDish = ({ match }: SpokenItem) => isPlateDish(match.food)
  const hasRice = items.slice(1).some(({ match }) => match.food.group === 'arroz')
  // A plate of two dishes holds a usual portion of each: `rabada com polenta, 1 prato`.
  const isOfSeveral = items.filter(isDish).length > 1
  const dishAt = hasRice || isOfSeveral ? -1 : items.findIndex(isDish)
  const dish = items[dishAt]
  const size = amount.size ?? amount.measure?.size
  if (dish) items[dishAt] = stateAmount(dish, amount)
  else if (size === 'cheia' || size === 'grande' || size === 'pequeno') {
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
