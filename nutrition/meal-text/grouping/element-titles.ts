import type { FoodGroup } from '../../foods/food.ts'
import { isSliced } from './counted-pieces.ts'
import type { Element } from '../elements/elements.ts'
import { isPizza } from './fold-additions.ts'
import { hasBase } from './ingredient-lists.ts'
import { isLeading } from '../elements/leading-amounts.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** Returns whether an element repeats the last food in brackets: `miojo (macarrão instantâneo)`. */
export function isRepeated(
  element: Element,
  before: Element | undefined,
  last: SpokenItem | undefined,
): boolean {
  return (
    element.kind === 'food' &&
    before?.kind === 'break' &&
    before.strength === 'weak' &&
    last?.match.food.id === element.match.food.id
  )
}

/** Returns whether a food before a colon is only the title of a list: `churrasco: picanha, linguiça`. */
export function isHeading(elements: readonly Element[], at: number, text: string): boolean {
  const [before, element, colon, after] = [elements[at - 1], elements[at], elements[at + 1], elements[at + 2]]
  if (element?.kind !== 'food' || before?.kind === 'amount' || colon?.kind !== 'break' || !colon.isColon)
    return false
  if (isBesideSides(elements, at) || isOfSlices(elements, at)) return false
  return after?.kind === 'food' || (after?.kind === 'amount' && isLeading(elements, at + 2, text))
}

const mains: ReadonlySet<FoodGroup> = new Set<FoodGroup>(
  'carne frango peixe frutos_do_mar ensopado feijao'.split(' ') as FoodGroup[],
)
const sides: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['arroz', 'farofa', 'folhas', 'feijao'])
const occasion = /^(?:churrasco|churrasquinho|espetinho)/iu

/** Returns whether a dish before a colon was eaten with the side dishes after it: `feijoada: arroz, couve e farofa`. It is a title if it is named later. */
function isBesideSides(elements: readonly Element[], at: number): boolean {
  const [dish, side] = [elements[at], elements[at + 2]]
  if (dish?.kind !== 'food' || side?.kind !== 'food' || occasion.test(dish.match.said)) return false
  const { group } = dish.match.food
  if (!mains.has(group)) return false
  const end = elements.findIndex(
    (one, place) => place > at + 1 && one.kind === 'break' && one.strength === 'stop',
  )
  const listed = elements
    .slice(at + 2, end < 0 ? undefined : end)
    .flatMap((one) => (one.kind === 'food' ? [one.match.food] : []))
  const isNamedLater = hasBase(dish.match, listed) || listed.some((food) => food.group === group)
  return sides.has(side.match.food.group) && !isNamedLater
}

/** Returns whether slices of the pizza before a colon follow: `pizza: 2 fatias de calabresa`. */
function isOfSlices(elements: readonly Element[], at: number): boolean {
  const [dish, slices] = [elements[at], elements[at + 2]]
  return dish?.kind === 'food' && isPizza(dish.match.food) && slices?.kind === 'amount' && isSliced(slices)
}
