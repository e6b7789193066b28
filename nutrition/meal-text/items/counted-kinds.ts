import type { Amount } from '../amounts/amounts.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** Words between counted pieces and the list of their kinds: `4 salgados, 2 coxinhas`, `4 fatias (2 de calabresa`. */
const opening = /^\s*(?:[,:(;–-]\s*)?(?:sendo\s*:?\s*)?$/iu
/** Words between two kinds of a list. */
const between = /^\s*(?:[,;/+]\s*)?(?:e|mais)?\s*$/iu
/** Names of pieces whose kinds have other names. */
const general = /^(?:salgad(?:o|inho)|cerveja|pizza|p[aã]o|p[aã]e)s?$/iu

const wholeChicken = /^(?:Frango assado|Frango em pedaços|Galeto|Galinha)/u
const pieceOfChicken = /^(?:Coxa|Sobrecoxa|Asa|Drumete|Coxinha da asa)(?: |$)/u
const beforePieces =
  /^\s*(?:d[eo] (?:padaria|televis[aã]o|domingo|almo[cç]o|supermercado|mercado)\s*)?[,:(]\s*(?:[oa]s?\s+)?$/iu

/**
 * Returns whether the pieces of a chicken are listed after it: `frango frito, 2 asas e 1 coxa`, `3 pedaços de frango (coxa,
 * sobrecoxa e asa)`.
 */
function isListedInPieces(
  { match, amount, end }: SpokenItem,
  after: readonly SpokenItem[],
  text: string,
): boolean {
  const [next] = after
  return (
    next !== undefined &&
    (wholeChicken.test(match.food.name) || (amount !== undefined && /^frango$/iu.test(match.said))) &&
    pieceOfChicken.test(next.match.food.name) &&
    beforePieces.test(text.slice(end, next.start)) &&
    (!amount || (isCountOfPieces(amount) && countPieces(after, text) === amount.quantity))
  )
}

function isCountOfPieces({ measure, portions }: Amount): boolean {
  return portions === undefined && (!measure || /^(?:pedaço|unidade)$/u.test(measure.name))
}

/** Returns the number of the pieces of chicken that are listed first; a piece without a number counts as one. */
function countPieces(listed: readonly SpokenItem[], text: string): number {
  const end = listed.findIndex((item, at) => {
    const before = listed[at - 1]
    const isLinked = !before || between.test(text.slice(before.end, item.start))
    return !isLinked || !pieceOfChicken.test(item.match.food.name)
  })
  return listed
    .slice(0, end < 0 ? undefined : end)
    .reduce((sum, { amount }) => sum + (amount && isCountOfPieces(amount) ? amount.quantity : 1), 0)
}

/**
 * Counts pieces once whose kinds are listed after them, if the list adds up to their number: `4 salgados, 2 coxinhas e 2
 * quibes`, `3 pedaços de pizza, 2 de portuguesa e 1 de calabresa`.
 */
export function dropCountedTotals(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  return items.filter((item, at) => {
    if (isListedInPieces(item, items.slice(at + 1), text)) return false
    const count = countOf(item)
    return count === undefined || count < 2 || !addsUp(item, items.slice(at + 1), { count, text })
  })
}

function addsUp(
  total: SpokenItem,
  after: readonly SpokenItem[],
  { count, text }: { readonly count: number; readonly text: string },
): boolean {
  let before = total
  let sum = 0
  for (const [place, item] of after.entries()) {
    const one = countOf(item, total)
    const link = (place === 0 ? opening : between).test(text.slice(before.end, item.start))
    if (one === undefined || !link || !isKindOf(item, total)) break
    sum += one
    before = item
    if (sum >= count) return sum === count && place > 0
  }
  return false
}

/** Returns the stated count of pieces; `undefined` for weights and other measures than that of `total`. */
function countOf({ amount, match }: SpokenItem, total?: SpokenItem): number | undefined {
  if (!amount || match.variation || amount.portions !== undefined || amount.isVague) return undefined
  if (amount.measure?.grams !== undefined) return undefined
  const isSameMeasure = !amount.measure || amount.measure.name === total?.amount?.measure?.name
  return total && !isSameMeasure ? undefined : amount.quantity
}

function isKindOf({ match }: SpokenItem, total: SpokenItem): boolean {
  const { food } = total.match
  if (match.food.id === food.id) return match.words > 1 || general.test(total.match.said)
  if (food.name === 'Pizza' && match.food.name.startsWith('Pizza')) return true
  if (/^cerveja/iu.test(total.match.said)) return /^(?:cerveja|chope)/iu.test(match.food.name)
  return general.test(total.match.said) && match.food.group === food.group
}
