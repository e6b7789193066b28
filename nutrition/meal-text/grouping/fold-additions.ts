import { type AddedFood, partsNamed, sameFood } from '../../foods/dishes/vary-dish.ts'
import type { Food } from '../../foods/food.ts'
import { measureOf } from '../../foods/measures/grams-of.ts'
import type { Amount } from '../amounts/amounts.ts'
import { asMilkOf } from '../matching/dish-exchanges.ts'
import { isKindOnly, isTakenBy } from '../matching/dish-variations.ts'
import type { Element, FoodElement } from '../elements/elements.ts'
import type { FoodMatch } from '../matching/food-matching.ts'
import { hasBase } from './ingredient-lists.ts'
import { isLeading, saysOf } from '../elements/leading-amounts.ts'
import { weigh } from '../amounts/weighing.ts'

/**
 * Attaches additions with or after an amount to their dish: the toppings in `açaí 500 ml com granola e mel`, the parts
 * in `crepioca com 1 ovo e 2 colheres de goma`, the flavor in `sorvete 2 bolas de chocolate`.
 */
export function foldAdditions(elements: readonly Element[], text: string): readonly Element[] {
  const folded: Element[] = []
  for (let at = 0; at < elements.length; at += 1) {
    const [element, amount, after] = elements.slice(at, at + 3)
    if (!element) break
    folded.push(element)
    if (element.kind !== 'food') continue
    if (isPizza(element.match.food) && amount?.kind === 'amount' && isCheeses(elements, at + 2)) {
      folded.push(amount)
      at += 3
      continue
    }
    const isAmount = amount?.kind === 'amount' && !belongsToNext(elements, at + 1)
    if (amount?.kind === 'amount' && after?.kind === 'food' && isFlavor(elements, at, text)) {
      folded[folded.length - 1] = withFlavor(element, after)
      folded.push(amount)
      at += 2
      continue
    }
    const { additions, removed, next } = additionsAfter(elements, isAmount ? at + 2 : at + 1, element.match)
    if (additions.length + removed.length === 0) continue
    if (!isAmount && isWholeRecipe(element.match, additions) && dropDish(folded)) continue
    folded[folded.length - 1] = withAdditions(element, additions, removed)
    if (isAmount) folded.push(amount)
    at = next - 1
  }
  return folded
}

const meat = /^(?:carne|frango|embutido)$/u

/** Number of weighed ingredients from which a list with the base of a dish is its whole recipe. */
const wholeRecipe = 3

/** Returns whether additions are all that a dish is made of: `overnight de 40 g aveia, 150 ml leite e 10 g chia`. */
function isWholeRecipe(dish: FoodMatch, additions: readonly AddedFood[]): boolean {
  const stated = additions.filter(({ grams }) => grams !== undefined)
  return (
    stated.length >= wholeRecipe &&
    hasBase(
      dish,
      stated.map(({ food }) => food),
    )
  )
}

/** Drops the dish that was read last, with its article; returns false for a counted or weighed dish. */
function dropDish(folded: Element[]): boolean {
  const before = folded.at(-2)
  const isArticle = before?.kind === 'amount' && before.amount.isImplicit && !before.amount.measure
  if (before?.kind === 'amount' && !isArticle) return false
  folded.length -= isArticle ? 2 : 1
  return true
}

/** Returns whether the flavor of a pizza follows as a number of cheeses: `pizza 4 fatias de 4 queijos`. */
function isCheeses(elements: readonly Element[], at: number): boolean {
  const [amount, cheese] = [elements[at], elements[at + 1]]
  const isCount = amount?.kind === 'amount' && amount.amount.isEach && !amount.amount.measure
  return (
    isCount && cheese?.kind === 'food' && cheese.match.food.group === 'queijo' && isKindOnly(cheese.match)
  )
}

/** Returns whether the amount at `at` belongs to the next element, because that is a food. */
function belongsToNext(elements: readonly Element[], at: number): boolean {
  return elements[at + 1]?.kind === 'food'
}

/**
 * Returns whether the amount after a dish belongs to the dish and the food after the amount is the dish's flavor:
 * `sorvete 2 bolas de chocolate`. Without `de`, the food is a flavor only if the dish takes it and the next amount is
 * not the food's own.
 */
function isFlavor(elements: readonly Element[], at: number, text: string): boolean {
  const [dish, amount, flavor, next] = elements.slice(at, at + 4)
  if (dish?.kind !== 'food' || amount?.kind !== 'amount' || flavor?.kind !== 'food') return false
  const measure = amount.amount.measure?.name
  const { named, food } = dish.match
  if (measure === undefined || (!named.takes && !named.dish)) return false
  const isMeasured = measureOf(food, measure) !== undefined
  if (!isMeasured || (measureOf(flavor.match.food, measure) !== undefined && !isPizza(food))) return false
  const link = saysOf(text, amount, flavor) ? 'de' : 'com'
  if (!isFlavorOf(dish.match, flavor.match, link)) return false
  return link === 'de' || next?.kind !== 'amount' || isLeading(elements, at + 3, text)
}

/** Returns whether a food becomes a flavor of the dish. A drink never does: it is served beside the dish. */
export function isFlavorOf(dish: FoodMatch, flavor: FoodMatch, link: 'de' | 'com'): boolean {
  // An own food is logged as an item, because the allergens of flavors are read only from the table.
  if (flavor.food.source === 'own') return false
  return flavor.food.group !== 'bebida' && isTakenBy(dish, flavor, { link, before: [] })
}

export function isPizza({ name }: Food): boolean {
  return /^pizza/iu.test(name)
}

function withFlavor(element: FoodElement, { match, end }: FoodElement): FoodElement {
  if (element.match.named.dish)
    return { ...withAdditions(element, [{ food: match.food, factor: 1, isGeneric: isKindOnly(match) }]), end }
  const flavors = [...(element.match.flavors ?? []), match.food]
  return { ...element, match: { ...element.match, flavors } }
}

function withAdditions(
  element: FoodElement,
  additions: readonly AddedFood[],
  without: readonly Food[] = [],
): FoodElement {
  const { variation, flavors = [] } = element.match
  const added = [...(variation?.added ?? []), ...additions]
  const removed = [...(variation?.removed ?? []), ...without]
  const named = [...flavors, ...additions.map(({ food }) => food)]
  return {
    ...element,
    match: {
      ...element.match,
      ...(named.length > 0 && { flavors: named }),
      variation: { ...variation, added, removed },
    },
  }
}

/**
 * Returns the foods after `com`, `e`, a comma or no link word that the dish takes, and the index of the element after
 * them.
 */
function additionsAfter(
  elements: readonly Element[],
  from: number,
  dish: FoodMatch,
): { readonly additions: readonly AddedFood[]; readonly removed: readonly Food[]; readonly next: number } {
  const additions: AddedFood[] = []
  const removed: Food[] = []
  const before = [...(dish.variation?.added ?? [])]
  let next = from
  while (dish.named.dish) {
    const without = removalAt(elements, next, dish)
    if (without) {
      removed.push(without)
      next += 2
      continue
    }
    if (isFilledWith(elements[next]) && linkAt(elements[next + 1]) === 'com') next += 1
    const link = linkAt(elements[next])
    const isList = before.length > 0 || dish.variation?.count !== undefined
    const isMeasured = link === '' && elements[next]?.kind === 'amount'
    if (link === '' ? !isList && !isMeasured : link !== 'com' && !isList) break
    const at = link === '' ? next : next + 1
    const amount = elements[at]?.kind === 'amount' ? elements[at] : undefined
    const named = elements[amount ? at + 1 : at]
    const after = elements[amount ? at + 2 : at + 1]
    if (named?.kind !== 'food' || (!amount && after?.kind === 'amount')) break
    const food = { ...named, match: asMilkOf(dish, named.match) ?? named.match }
    if (amount && (dish.food.group === 'sanduiche' || isOtherEgg(dish, food.match))) break
    // `salada de batata com maionese e um salsichão`
    if (amount && !amount.amount.measure && link === 'e' && meat.test(food.match.food.group)) break
    const isTaken =
      isList || link !== '' ? isTakenBy(dish, food.match, { link, before }) : isPart(dish, food.match)
    if (!isTaken) break
    const inside = amount ? undefined : amountInBrackets(elements, at + 1)
    const one = toAddition(food.match, amount?.amount ?? inside?.amount)
    additions.push(one)
    before.push(one)
    next = inside?.next ?? (amount ? at + 2 : at + 1)
  }
  return { additions, removed, next }
}

/** Reads an amount that stands alone in brackets: `morangos (5)`. */
function amountInBrackets(
  elements: readonly Element[],
  at: number,
): { readonly amount: Amount; readonly next: number } | undefined {
  const [open, amount, close] = elements.slice(at, at + 3)
  const isOpen = open?.kind === 'break' && open.strength === 'weak'
  const isClosed = close?.kind === 'break' && close.strength === 'weak'
  return isOpen && isClosed && amount?.kind === 'amount' ? { amount: amount.amount, next: at + 3 } : undefined
}

/** Returns the part of a dish that is removed after an amount: `açaí 500 ml sem granola`. */
function removalAt(
  elements: readonly Element[],
  at: number,
  { named: { dish } }: FoodMatch,
): Food | undefined {
  const [without, food] = [elements[at], elements[at + 1]]
  if (without?.kind !== 'without' || food?.kind !== 'food') return undefined
  return partsNamed(dish?.parts ?? [], food.match.food).length > 0 ? food.match.food : undefined
}

/** Returns whether a food with an amount is part of the dish: `tapioca de 2 colheres de goma`. */
function isPart({ named: { dish } }: FoodMatch, { food }: FoodMatch): boolean {
  return dish?.parts.some((part) => part.food.id === food.id) === true
}

function isFilledWith(element: Element | undefined): boolean {
  return element?.kind === 'join' && /^(?:rechead|cobert)/u.test(element.word)
}

/**
 * Returns whether an egg is eaten beside a dish that counts another kind of egg: `5 claras mexidas com 1 ovo inteiro`.
 */
function isOtherEgg({ food, named: { dish } }: FoodMatch, egg: FoodMatch): boolean {
  const counted = dish?.parts.find((part) => part.food.id === dish.counted?.foodId)?.food
  const isCounted = counted !== undefined && sameFood(counted, egg.food)
  return food.group === 'ovo' && egg.food.group === 'ovo' && !isCounted
}

function linkAt(element: Element | undefined): string {
  if (element?.kind === 'join') return element.word
  return element?.kind === 'break' && element.strength === 'comma' ? ',' : ''
}

/** Converts a food and its stated amount to an addition: `bastante granola`, `3 colheres de aveia`. */
function toAddition(match: FoodMatch, amount: Amount | undefined): AddedFood {
  const { food, named } = match
  const isGeneric = isKindOnly(match)
  if (amount?.portions !== undefined) return { food, factor: amount.portions, isGeneric }
  if (!amount || (amount.isImplicit && !amount.measure)) return { food, factor: 1, isGeneric }
  return { food, factor: 1, isGeneric, isStated: true, grams: weigh(food, named, amount, undefined).grams }
}
