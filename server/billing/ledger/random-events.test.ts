import { type PlanId, planIds, plans } from '#contract/billing/plans.ts'
import { paymentStatuses } from '#contract/billing/billing.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newOrder, type PlacedOrder } from '../orders/rules.ts'
import { mergePaymentReport, type PaymentReport } from '../payment-reports/rules.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { hasAccess, subscriptionAt } from '../subscription/rules.ts'
import { dayMs, saleDay } from '../subscription/test-purchases.ts'
import { factsOf } from './rules.ts'

const account = '00000000-0000-4000-8000-000000000001' as AccountId
const bought = { kind: 'one_off', discount: 0, isDemonstration: false } as const
const horizonDays = 3 * 365 + 200

interface Report {
  readonly order: number
  /** Which of the order's two payments: 0 pays 1000 centavos, 1 the rest. */
  readonly part: 0 | 1
  readonly status: PaymentReport['status']
  readonly onDay: number
}

const scene = fc.record({
  placed: fc.array(fc.record({ plan: fc.constantFrom(...planIds), paidOnDay: fc.nat(120) }), {
    minLength: 1,
    maxLength: 3,
  }),
  reports: fc.uniqueArray(
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

const wasPaid = ({ status }: Pick<Report, 'status'>) =>
  ['approved', 'refunded', 'charged_back'].includes(status)

function paymentReportOf(
  { order, part, status, onDay }: Report,
  plan: PlanId,
  paidOnDay: number,
): PaymentReport {
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

/**
 * Returns whether both parts of the order are approved by the latest report on each. Reports of a paid status outrank
 * the others.
 */
function isGranted(reports: readonly Report[], order: number): boolean {
  return [0, 1].every((part) => {
    const ofPart = reports.filter((one) => one.order === order && one.part === part)
    const counted = ofPart.some(wasPaid) ? ofPart.filter(wasPaid) : ofPart
    return counted.toSorted((one, other) => one.onDay - other.onDay).at(-1)?.status === 'approved'
  })
}

const centsPerDay = (plan: PlanId) => plans[plan].priceCents / plans[plan].days

/**
 * Returns the plan open at noon: the highest plan for which its balance plus the balances of higher plans exceed half a
 * day; `null` without one.
 */
function planAtNoon(balance: Readonly<Record<PlanId, number>>): PlanId | null {
  let used = 0
  for (const plan of planIds.toReversed()) {
    used += balance[plan]
    if (used > 0.5) return plan
  }
  return null
}

/**
 * Reference model: simulates day by day with a balance of days per plan. Each purchase converts the days of lower plans
 * by price; each day uses days of the highest plan first.
 */
function planDayByDay(granted: readonly { plan: PlanId; paidOnDay: number }[]): readonly (PlanId | null)[] {
  const balance: Record<PlanId, number> = { basic: 0, monthly: 0, annual: 0 }
  return Array.from({ length: horizonDays }, (_, day) => {
    for (const { plan } of granted.filter(({ paidOnDay }) => paidOnDay === day)) {
      balance[plan] += plans[plan].days
      for (const lower of planIds.slice(0, planIds.indexOf(plan))) {
        balance[plan] += (balance[lower] * centsPerDay(lower)) / centsPerDay(plan)
        balance[lower] = 0
      }
    }
    const atNoon = planAtNoon(balance)
    let rest = 1
    for (const plan of planIds.toReversed()) {
      const used = Math.min(rest, balance[plan])
      balance[plan] -= used
      rest -= used
    }
    return atNoon
  })
}

test('any order of provider reports opens the same plans as a day-by-day simulation', () => {
  const jumbled = scene.chain(({ placed, reports }) =>
    fc.tuple(
      fc.constant(placed),
      fc.constant(reports),
      fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length * 2 }),
    ),
  )
  fc.assert(
    fc.property(jumbled, ([placed, reports, heard]) => {
      const orders: PlacedOrder[] = placed.map(({ plan }, index) =>
        newOrder({ ...bought, plan, accountId: account, id: `order-${index}`, renewalId: null }, saleDay(0)),
      )
      for (const one of heard) {
        const [order, sale] = [orders[one.order], placed[one.order]]
        if (!order || !sale) continue
        const report = paymentReportOf(one, sale.plan, sale.paidOnDay)
        orders[one.order] = mergePaymentReport(order, report, null).order
      }
      const seller = { isDemonstration: false, collectorId: null }
      const facts = factsOf({ orders, renewals: [], trialEnd: null, seller })
      const granted = placed.filter((_, index) => isGranted(reports, index))
      for (const [day, plan] of planDayByDay(granted).entries()) {
        const noon = new Date(saleDay(day).getTime() + dayMs / 2)
        expect(hasAccess(facts, noon) ? subscriptionAt(facts, noon).plan : null).toBe(plan)
      }
    }),
    { numRuns: 60 },
  )
})
