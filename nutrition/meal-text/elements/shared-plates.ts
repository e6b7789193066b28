import type { FoodGroup } from '../../foods/food.ts'
import type { MeasureSize } from '../../foods/measures/grams-of.ts'
import type { Amount } from '../amounts/amounts.ts'
import type { AmountElement, Element, FoodElement } from './elements.ts'
import { portionsOn } from '../words/plate-words.ts'

/**
 * If one plate holds two or more foods, gives each its usual portion: in `um prato de arroz, feijão e farofa` the plate
 * does not measure the rice. On a larger plate or several plates, each food gets more.
 */
export function sharePlates(elements: readonly Element[]): readonly Element[] {
  const shared: Element[] = []
  for (let at = 0; at < elements.length; at += 1) {
    const element = elements[at]
    if (!element) break
    const colon = elements[at + 1]
    const first = colon?.kind === 'break' && colon.isColon ? at + 2 : at + 1
    const isShared = isPlate(element) || isBowlOfMeat(elements, at)
    const listed = isShared ? foodsOn(elements, first) : []
    if (element.kind !== 'amount' || listed.length < 2) {
      shared.push(element)
      continue
    }
    const { amount } = element
    const portions = portionsOn(plateSize(amount), amount.quantity)
    const last = listed.at(-1) ?? at
    for (const one of elements.slice(at + 1, last + 1)) {
      if (one.kind === 'food' && portions !== 1) shared.push(withPortions(element, one, portions))
      shared.push(one)
    }
    at = last
  }
  return shared
}

function isPlate(element: Element): element is AmountElement {
  const { measure } = element.kind === 'amount' ? element.amount : {}
  return measure !== undefined && measure.grams === undefined && /^prato(?! de sobremesa)/u.test(measure.name)
}

const meats: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['carne', 'frango', 'peixe', 'frutos_do_mar'])

/** Returns whether a bowl is one of a meal, because meat is named first: `bowl de frango com arroz e legumes`. */
function isBowlOfMeat(elements: readonly Element[], at: number): boolean {
  const [bowl, food] = [elements[at], elements[at + 1]]
  const { measure } = bowl?.kind === 'amount' ? bowl.amount : {}
  const isBowl = measure?.grams === undefined && /^(?:tigela|cumbuca|pote)$/u.test(measure?.name ?? '')
  return isBowl && food?.kind === 'food' && meats.has(food.match.food.group)
}

function plateSize({ size, measure }: Amount): MeasureSize | undefined {
  return size ?? (measure?.name === 'prato fundo' ? 'cheia' : undefined)
}

/** Returns the indexes of the foods that share the plate before them. The list ends at a soup, a drink or an amount. */
function foodsOn(elements: readonly Element[], from: number): readonly number[] {
  const places: number[] = []
  for (let at = from; ;) {
    const [food, link] = [elements[at], elements[at + 1]]
    if (food?.kind !== 'food' || isPoured(food)) return places
    places.push(at)
    if (link?.kind !== 'food' && !isLink(link)) return places
    at += link?.kind === 'food' ? 1 : 2
  }
}

function isPoured({ match }: FoodElement): boolean {
  return match.food.group === 'sopa' || match.food.group === 'bebida'
}

function isLink(element: Element | undefined): boolean {
  if (element?.kind === 'join') return element.word !== 'ou'
  return element?.kind === 'break' && element.strength === 'comma'
}

function withPortions(plate: AmountElement, food: FoodElement, portions: number): AmountElement {
  const { start } = food
  return {
    kind: 'amount',
    start,
    end: start,
    amount: { ...plate.amount, quantity: portions, low: portions, high: portions, portions, isVague: true },
  }
}
