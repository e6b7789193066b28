import type { FoodGroup } from '../../foods/food.ts'
import { isPizza } from '../grouping/fold-additions.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

const onPizza: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'queijo',
  'embutido',
  'frango',
  'carne',
  'peixe',
  'molho',
])
/** Tastes of pizza that people list after a mere comma. Other foods there may be eaten beside the pizza. */
const tasteName = /^(?:calabresa|mu[sç]+arela|mozarela|toscana|lombo)/iu
/** Words between the slices and their first taste: `4 fatias: calabresa`, `5 fatias, sabores calabresa`. */
const opening = /^\s*(?:[:(]|,?\s*(?:sabor(?:es)?|sendo)\b\s*:?)\s*$/iu
/** Words between two tastes, some of which name only a pizza. */
const link =
  /^\s*(?:(?:,|\/|\be\b|\bcom\b)?\s*(?:portuguesa|mar[gq]u?h?erita|napolitana|vegetariana)?)*\s*$/iu

/**
 * Returns how many of the foods after counted slices of pizza only tell their tastes: 2 in `8 fatias: calabresa e frango, e
 * 1 coca`. After a mere comma all foods of the list must be tastes, because others may be eaten beside the pizza.
 */
export function countTastes(pizza: SpokenItem, after: readonly SpokenItem[], text: string): number {
  const [first] = after
  const { amount, match } = pizza
  if (!first || !isPizza(match.food) || !amount || !/^(?:fatia|pedaço)$/u.test(amount.measure?.name ?? ''))
    return 0
  const words = text.slice(pizza.end, first.start)
  const run = runLength(after, ({ end }, { start }) => link.test(text.slice(end, start)))
  const tastes = runLength(after.slice(0, run), (_before, taste) => isTaste(taste))
  if (!isTaste(first)) return 0
  if (opening.test(words) || /\([^)]*$/u.test(text.slice(pizza.start, first.start))) return tastes
  return /^\s*,/u.test(words) &&
    link.test(words) &&
    tasteName.test(first.match.said) &&
    tastes > 1 &&
    tastes === run
    ? run
    : 0
}

/** Returns the number of items up to the first that does not go on with the one before it. */
function runLength(
  items: readonly SpokenItem[],
  goesOn: (before: SpokenItem, item: SpokenItem) => boolean,
): number {
  const end = items.findIndex((item, at) => {
    const before = items[at - 1]
    return before !== undefined && !goesOn(before, item)
  })
  return end < 0 ? items.length : end
}

function isTaste({ match: { food }, amount }: SpokenItem): boolean {
  const isCheeses = food.group === 'queijo' && !amount?.measure && /^[45]$/u.test(`${amount?.quantity}`)
  return onPizza.has(food.group) && food.source !== 'own' && (!amount || isCheeses)
}
