import { type PlanId, plans } from '#contract/billing/plans.ts'

/** Amount in reais, in the pixel's format. */
export function amount(cents: number) {
  return { value: cents / 100, currency: 'BRL' } as const
}

/** Price of a plan after a discount in percent. */
export function planAmount(plan: PlanId, discount = 0) {
  return amount(Math.round((plans[plan].priceCents * (100 - discount)) / 100))
}
