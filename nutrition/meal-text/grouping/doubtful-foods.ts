import type { Element } from '../elements/elements.ts'
import type { Grouped, SpokenItem } from '../reading/spoken-item.ts'

/**
 * Drops doubtful foods. Everyday words (`manga`, `língua`) and corrected spellings count only with evidence, such as a
 * word of eating, a stated amount or another food. A sentence of mostly unknown words without evidence has no meal.
 */
export function dropDoubtful(grouped: Grouped, elements: readonly Element[]): Grouped {
  const isTold = elements.some(
    (element) =>
      element.kind === 'eating' ||
      element.kind === 'meal' ||
      element.kind === 'plate' ||
      // `uma fatia de mané pelado com cafezinho`
      (element.kind === 'amount' && element.amount.measure !== undefined),
  )
  const isMeasured = grouped.items.some(
    (item) => item.amount && (!item.amount.isImplicit || item.amount.measure),
  )
  const plainFoods = grouped.items.filter((item) => !item.match.isEveryday && item.match.typos === 0).length
  const everydayFoods = grouped.items.filter((item) => item.match.typos === 0).length
  const misspeltFoods = grouped.items.length - everydayFoods
  const firstAt = elements.find(({ kind }) => kind !== 'restart')?.start
  const unknownWords = elements.filter(
    (element) => element.kind === 'unknown' && !element.isRowlessFood,
  ).length
  // A dish told with its parts is a meal, whatever else the sentence says, and so is a full name that the sentence starts with.
  const hasDish = grouped.items.some(
    ({ match, start, amount }) =>
      match.variation !== undefined ||
      match.words > 3 ||
      (start === firstAt && (match.words > 1 || amount?.isImplicit === true) && match.typos === 0),
  )
  if (!isTold && !isMeasured && !hasDish && unknownWords >= 2 && unknownWords >= grouped.items.length * 2)
    return { items: [], plates: [], unknown: withSpans(grouped.unknown, grouped.items) }
  const hasRowlessFood = elements.some((element) => element.kind === 'unknown' && element.isRowlessFood)
  const items = grouped.items.filter((item) => {
    const isPlain = !item.match.isEveryday && item.match.typos === 0
    return (
      isPlain ||
      isTold ||
      hasRowlessFood ||
      plainFoods > 0 ||
      (item.match.typos === 0 && everydayFoods > 1) ||
      misspeltFoods > Math.max(1, unknownWords) ||
      unknownWords === 0 ||
      (item.amount && (!item.amount.isImplicit || item.amount.measure))
    )
  })
  if (items.length === grouped.items.length) return grouped
  const plates = grouped.plates.map((plate) => ({
    ...plate,
    items: plate.items.filter((item) => items.includes(item)),
  }))
  const dropped = grouped.items.filter((item) => !items.includes(item))
  return { items, plates, unknown: withSpans(grouped.unknown, dropped) }
}

/** Adds the words of the dropped foods to the unknown words, in the order of the text. */
function withSpans(unknown: Grouped['unknown'], dropped: readonly SpokenItem[]): Grouped['unknown'] {
  const spans = dropped.map(({ start, end }) => ({ start, end }))
  return [...unknown, ...spans].sort((a, b) => a.start - b.start)
}
