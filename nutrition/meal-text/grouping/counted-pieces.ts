import type { FoodGroup } from '../../foods/food.ts'
import type { Amount } from '../amounts/amounts.ts'
import { sizedMeasureNamed } from '../amounts/measure-words.ts'
import type { AmountElement, Element, FoodElement } from '../elements/elements.ts'
import { isFlavorOf, isPizza } from './fold-additions.ts'
import { isSnack } from '../matching/snack-fillings.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** Groups of foods that come in fillets, which a row may not list as a measure. */
const filleted: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['carne', 'frango', 'peixe'])

/**
 * Returns the amount of a food if a counted word is a piece of it: `frango 2 filés`. Only a fillet or a bar may follow a
 * comma: `peixe, 2 filés`, `chocolate, 1 barrinha`.
 * @param words words of the piece
 * @param between elements between the food and the amount
 */
export function countedPieces(
  { amount: known, match }: SpokenItem,
  words: string,
  amount: Amount,
  between: readonly Element[],
): Amount | undefined {
  const piece = sizedMeasureNamed(words)
  if (!piece || known || amount.measure) return undefined
  const { name, size } = piece
  const { measures, group } = match.food
  const isFillet = name === 'filé' && filleted.has(group)
  const isBar = name === 'barra'
  const isPassed = (one: Element) =>
    one.kind === 'break' && (one.strength === 'weak' || ((isFillet || isBar) && one.strength === 'comma'))
  if (!between.every(isPassed) || !(isFillet || measures.some((measure) => measure.name === name)))
    return undefined
  // A `tacinha` is the usual one, and only bars come in two sizes.
  return { ...amount, measure: { name, next: 0 }, ...(isBar && size && { size }) }
}

/** Returns whether slices are slices of the pizza before them: `comemos pizza, comi duas fatias de mussarela`. */
export function isSliceOf(dish: SpokenItem, { amount }: AmountElement, { match }: FoodElement): boolean {
  return (
    isSliced({ amount }) && isPizza(dish.match.food) && !dish.amount && isFlavorOf(dish.match, match, 'com')
  )
}

/** Whether `uma de queijo` names the filling of the dish before it, and not another dish. */
export function isFillingOf(
  dish: SpokenItem | undefined,
  { amount }: AmountElement,
  element: FoodElement,
): boolean {
  if (!amount.isOfBefore || dish?.match.named.takes !== 'filling' || element.match.food.group === 'bebida')
    return false
  return element.match.food.source !== 'own' && !isSnack(element.match.food)
}

/** Returns whether pieces are those in the pack named before them: `um pacotinho de 3 oreo`, `uma caixa 12 bombons`. */
export function countsContent(pack: Amount, pieces: Amount): boolean {
  const isPack = /^(?:pacote|saco|caixa|caixinha|balde|bandeja)$/u.test(pack.measure?.name ?? '')
  const isCount = !pieces.measure || pieces.measure.name === 'unidade'
  return isPack && pack.isImplicit && pack.measure?.grams === undefined && isCount && pieces.quantity > 1
}

export function isSliced({ amount }: Pick<AmountElement, 'amount'>): boolean {
  return /^(?:fatia|pedaço)$/u.test(amount.measure?.name ?? '')
}

/**
 * Adds the measure of the last item that has an amount: `2 fatias de queijo e 1 de presunto`, `2 fatias de pizza e 1
 * portuguesa` (`isTaste`).
 */
export function withMeasureBefore(amount: Amount, items: readonly SpokenItem[], isTaste = false): Amount {
  const last = items.findLast((item) => item.amount) ?? items.at(-1)
  const isOfBefore = amount.isOfBefore || (isTaste && !amount.measure && last && isPizza(last.match.food))
  const measure = isOfBefore ? last?.amount?.measure : undefined
  return measure ? { ...amount, measure } : amount
}

/** Returns whether a pizza is only named by its taste: the second of `2 fatias de pizza de calabresa e 1 portuguesa`. */
export function isBareTaste({ match, start, end }: FoodElement, text: string): boolean {
  return isPizza(match.food) && !/pizza/iu.test(text.slice(start, end))
}
