import { claims } from '../claims.ts'
import { plans } from './plans.ts'

export interface Installments {
  readonly count: number
  readonly eachCents: number
  readonly totalCents: number
  /** Monthly interest rate as a fraction; 0 when the seller absorbs the interest. */
  readonly monthlyRate: number
}

/**
 * Returns the equal payments of a card purchase in centavos; one payment is the cash price. Unless `interestFree`, the
 * rate makes twelve payments of the annual plan cost as much as twelve months of the Básico; fewer payments have the
 * same rate.
 */
export function installmentsOf(
  cashCents: number,
  count: number = plans.annual.maxInstallments,
  interestFree: boolean = claims.interestFreeInstallments,
): Installments {
  if (count === 1) return { count, eachCents: cashCents, totalCents: cashCents, monthlyRate: 0 }
  if (interestFree) {
    return { count, eachCents: Math.round(cashCents / count), totalCents: cashCents, monthlyRate: 0 }
  }
  const most = plans.annual.maxInstallments
  const eachOfMost = Math.round((cashCents * plans.basic.priceCents) / plans.annual.priceCents)
  const rate = monthlyRate(cashCents, eachOfMost, most)
  const eachCents = count === most ? eachOfMost : Math.round(cashCents / presentValue(rate, count))
  return { count, eachCents, totalCents: eachCents * count, monthlyRate: rate }
}

/**
 * Returns the monthly rate (as a fraction) at which `count` payments of `each` have the present value `cash`, by
 * bisection between 0 and 1.
 */
export function monthlyRate(cash: number, each: number, count: number): number {
  let low = 1e-9
  let high = 1
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (each * presentValue(middle, count) > cash) low = middle
    else high = middle
  }
  return low
}

/** Returns the present value of `count` payments of 1, the first due in a month. */
function presentValue(rate: number, count: number): number {
  return (1 - (1 + rate) ** -count) / rate
}
