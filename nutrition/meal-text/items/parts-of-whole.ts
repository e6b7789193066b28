import type { SpokenItem } from '../reading/spoken-item.ts'
import { wordKey } from '../words/words.ts'

const fraction = /(?:metade|mei[ao]|ter[cç]o|quarto|\d\s?\/\s?\d|[½¼¾⅓⅔⅛])/iu

/**
 * Takes the part of a whole for the amount of the food right before it, whose name it repeats in short: `ovo de Páscoa, 1/4 de
 * um ovo de 350 g`, `bolo de cenoura, metade de um bolo de 500 g`.
 */
export function weighPartsOfWhole(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  const weighed: SpokenItem[] = []
  for (const item of items) {
    const before = weighed.at(-1)
    const amount = before && isSameWhole(before, item, text) ? partOf(before, item) : undefined
    if (before && amount) weighed[weighed.length - 1] = { ...before, amount, end: item.end }
    else weighed.push(item)
  }
  return weighed
}

function isSameWhole(named: SpokenItem, { match, end, amount }: SpokenItem, text: string): boolean {
  if (amount?.measure?.grams === undefined || named.match.food.name.startsWith('Pão de queijo')) return false
  const [head = '', ...rest] = named.match.said.split(' ')
  if (match.words !== 1 || rest.length === 0 || wordKey(head) !== wordKey(match.said)) return false
  const words = text.slice(named.end, end)
  const whole = text.slice(named.start, end)
  const isPart = /\bd(?:e\s+|['’]?)uma?\s/iu.test(whole) && !/^\s*(?:e|com|mais|\+)\s/iu.test(words)
  return isPart && fraction.test(whole)
}

/** Returns the weight of the part, of which the fraction may stand right after the food's name. */
function partOf({ amount }: SpokenItem, part: SpokenItem): SpokenItem['amount'] {
  if (!amount || !part.amount) return part.amount
  if (amount.measure || amount.quantity >= 1 || amount.portions !== undefined) return undefined
  const times = (quantity: number) => quantity * amount.quantity
  const { quantity, low, high } = part.amount
  return { ...part.amount, quantity: times(quantity), low: times(low), high: times(high) }
}
