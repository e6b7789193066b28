import type { Element } from './elements.ts'
import type { SpokenItem } from './spoken-item.ts'

/** Splits one weight between rice and beans that are named together: `200 g de arroz com feijão`. */
export function sharePairs(
  items: readonly SpokenItem[],
  elements: readonly Element[],
): readonly SpokenItem[] {
  const sharing = [...items]
  for (const [at, first] of items.entries()) {
    const second = items[at + 1]
    if (!second || !isPair(first, second, elements)) continue
    const shared = { grams: (first.amount?.measure?.grams ?? 0) * (first.amount?.quantity ?? 0) }
    sharing[at] = { ...omitAmount(first), shared }
    sharing[at + 1] = { ...second, shared }
  }
  return sharing
}

export function omitAmount(item: SpokenItem): SpokenItem {
  const { amount: _amount, ...rest } = item
  return rest
}

function isPair(first: SpokenItem, second: SpokenItem, elements: readonly Element[]): boolean {
  const groups = `${first.match.food.group} ${second.match.food.group}`
  if (groups !== 'arroz feijao' && groups !== 'feijao arroz') return false
  if (!first.amount?.measure?.grams || second.amount) return false
  const between = elements.filter((one) => one.start >= first.end && one.end <= second.start)
  return between.length === 1 && between[0]?.kind === 'join'
}
