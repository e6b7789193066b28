import type { Element } from './elements.ts'
import { isLeading } from './leading-amounts.ts'
import type { SpokenItem } from './spoken-item.ts'

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
  return after?.kind === 'food' || (after?.kind === 'amount' && isLeading(elements, at + 2, text))
}
