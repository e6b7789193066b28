import { measureOf } from '../../foods/measures/grams-of.ts'
import type { Amount } from '../amounts/amounts.ts'
import type { Element } from '../elements/elements.ts'

/** A number from here on is more likely grams than spoons. */
const mostSpoons = 10

/**
 * Returns the amount after a food with the spoons of the food before it in the list: 2 spoons of peas in `quinoa 4
 * colheres de sopa, ervilha 2`. Foods that are counted in pieces keep their number: `arroz 4 colheres, ovo 2`.
 */
export function inSpoonsOfList(elements: readonly Element[], at: number, amount: Amount): Amount {
  const [before, comma, food] = [elements[at - 3], elements[at - 2], elements[at - 1]]
  if (amount.measure || amount.isImplicit || amount.isVague || amount.quantity > mostSpoons) return amount
  if (before?.kind !== 'amount' || food?.kind !== 'food' || elements[at - 4]?.kind !== 'food') return amount
  const { measure } = before.amount
  const isList = comma?.kind === 'break' && comma.strength === 'comma'
  if (!isList || !measure?.name.startsWith('colher') || measure.grams !== undefined) return amount
  const { food: spooned } = food.match
  const isPiece = spooned.measures.some(({ name }) => /^(?:unidade|bife|filé|fatia|copo)/u.test(name))
  return isPiece || !measureOf(spooned, measure.name) ? amount : { ...amount, measure }
}
