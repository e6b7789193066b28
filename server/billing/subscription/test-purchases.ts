import { paymentStatuses } from '#contract/billing/billing.ts'
import { type PlanId, planIds, plans } from '#contract/billing/plans.ts'
import * as fc from 'fast-check'
import type { Purchase } from './rules.ts'

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
export const firstSale = new Date('2026-01-31T13:20:30.123Z')

/** Returns the time `days` days and `ms` milliseconds after `firstSale`. */
export function saleDay(days: number, ms = 0): Date {
  return new Date(firstSale.getTime() + days * dayMs + ms)
}

export function bought(plan: Purchase['plan'], onDay: number, change: Partial<Purchase> = {}): Purchase {
  const { days } = plans[plan]
  const sale = { plan, status: 'approved', paidAt: saleDay(onDay), days, returnedAt: null } as const
  return { id: `${plan}-${onDay}`, ...sale, amountCents: costOf(plan, days), discount: 0, ...change }
}

/** Returns the price in centavos, not rounded, of this many days of the plan. */
export function costOf(plan: PlanId, days: number): number {
  return (plans[plan].priceCents / plans[plan].days) * days
}

/**
 * Generates purchases of 1 to `longestDays` days, paid at multiples of `stepMs` within 60 days or unpaid, in any order
 * and sometimes several at the same instant.
 */
export function anyPurchases(stepMs: number, longestDays: number) {
  const lastStep = Math.floor((60 * dayMs) / stepMs)
  const purchase = fc.record({
    plan: fc.constantFrom(...planIds),
    status: fc.oneof(
      { weight: 3, arbitrary: fc.constant('approved' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...paymentStatuses) },
    ),
    days: fc.integer({ min: 1, max: longestDays }),
    paidAt: fc.option(
      fc.nat(lastStep).map((step) => new Date(firstSale.getTime() + step * stepMs)),
      { freq: 12 },
    ),
  })
  const numbered = (list: Omit<Purchase, 'id' | 'amountCents' | 'discount' | 'returnedAt'>[]) =>
    list.map((one, index) => ({
      ...one,
      id: `p${index}`,
      amountCents: costOf(one.plan, one.days),
      discount: 0,
      returnedAt: null,
    }))
  return fc.array(purchase, { maxLength: 9 }).map(numbered)
}
