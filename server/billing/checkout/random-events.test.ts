import { type PlanId, planIds, plans } from '#contract/billing/plans.ts'
import { paymentStatuses } from '#contract/billing/billing.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergePaymentReport, newOrder, type PlacedOrder, type PaymentReport } from '../orders/rules.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { hasAccess, subscriptionAt } from '../subscription/rules.ts'
import { dayMs, saleDay } from '../subscription/test-purchases.ts'
import { factsOf } from './rules.ts'

const account = '00000000-0000-4000-8000-000000000001' as AccountId
const bought = { kind: 'one_off', discount: 0, isDemonstration: false } as const
const horizonDays = 3 * 365 + 200

interface Told {
  readonly order: number
  /** Index of the payment within a shared purchase. */
  readonly part: 0 | 1
  readonly status: PaymentReport['status']
  readonly onDay: number
}

const scene = fc.record({
  placed: fc.array(fc.record({ plan: fc.constantFrom(...planIds), paidOnDay: fc.nat(120) }), {
    minLength: 1,
    maxLength: 3,
  }),
  told: fc.uniqueArray(
    fc.record({
      order: fc.nat(2),
      part: fc.constantFrom(0 as const, 1 as const),
      status: fc.oneof(
        { weight: 3, arbitrary: fc.constant('approved' as const) },
        { weight: 2, arbitrary: fc.constantFrom(...paymentStatuses) },
      ),
      onDay: fc.integer({ min: 121, max: 160 }),
    }),
    { maxLength: 14, selector: ({ order, part, onDay }) => `${order} ${part} ${onDay}` },
  ),
})

const wasPaid = ({ status }: Pick<Told, 'status'>) =>
  ['approved', 'refunded', 'charged_back'].includes(status)

function wordOf({ order, part, status, onDay }: Told, plan: PlanId, paidOnDay: number): PaymentReport {
  const cents = plans[plan].priceCents
  return {
    paymentId: `${order}-${part}`,
    reference: `order-${order}`,
    status,
    method: 'pix',
    installments: 1,
    amountCents: part === 0 ? 1000 : cents - 1000,
    refundedCents: 0,
    currency: 'BRL',
    collectorId: null,
    approvedAt: wasPaid({ status }) ? saleDay(paidOnDay) : null,
    updatedAt: saleDay(onDay),
  }
}

/** Returns whether both parts are paid according to their latest reports. */
function isGranted(told: readonly Told[], order: number): boolean {
  return [0, 1].every((part) => {
    const words = told.filter((one) => one.order === order && one.part === part)
    const counted = words.some(wasPaid) ? words.filter(wasPaid) : words
    return counted.toSorted((one, other) => one.onDay - other.onDay).at(-1)?.status === 'approved'
  })
}

const centsPerDay = (plan: PlanId) => plans[plan].priceCents / plans[plan].days

/** Returns the plan open at noon when days are used from the highest plan down. */
function planAtNoon(purse: Readonly<Record<PlanId, number>>): PlanId | null {
  let used = 0
  for (const plan of planIds.toReversed()) {
    used += purse[plan]
    if (used > 0.5) return plan
  }
  return null
}

/** Simulates day by day with a balance of days per plan; a higher plan converts lower days by price. */
function planDayByDay(granted: readonly { plan: PlanId; paidOnDay: number }[]): readonly (PlanId | null)[] {
  const purse: Record<PlanId, number> = { basic: 0, monthly: 0, annual: 0 }
  return Array.from({ length: horizonDays }, (_, day) => {
    for (const { plan } of granted.filter(({ paidOnDay }) => paidOnDay === day)) {
      purse[plan] += plans[plan].days
      for (const lower of planIds.slice(0, planIds.indexOf(plan))) {
        purse[plan] += (purse[lower] * centsPerDay(lower)) / centsPerDay(plan)
        purse[lower] = 0
      }
    }
    const atNoon = planAtNoon(purse)
    let rest = 1
    for (const plan of planIds.toReversed()) {
      const used = Math.min(rest, purse[plan])
      purse[plan] -= used
      rest -= used
    }
    return atNoon
  })
}

test('any order of provider reports opens the same plans as a day-by-day simulation', () => {
  const jumbled = scene.chain(({ placed, told }) =>
    fc.tuple(
      fc.constant(placed),
      fc.constant(told),
      fc.shuffledSubarray([...told, ...told], { minLength: told.length * 2 }),
    ),
  )
  fc.assert(
    fc.property(jumbled, ([placed, told, heard]) => {
      const orders: PlacedOrder[] = placed.map(({ plan }, index) =>
        newOrder({ ...bought, plan }, account, `order-${index}`, null, saleDay(0)),
      )
      for (const one of heard) {
        const [order, sale] = [orders[one.order], placed[one.order]]
        if (!order || !sale) continue
        const word = wordOf(one, sale.plan, sale.paidOnDay)
        orders[one.order] = mergePaymentReport(order, word, null).order
      }
      const facts = { ...factsOf({ orders, renewals: [] }, { isDemonstration: false }), trialEnd: null }
      const granted = placed.filter((_, index) => isGranted(told, index))
      for (const [day, plan] of planDayByDay(granted).entries()) {
        const noon = new Date(saleDay(day).getTime() + dayMs / 2)
        expect(hasAccess(facts, noon) ? subscriptionAt(facts, noon).plan : null).toBe(plan)
      }
    }),
    { numRuns: 60 },
  )
})
