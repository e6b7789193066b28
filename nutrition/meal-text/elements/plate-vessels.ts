import type { Element } from './elements.ts'

const isIn = /(?:^|[\s(])(?:n[ao]|numa?|em|d[ao])\s(?:(?:uma|minha|mesma)\s)?$/iu

/**
 * Returns whether a plate is only the vessel of the foods named right before it: `arroz, feijão e frango na marmita`.
 */
export function isVessel(elements: readonly Element[], at: number, text: string): boolean {
  const before = elements[at - 1]
  const isMeasured = before?.kind === 'amount' && before.amount.quantity >= 1
  const food = elements[isMeasured ? at - 2 : at - 1]
  if (food?.kind !== 'food' || /^(?:food|amount|eating)$/u.test(elements[at + 1]?.kind ?? '')) return false
  return isIn.test(text.slice(food.end, elements[at]?.start))
}
