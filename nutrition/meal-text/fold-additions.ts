import { measureOf } from '../foods/measures/grams-of.ts'
import { isKindOnly, isTakenBy } from './dish-variations.ts'
import type { Element } from './elements.ts'
import type { FoodMatch } from './food-matching.ts'

type FoodElement = Element & { readonly kind: 'food' }
type AmountElement = Element & { readonly kind: 'amount' }

/**
 * Attaches to a dish what is named after its amount: the toppings in `açaí 500 ml com granola e mel`, the flavor in
 * `sorvete 2 bolas de chocolate`.
 */
export function foldAdditions(elements: readonly Element[]): readonly Element[] {
  const folded: Element[] = []
  for (let at = 0; at < elements.length; at += 1) {
    const [element, amount, after] = elements.slice(at, at + 3)
    if (!element) break
    folded.push(element)
    if (element.kind !== 'food' || amount?.kind !== 'amount') continue
    if (after?.kind === 'food' && isFlavor(element, amount, after)) {
      folded[folded.length - 1] = withFlavor(element, after)
      folded.push(amount)
      at += 2
      continue
    }
    const additions = additionsAfter(elements, at + 2, element.match)
    if (additions.length === 0) continue
    folded[folded.length - 1] = withAdditions(element, additions)
    folded.push(amount)
    at += 1 + 2 * additions.length
  }
  return folded
}

/** Whether an amount measures the food before it, so that the food after `de` is its flavor. */
function isFlavor({ match }: FoodElement, { amount }: AmountElement, after: FoodElement): boolean {
  const measure = amount.measure?.name
  if (measure === undefined || (!match.named.takes && !match.named.dish)) return false
  return measureOf(match.food, measure) !== undefined && measureOf(after.match.food, measure) === undefined
}

function withFlavor(element: FoodElement, { match, end }: FoodElement): FoodElement {
  if (element.match.named.dish) return { ...withAdditions(element, [match]), end }
  const flavors = [...(element.match.flavors ?? []), match.food]
  return { ...element, match: { ...element.match, flavors } }
}

function withAdditions(element: FoodElement, additions: readonly FoodMatch[]): FoodElement {
  const { variation, flavors = [] } = element.match
  const foods = additions.map(({ food }) => food)
  const added = [
    ...(variation?.added ?? []),
    ...additions.map((one) => ({ food: one.food, factor: 1, isGeneric: isKindOnly(one) })),
  ]
  const removed = variation?.removed ?? []
  return {
    ...element,
    match: { ...element.match, flavors: [...flavors, ...foods], variation: { ...variation, added, removed } },
  }
}

/** Returns the foods after `com`, `e` or a comma that the dish takes, as long as they have no amount of their own. */
function additionsAfter(elements: readonly Element[], from: number, dish: FoodMatch): readonly FoodMatch[] {
  const additions: FoodMatch[] = []
  if (!dish.named.dish) return additions
  for (let at = from; ; at += 2) {
    const [link, food] = [elements[at], elements[at + 1]]
    const word =
      link?.kind === 'join' ? link.word : link?.kind === 'break' && link.strength === 'comma' ? ',' : ''
    const isLinked = additions.length === 0 ? word === 'com' : word !== ''
    if (!isLinked || food?.kind !== 'food' || elements[at + 2]?.kind === 'amount') return additions
    const before = additions.map((one) => ({ food: one.food }))
    if (!isTakenBy(dish, food.match.food, { link: word, before })) return additions
    additions.push(food.match)
  }
}
