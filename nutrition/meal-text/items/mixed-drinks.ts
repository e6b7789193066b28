import { stateAmount } from '../grouping/item-amounts.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

const spirit = /^(?:gim|vodca|uísque|cachaça|rum|tequila)/iu
const glass = /^(?:copo|caneca|taça)/u
const link = /^\s*(?:com|c\/|e|mais|\+)\s*$/iu

/** Counts a dose of the spirit in a glass that is filled up with another drink: `um copão de gin com energético`. */
export function pourSpirits(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  return items.map((item, at) => {
    const next = items[at + 1]
    const { amount, match } = item
    const isGlass = amount?.measure?.grams === undefined && glass.test(amount?.measure?.name ?? '')
    if (!amount || !next || !isGlass || !spirit.test(match.food.name)) return item
    const isMixed = next.match.food.group === 'bebida' && link.test(text.slice(item.end, next.start))
    const { size: _size, ...count } = amount
    return isMixed ? stateAmount(item, { ...count, measure: { name: 'dose', next: 0 } }) : item
  })
}
