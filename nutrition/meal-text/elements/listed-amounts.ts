import type { AmountElement, Element, FoodElement } from './elements.ts'
import { wordKey } from '../words/words.ts'

/**
 * Moves amounts behind a pair of foods before the food that each counts, if the second one is named again: `queijo com
 * goiaba, uma fatia e uma goiaba`, `pão com ovo, 2 pães e 1 ovo`.
 */
export function moveListedAmounts(elements: readonly Element[]): readonly Element[] {
  const moved: Element[] = []
  for (let at = 0; at < elements.length; at += 1) {
    const element = elements[at]
    if (!element) break
    const [before, link, second] = [elements[at - 1], elements[at + 1], elements[at + 2]]
    const listed =
      element.kind === 'food' && before?.kind !== 'amount' && link?.kind === 'join' && second?.kind === 'food'
        ? amountsAfter(elements, at + 3, [element, second])
        : undefined
    if (!listed || element.kind !== 'food' || !link || second?.kind !== 'food') {
      moved.push(element)
      continue
    }
    const [first, last] = listed.amounts
    moved.push(placedAt(first, element), element, link, placedAt(last, second), second)
    at = listed.next - 1
  }
  return moved
}

/** Reads the amounts of two foods after a comma: `uma fatia e uma goiaba`. Brackets before the comma are skipped. */
function amountsAfter(
  elements: readonly Element[],
  from: number,
  [first, second]: readonly [FoodElement, FoodElement],
): { readonly amounts: readonly [AmountElement, AmountElement]; readonly next: number } | undefined {
  let at = bracketEnd(elements, from)
  if (elements[at]?.kind !== 'break' || isStop(elements[at])) return undefined
  const one = elements[at + 1]
  const named = elements[at + 2]
  if (named?.kind === 'food' && !isSame(named, first)) return undefined
  at += named?.kind === 'food' ? 3 : 2
  const [join, two, again] = [elements[at], elements[at + 1], elements[at + 2]]
  const isPair = one?.kind === 'amount' && join?.kind === 'join' && two?.kind === 'amount'
  if (!isPair || join.word !== 'e' || again?.kind !== 'food' || !isSame(again, second)) return undefined
  return { amounts: [one, two], next: at + 3 }
}

/** Returns the index after a remark in brackets; the same index if there is none. */
function bracketEnd(elements: readonly Element[], from: number): number {
  if (!isWeak(elements[from])) return from
  const close = elements.findIndex((one, at) => at > from && (isWeak(one) || isStop(one)))
  return isWeak(elements[close]) ? close + 1 : from
}

function isWeak(element: Element | undefined): boolean {
  return element?.kind === 'break' && element.strength === 'weak' && !element.isColon
}

function isStop(element: Element | undefined): boolean {
  return element?.kind === 'break' && element.strength === 'stop'
}

function isSame(one: FoodElement, other: FoodElement): boolean {
  const [first, second] = [one, other].map(({ match }) => wordKey(match.said.split(' ')[0] ?? ''))
  return first === second && one.match.food.group === other.match.food.group
}

function placedAt({ amount }: AmountElement, { start }: FoodElement): AmountElement {
  return { kind: 'amount', start, end: start, amount }
}
