import type { Element } from '../elements/elements.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/**
 * Returns the places of the foods that a plate holds which is named after them, `arroz, feijão e frango, marmita`; empty if
 * a food follows in its sentence, or less than two stand before it.
 */
export function foodsBeforePlate(
  elements: readonly Element[],
  at: number,
  said: { readonly items: readonly SpokenItem[]; readonly sentenceStart: number },
): number[] {
  const rest = elements.slice(at + 1)
  const end = rest.findIndex((one) => one.kind === 'break' && one.strength === 'stop')
  if (rest.slice(0, end < 0 ? undefined : end).some(({ kind }) => kind === 'food')) return []
  const places = said.items.flatMap(({ start }, place) => (start >= said.sentenceStart ? [place] : []))
  return places.length > 1 ? places : []
}
