import { hundredth } from '../../shared/figures/rounding.ts'
import type { Dish } from '../../foods/dishes/dish.ts'
import { isCup, varyDish, type VariedDish } from '../../foods/dishes/vary-dish.ts'
import type { Food, FoodId } from '../../foods/food.ts'
import type { MeasureSize } from '../../foods/measures/grams-of.ts'
import type { Amount } from '../amounts/amounts.ts'
import { barePlural } from '../amounts/bare-plurals.ts'
import { bareSingular } from '../amounts/bare-singulars.ts'
import { withGramsOfOne } from '../amounts/total-weights.ts'
import { weigh, weighOwn } from '../amounts/weighing.ts'
import { type OwnNames, ownFoodsLike } from '../finding/own-names.ts'
import type { FoodMatch } from '../matching/food-matching.ts'
import type { ReadItem } from '../reading/meal-reading.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'
import { wordKey } from '../words/words.ts'
import { weighPatty } from './burger-weights.ts'
import { dissolved } from './dissolved-powders.ts'
import { quote } from './item-doubts.ts'
import { mostOf } from './most-grams.ts'
import { withSauce } from './sweet-sauces.ts'

/** Data of the account that changes how a food of the text is weighed. */
export interface WeighingOptions {
  /** Grams of the person's own ladle of beans, which replace the table's value. */
  readonly ladleGrams?: number
  /** The account's own foods (`ownNamesOf`). */
  readonly own?: OwnNames
  /** Grams that the person usually logs of a food (`ownAmountsOf`), used if the text states no amount. */
  readonly ownGrams?: ReadonlyMap<FoodId, number>
}

/** Returns the food of an item as it counts, with its stated or usual grams, toppings and parts. */
export function weighItem(
  text: string,
  said: SpokenItem,
  { ladleGrams, own, ownGrams, isSole }: WeighingOptions & { readonly isSole: boolean },
): ReadItem {
  const spoken = weighPatty(countParts(said))
  const { match } = spoken
  const isSpooned = /^(?:colher|dose|sachê|grama)/u.test(spoken.amount?.measure?.name ?? '')
  const powder = isSpooned ? soleStirred(match) : undefined
  const dish = powder ? undefined : dishOf(match)
  const food = powder ?? dish?.food ?? ((isSpooned && match.named.spooned) || match.food)
  const usual = saysAmount(spoken) ? undefined : ownGrams?.get(food.id)
  const plateShare = saysAmount(spoken) || usual !== undefined ? 1 : (spoken.plateShare ?? 1)
  // The s of a brand such as `mcdonalds` is no plural.
  const isBrand = /^(?:mc|lays|pringles|mentos|halls|becks|snickers|beats|mms$)/iu.test(match.said)
  const stated = spoken.amount && dissolved(food, withGramsOfOne({ food, named: match.named }, spoken.amount))
  const bare = barePlural(match.said, food) ?? (isSole ? bareSingular(match, food) : undefined)
  const amount = saysAmount(spoken) || isBrand ? stated : bare
  const { certainty, ...weighing } =
    usual === undefined
      ? weigh(
          food,
          match.named,
          amount,
          sizeSaid(spoken) ?? miniSizeOf(match, amount) ?? partySizeOf(text, match, amount),
          ladleGrams,
        )
      : weighOwn(food, usual)
  const identity =
    1 -
    match.typos * 0.15 -
    (match.cookingAgrees ? 0 : 0.1) -
    (match.isEveryday ? 0.05 : 0) -
    (spoken.alternatives || match.named.others || match.unmet ? 0.3 : 0)
  const ownFoods = own && food.source !== 'own' ? ownFoodsLike(match.said, own) : []
  const alternatives = match.named.others ?? [...ownFoods, ...(match.unmet?.instead ?? [])]
  const standsInFor = match.unmet?.said ?? (match.named.standsIn && match.said)
  const item = {
    food,
    ...(match.flavors && { flavors: match.flavors }),
    ...(standsInFor !== undefined && { standsInFor }),
    ...(alternatives.length > 0 && { alternatives }),
    ...timesOf(withSauce(weighing, spoken), (spoken.times ?? 1) * plateShare),
    ...(usual !== undefined && { isOwnAmount: true as const }),
    confidence:
      spoken.isOfList && isManyPortions(food, weighing)
        ? 0.1
        : hundredth(Math.max(0.1, identity) * certainty),
    text: quote(text, spoken),
  }
  const isBlended = /^ *batid[oa] com\b/iu.test(text.slice(spoken.end))
  return withParts(clamped(isBlended ? item : withToppings(item, match, dish)), dish)
}

/**
 * Part of the toppings' weight that comes on top of a cup's volume; the rest takes the place of what the cup holds. Own
 * estimate between a cup filled to the brim with both and a full cup with toppings heaped on it.
 */
const toppingsAboveRim = 0.25

/**
 * Adds the weight of the heaped toppings to the stated volume of a cup: `açaí 300 ml com granola`. A caller leaves out toppings that are blended in (`batido com`), which are part of the volume.
 */
function withToppings(item: ReadItem, { named }: FoodMatch, dish: VariedDish | undefined): ReadItem {
  const { measure } = item
  const isVolume = measure === 'ml' || measure === 'grama' || /^(?:copo|tigela|pote)$/u.test(measure)
  // The dish's own measures already grew with the toppings.
  const isResized = named.dish?.measures.some(({ name }) => name === measure)
  if (
    !dish ||
    !named.dish ||
    !isVolume ||
    isResized ||
    !isCup(named.dish) ||
    dish.servedGrams <= named.dish.servedGrams
  )
    return item
  const heaped = (dish.servedGrams / named.dish.servedGrams - 1) * toppingsAboveRim
  const times = 1 + heaped
  const grams = hundredth(item.grams * times)
  return {
    ...item,
    ...(measure === 'ml' || measure === 'grama' ? { quantity: grams, measure: 'grama' } : {}),
    grams,
    gramsLow: hundredth(item.gramsLow * times),
    gramsHigh: hundredth(item.gramsHigh * times),
  }
}

/** Returns the size after the name of a food. A plate is as full of small pieces: `pratinho de salgadinhos de aniversário`. */
function sizeSaid({ size, amount, match }: SpokenItem): MeasureSize | undefined {
  const isPlate = match.food.group === 'salgado' && amount?.measure?.name.startsWith('prato') === true
  return isPlate ? undefined : size
}

/**
 * Returns whether the text states the amount of a food: directly, by a size, by a weight shared with other foods, or by
 * the changes to a dish.
 */
function saysAmount({ amount, size, shared, match }: SpokenItem): boolean {
  return amount !== undefined || size !== undefined || shared !== undefined || match.variation !== undefined
}

/**
 * Returns whether a stated weight is more than a person eats of one food at once: above 150 g and above 4 usual
 * portions.
 */
function isManyPortions(
  { defaultGrams }: Food,
  { grams, measure }: Pick<ReadItem, 'grams' | 'measure'>,
): boolean {
  return measure === 'grama' && grams > Math.max(150, defaultGrams * 4)
}

/** Reduces an absurd amount to the maximum of its food and sets the confidence to 0.1. */
function clamped(item: ReadItem): ReadItem {
  const most = mostOf(item.food)
  if (item.grams <= most)
    return { ...item, grams: Math.max(item.grams, 0.01), gramsHigh: Math.max(item.gramsHigh, 0.01) }
  return {
    ...item,
    grams: most,
    quantity: hundredth((item.quantity * most) / item.grams),
    gramsLow: most / 2,
    gramsHigh: item.gramsHigh,
    confidence: 0.1,
  }
}

/**
 * Returns the dish of a match with the person's changes. Returns `undefined` if a row of the table counts, which
 * includes dishes with a row in their usual form.
 */
function dishOf({ named, variation, said }: FoodMatch): VariedDish | undefined {
  const { dish } = named
  if (!dish) return undefined
  if (variation) return varyDish(dish, variation, said)
  return dish.plain ? undefined : usualOf(dish)
}

const usualDishes = new WeakMap<Dish, VariedDish>()

/** Returns a dish without changes, computed once. */
function usualOf(dish: Dish): VariedDish {
  const usual = usualDishes.get(dish) ?? varyDish(dish, { added: [], removed: [] })
  usualDishes.set(dish, usual)
  return usual
}

/** From this count on, a diminutive means small pieces; `um pastelzinho` can be a whole one. */
const miniFrom = 3

/**
 * Returns the size of snacks whose counted diminutive means small ones: `4 empadinhas`, but not `4 coxinhas`; and of a
 * `barrinha` of a food that has small bars.
 */
function miniSizeOf({ food, said }: FoodMatch, amount: Amount | undefined): MeasureSize | undefined {
  const word = firstKey(said)
  if (word === 'barrinha' && food.measures.some(({ name }) => name === 'barra pequena')) return 'pequeno'
  const isDiminutive = /inh[oa]$/u.test(word) && word !== firstKey(food.name)
  const isCounted = amount !== undefined && !amount.measure && amount.quantity >= miniFrom
  const isOfParty = said.endsWith(' de festa') || (isCounted && word === 'salgadinho')
  const isMini = (amount !== undefined && isOfParty) || (isDiminutive && isCounted)
  return food.group === 'salgado' && isMini ? 'pequeno' : undefined
}

const partyWords = /\b(?:fest(?:a|inha)(?! junina)|aniversário|aniversario|casamento|batizado)\b/iu
const partySnack = /^(?:coxinha|quibe|risole|empada|esfirra|enroladinho|croquete)/iu

/** Returns the size of snacks that are counted at a party. */
function partySizeOf(text: string, { food }: FoodMatch, amount: Amount | undefined): MeasureSize | undefined {
  const isCounted = amount !== undefined && !amount.measure && amount.portions === undefined
  return isCounted && partySnack.test(food.name) && partyWords.test(text) ? 'pequeno' : undefined
}

function timesOf<Weight extends Pick<ReadItem, 'quantity' | 'grams' | 'gramsLow' | 'gramsHigh'>>(
  weight: Weight,
  times: number,
): Weight {
  if (times === 1) return weight
  const multiplied = (value: number) => hundredth(value * times)
  return {
    ...weight,
    quantity: multiplied(weight.quantity),
    grams: multiplied(weight.grams),
    gramsLow: multiplied(weight.gramsLow),
    gramsHigh: multiplied(weight.gramsHigh),
  }
}

function withParts(item: ReadItem, dish: VariedDish | undefined): ReadItem {
  if (!dish) return item
  const share = item.grams / dish.servedGrams
  return { ...item, parts: dish.parts.map(({ food, grams }) => ({ food, grams: hundredth(grams * share) })) }
}

/** Turns the number before a dish into the count of its counted part: `5 claras mexidas` is one dish of five whites. */
function countParts(spoken: SpokenItem): SpokenItem {
  const { match, amount } = spoken
  const { dish } = match.named
  const counted = dish?.parts.find(({ food }) => food.id === dish.counted?.foodId)
  if (!counted || !amount || match.variation?.count !== undefined) return spoken
  if (amount.measure || amount.isImplicit || firstKey(match.said) !== firstKey(counted.food.name))
    return spoken
  const variation = { added: [], removed: [], ...match.variation, count: amount.quantity }
  const { amount: _amount, ...rest } = spoken
  return { ...rest, match: { ...match, variation } }
}

/** Returns the powder that alone is stirred into a drink, which a weight in grams means: `40 g de whey na água`. */
function soleStirred({ named, food }: FoodMatch): Food | undefined {
  const [powder, ...others] = named.dish?.parts ?? []
  return others.length === 0 && food.group === 'bebida' ? powder?.food : undefined
}

function firstKey(name: string): string {
  return wordKey(name.split(' ')[0] ?? '')
}
