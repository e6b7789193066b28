import { type PlanId, plans } from '#contract/plans.ts'

/** An amount as the pixel takes it. */
export function amount(cents: number) {
  return { value: cents / 100, currency: 'BRL' } as const
}

/** What a plan costs, with so many percent off. */
export function planAmount(plan: PlanId, discount = 0) {
  return amount(Math.round((plans[plan].priceCents * (100 - discount)) / 100))
}
