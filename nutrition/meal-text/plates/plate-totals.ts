import type { Amount } from '../amounts/amounts.ts'
import type { Element } from '../elements/elements.ts'
import type { SharedTotal, SpokenItem } from '../reading/spoken-item.ts'
import { isBesideBox } from './weighed-plates.ts'

const plateMeasures = /^(?:prato|marmita|tigela|cumbuca|bandeja|porção)/u

/** Words for restaurants that weigh the whole plate: `500 g no quilo de arroz, feijão e frango`. */
const soldByWeight = /\b(?:(?:no|ao|do|por|pelo|a) [qk]uilo|self|buffet|bufê|balança)/iu

/** Words for what was weighed, right before the weight of a plate with one food: `o prato deu 380 g, macarronada`. */
const weighedPlate =
  /\b(?:prato|pote|marmita|tigela|balança|balanca|quilo|almoço|almoco|janta|jantar)\s+(?:(?:deu|pesou|tinha|de|com|foi|ficou|veio)\s+)*$/iu

/**
 * Returns the weight of a whole plate that is stated before its foods: `prato de 400 g com arroz e feijão`, `marmita de
 * 500 g: …`, `450 g no quilo: …`. It must be at least 150 g, and at least two foods without their own amounts must
 * follow, or one after a word for the plate and a comma.
 */
export function totalOf(elements: readonly Element[], at: number, text: string): SharedTotal | undefined {
  const element = elements[at]
  if (element?.kind !== 'amount') return undefined
  const { measure, quantity } = element.amount
  if (measure?.grams === undefined) return undefined
  const grams = measure.grams * quantity
  const before = elements[at - 1]
  const after = elements[at + 1]
  const foods = grams < 150 ? 0 : foodsAfter(elements, at)
  const isFirst = !elements.slice(0, at).some((one) => one.kind === 'food')
  const isBefore = after?.kind === 'break' && after.strength !== 'stop'
  const isOfOne = foods === 1 && isBefore && isFirst && measure.name === 'grama'
  if (isOfOne && before?.kind !== 'plate')
    return weighedPlate.test(text.slice(0, element.start)) ? { grams } : undefined
  if (foods < 2) return undefined
  if (before?.kind === 'plate') return { grams: gramsOfAll(grams, before.portions) }
  if (plateMeasures.test(measure.name)) return { grams }
  const opensList = isFirst && (isBefore || soldByWeight.test(text))
  return measure.name === 'grama' && opensList ? { grams } : undefined
}

/**
 * Returns the weight of a whole box that is stated after its foods: `marmita de arroz, feijão e ovo 750 g`. There must
 * be at least two foods, none with its own amount. The weight must be at least 250 g and at least 2.5 usual portions of
 * the last food.
 */
export function totalAfter(
  { measure, quantity }: Amount,
  foods: readonly SpokenItem[],
  portions: number,
): SharedTotal | undefined {
  const last = foods[1] && foods.at(-1)
  if (!last || measure?.name !== 'grama' || foods.some(({ amount }) => amount && !amount.portions))
    return undefined
  const grams = (measure.grams ?? 0) * quantity
  return grams >= Math.max(250, last.match.food.defaultGrams * 2.5)
    ? { grams: gramsOfAll(grams, portions) }
    : undefined
}

function isPart({ quantity, measure }: Amount): boolean {
  return quantity < 1 && !measure
}

/** Returns how many foods follow in the sentence; 0 if one of them has its own amount. */
function foodsAfter(elements: readonly Element[], at: number): number {
  let foods = 0
  for (const element of elements.slice(at + 1)) {
    if (element.kind === 'break' && element.strength === 'stop') break
    // `comi metade` is a part of the plate.
    const isOwn =
      element.kind === 'amount' && element.amount.portions === undefined && !isPart(element.amount)
    if (isOwn && !element.amount.isImplicit) return 0
    if (element.kind === 'food') foods++
  }
  return foods
}

/**
 * Returns the weight of a whole box with a single named food, of which the rest is implied: `marmita de frango 500 g`. It
 * is at least 300 g and 2.5 usual portions of the food.
 */
export function totalOfImplied(
  { measure, quantity }: Amount,
  [only, ...others]: readonly SpokenItem[],
  portions: number,
): SharedTotal | undefined {
  const isStated = only?.amount && !only.amount.portions
  if (!only || others.length > 0 || isStated || measure?.name !== 'grama') return undefined
  const grams = (measure.grams ?? 0) * quantity
  return grams >= Math.max(300, only.match.food.defaultGrams * 2.5)
    ? { grams: gramsOfAll(grams, portions) }
    : undefined
}

/** Weights that a plate or box can have (own choice). */
const leastGrams = 150
const mostGrams = 1200
const losing = /^(?:perd|emagrec|engord|ganh)/iu
const contents = /^\s*(?:com|de)\s+$/iu
const ofPlate = /^\s*d[aeo]\s+(?:(?:minha|meu|uma?|ess[ea]|nossa)\s+)?$/iu

/**
 * Returns the weight of a plate that follows it: `marmita de 350 g`, `pf 600 g`, `marmita 400 g com frango`. `at` is the place of
 * the amount. Undefined if a food of the plate has its own amount in the sentence.
 */
export function totalOfUnnamed(
  elements: readonly Element[],
  at: number,
  text: string,
): SharedTotal | undefined {
  const plate = elements.findLastIndex(
    (one, place) =>
      place < at && one.kind !== 'unknown' && !(one.kind === 'break' && one.strength !== 'stop'),
  )
  const isBehind =
    elements[plate]?.kind === 'plate' &&
    !elements.slice(plate, at).some(({ start }) => losing.test(text.slice(start)))
  const total = isBehind && isOfAll(elements, at, text) ? weightOf(elements[at], leastGrams) : undefined
  const portions = elements[plate]?.kind === 'plate' ? elements[plate].portions : 1
  return total && { grams: gramsOfAll(total.grams, portions) }
}

/** Largest weight of one of several boxes; a heavier one is that of all (own choice). */
const heaviestBox = 600

/** Returns the weight of several boxes of which the text states that of one: `2 marmitas de 350 g`. */
export function gramsOfAll(grams: number, portions: number): number {
  return portions >= 2 && Number.isInteger(portions) && grams <= heaviestBox ? grams * portions : grams
}

/** Returns the weight of what was eaten of a plate, if it stands right before it: `300 g da minha marmita`. */
export function totalBefore(
  elements: readonly Element[],
  plate: number,
  text: string,
): SharedTotal | undefined {
  const amount = elements[plate - 1]
  const isOf = amount !== undefined && ofPlate.test(text.slice(amount.end, elements[plate]?.start))
  return isOf && isOfAll(elements, plate, text) ? weightOf(amount, 0) : undefined
}

function weightOf(element: Element | undefined, least: number): SharedTotal | undefined {
  if (element?.kind !== 'amount' || element.amount.measure?.name !== 'grama') return undefined
  const grams = (element.amount.measure.grams ?? 0) * element.amount.quantity
  return grams >= least && grams <= mostGrams ? { grams } : undefined
}

/** Returns whether the foods of a plate, if any, follow right behind and without amounts: the weight is that of all. */
function isOfAll(elements: readonly Element[], at: number, text: string): boolean {
  if (!namesPlateFood(elements, at)) return true
  const food = elements.find(({ kind }, place) => place > at && kind === 'food')
  const link = text.slice(elements[at]?.end, food?.start)
  return foodsAfter(elements, at) > 0 && contents.test(link)
}

/** Returns whether a food that a plate can hold follows in the sentence. */
function namesPlateFood(elements: readonly Element[], at: number): boolean {
  const after = elements.slice(at + 1)
  const end = after.findIndex((one) => one.kind === 'break' && one.strength === 'stop')
  return after
    .slice(0, end < 0 ? undefined : end)
    .some(
      (one, place, all) =>
        one.kind === 'food' && all[place - 1]?.kind !== 'without' && !isBesideBox(one.match.food),
    )
}
