import type { Element } from '../elements/elements.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'
import { omitAmount } from './item-amounts.ts'

/** Splits one weight between rice and beans that are named together: `200 g de arroz com feijão`. */
export function sharePairs(
  items: readonly SpokenItem[],
  elements: readonly Element[],
): readonly SpokenItem[] {
  const sharing = [...items]
  for (const [at, first] of items.entries()) {
    const second = items[at + 1]
    if (!second || !isPair(first, second, elements)) continue
    const shared = { grams: gramsOf(first) ?? gramsOf(second) ?? 0 }
    sharing[at] = { ...omitAmount(first), shared }
    sharing[at + 1] = { ...omitAmount(second), shared }
  }
  return sharing
}

/** Number of usual portions from which a weight after `arroz e feijão` is that of both, not of the last. */
const pairPortions = 2.5

function isOfBoth(second: SpokenItem): boolean {
  return (gramsOf(second) ?? 0) >= second.match.food.defaultGrams * pairPortions
}

function gramsOf({ amount }: SpokenItem): number | undefined {
  return amount?.measure?.name === 'grama' && amount.measure.grams
    ? amount.measure.grams * amount.quantity
    : undefined
}

function isPair(first: SpokenItem, second: SpokenItem, elements: readonly Element[]): boolean {
  const groups = `${first.match.food.group} ${second.match.food.group}`
  if (groups !== 'arroz feijao' && groups !== 'feijao arroz') return false
  const isLed = ({ start }: SpokenItem) => elements.find((one) => one.start === start)?.kind === 'amount'
  const isBefore = gramsOf(first) !== undefined && isLed(first) && !second.amount
  const isAfter = !first.amount && isOfBoth(second) && !isLed(second)
  if (!isBefore && !isAfter) return false
  const between = elements.filter((one) => one.start >= first.end && one.end <= second.start)
  return between.length === 1 && between[0]?.kind === 'join'
}
