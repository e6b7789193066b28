import type { Element } from '../elements/elements.ts'
import { isLeading, isOfUnknown } from '../elements/leading-amounts.ts'

/** Words before a part of a plate that was left. */
const leaving = /(?<!\p{L})(?:n[ãa]o|deix|sobr|rest(?:ou|aram)|jog(?:uei|ou)|devolv|guardei|dei|larg)/iu
/** Words after a part that tell that the rest was eaten too: `metade no almoço e o resto no jantar`. */
const rest = /(?<!\p{L})(?:resto|outra)(?!\p{L})/iu
/** A part of something else: `metade da sobremesa`, but not `metade dela`. */
const ofOther = /^\S+\s+d[eoa]s?\s+(?!prato|pf(?!\p{L})|comida|refei|marmit|quentinha|tudo)/iu
const kept =
  /(?<!\p{L})(?:deix|guard|jog(?:uei|ou)|fora|dei|fic(?:ou|a)|pra|para|sobr|devolv|geladeira|amanh)/iu

/**
 * Returns which part of a plate was eaten, if the text says so after it and before any food: `marmita de 500 g, comi metade`,
 * `pf, deixei 1/3`; 1 if it does not, or names several parts. `from` is the end of the plate or of its weight.
 */
export function eatenPart(elements: readonly Element[], from: number, text: string): number {
  const at = elements.findIndex(({ end }) => end === from)
  const places = elements.flatMap((_, place) =>
    place > at && place < windowEnd(elements, at) && isPartAt(elements, place, text) ? [place] : [],
  )
  const [only, ...others] = places
  const part = only === undefined || others.length > 0 ? undefined : elements[only]
  if (part?.kind !== 'amount' || only === undefined) return 1
  const after = text.slice(part.end)
  if (rest.test(after) && !kept.test(after)) return 1
  const { quantity } = part.amount
  return leaving.test(clauseBefore(elements, only, text)) ? 1 - quantity : quantity
}

/** Returns the index of the first food, plate or later meal after a plate. */
function windowEnd(elements: readonly Element[], at: number): number {
  let isLater = false
  const end = elements.findIndex((one, place) => {
    if (place <= at) return false
    isLater ||= one.kind === 'break' && one.strength === 'stop'
    return one.kind === 'food' || one.kind === 'plate' || (isLater && one.kind === 'meal')
  })
  return end < 0 ? elements.length : end
}

function isPartAt(elements: readonly Element[], at: number, text: string): boolean {
  const [before, element] = [elements[at - 1], elements[at]]
  if (element?.kind !== 'amount') return false
  const { quantity, measure, portions } = element.amount
  if (quantity <= 0 || quantity >= 1 || measure || portions !== undefined) return false
  if (isLeading(elements, at, text) || isOfUnknown(elements, at, text)) return false
  if (ofOther.test(text.slice(element.start))) return false
  // `uma marmita e meia` is more than one.
  const isTold = before?.kind === 'eating' || before?.kind === 'break' || before?.kind === 'restart'
  return isTold || leaving.test(clauseBefore(elements, at, text))
}

function clauseBefore(elements: readonly Element[], at: number, text: string): string {
  const mark = elements.findLast((one, place) => place < at && (one.kind === 'break' || one.kind === 'plate'))
  return text.slice(mark?.end, elements[at]?.start)
}
