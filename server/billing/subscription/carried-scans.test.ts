import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Purchase,
  scansAt,
  startingTrial,
  subscriptionAt,
  type SubscriptionRow,
  withScan,
} from './rules.ts'
import { bought, dayMs, firstSale, saleDay } from './test-purchases.ts'

const trial = startingTrial(firstSale)

const countAt = (row: SubscriptionRow, now: Date) => scansAt(row, subscriptionAt(row, now), now)

/** Counts a scan in the row as `takeScan` does. */
function scan(row: SubscriptionRow, now: Date): SubscriptionRow {
  const { used, quotaStart } = countAt(row, now)
  return { ...row, scansUsed: used + 1, quotaStart, recentScans: withScan(row.recentScans, now) }
}

function scans(row: SubscriptionRow, count: number, now: Date): SubscriptionRow {
  return count === 0 ? row : scans(scan(row, now), count - 1, now)
}

test('a purchase withdrawn in the trial keeps the trial’s scans used', () => {
  const before = scans(trial, 4, saleDay(0.5))
  const purchase = bought('basic', 1)
  const during = scan({ ...before, purchases: [purchase] }, saleDay(1.5))
  expect(countAt(during, saleDay(1.6))).toMatchObject({ quota: 30, used: 1 })
  const after = { ...during, purchases: [{ ...purchase, status: 'refunded' as const }] }
  expect(countAt(after, saleDay(1.7))).toMatchObject({ quota: 10, used: 5 })
})

test('withdrawing the first of two purchases keeps scans made since the second', () => {
  const [first, second] = [
    bought('basic', 0),
    { ...bought('basic', 0, { id: 'second' }), paidAt: saleDay(0, 1) },
  ]
  const used = scans({ ...trial, purchases: [first, second] }, 2, saleDay(1))
  const after = { ...used, purchases: [{ ...first, status: 'refunded' as const }, second] }
  expect(countAt(after, saleDay(2))).toMatchObject({ quota: 30, used: 2 })
})

const returned = (purchase: Purchase, at: Date): Purchase => ({
  ...purchase,
  status: 'refunded',
  returnedAt: at,
})

test('buying a returned plan again keeps its scans used in the new month', () => {
  const first = bought('basic', 0)
  const used = scans({ ...trial, trialEnd: null, purchases: [first] }, 25, saleDay(2))
  const second = bought('basic', 6)
  const again = { ...used, purchases: [returned(first, saleDay(5)), second] }
  expect(countAt(again, saleDay(6))).toMatchObject({ quota: 30, used: 25 })
  expect(countAt(scans(again, 5, saleDay(7)), saleDay(8))).toMatchObject({ quota: 30, used: 30 })
  const third = { ...again, purchases: [...again.purchases, bought('basic', 30)] }
  expect(countAt(third, saleDay(6 + 31))).toMatchObject({ quota: 30, used: 0 })
})

test.for([
  ['of another plan', bought('monthly', 0), bought('basic', 6), 0],
  ['whose month is over', bought('basic', 0), bought('basic', 29), 0],
  ['in the last hour of its month', bought('basic', 0), bought('basic', 28 - 1 / 24), 25],
] as const)('scans of a returned purchase %s count as %d of the new one', ([, first, second, count]) => {
  const used = scans({ ...trial, trialEnd: null, purchases: [first] }, 25, saleDay(2))
  const again = { ...used, purchases: [returned(first, saleDay(5)), second] }
  expect(countAt(again, second.paidAt!)).toMatchObject({ quota: 30, used: count })
})

test('trial scans around a returned purchase stay with the trial', () => {
  const before = scans({ ...trial, trialEnd: saleDay(3) }, 4, saleDay(0.5))
  const first = bought('basic', 1)
  const during = scans({ ...before, purchases: [first] }, 7, saleDay(1.2))
  const back = scans({ ...during, purchases: [returned(first, saleDay(1.5))] }, 2, saleDay(2))
  const again = { ...back, purchases: [returned(first, saleDay(1.5)), bought('basic', 2.5)] }
  expect(countAt(again, saleDay(2.6))).toMatchObject({ quota: 30, used: 7 })
})

test('scans paid by another purchase are not carried into a new month', () => {
  const [first, beside] = [bought('basic', 0), bought('monthly', 1)]
  const used = scans({ ...trial, trialEnd: null, purchases: [first, beside] }, 12, saleDay(2))
  const kept = { ...used, purchases: [returned(first, saleDay(3)), beside] }
  const again = { ...kept, purchases: [...kept.purchases, bought('basic', 31)] }
  expect(countAt(again, saleDay(31))).toMatchObject({ used: 0 })
})

type Step =
  | { readonly kind: 'buy'; readonly plan: 'basic' | 'monthly' | 'annual' }
  | { readonly kind: 'scan' }
  | { readonly kind: 'withdraw' | 'restore'; readonly which: number }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('buy' as const),
    plan: fc.constantFrom('basic' as const, 'monthly' as const, 'annual' as const),
  }),
  { weight: 3, arbitrary: fc.constant({ kind: 'scan' as const }) },
  fc.record({ kind: fc.constantFrom('withdraw' as const, 'restore' as const), which: fc.nat(9) }),
)

function stepped(row: SubscriptionRow, step: Step, now: Date): SubscriptionRow {
  const { purchases } = row
  if (step.kind === 'scan') return scan(row, now)
  if (step.kind === 'buy') {
    const one = { ...bought(step.plan, 0), id: `p${purchases.length}`, paidAt: now }
    return { ...row, purchases: [...purchases, one] }
  }
  const status = step.kind === 'withdraw' ? 'refunded' : 'approved'
  const meant = step.which % Math.max(1, purchases.length)
  return { ...row, purchases: purchases.map((one, index) => (index === meant ? { ...one, status } : one)) }
}

test('no sequence of purchases and withdrawals loses a scan of its period', () => {
  const anySteps = fc.array(fc.tuple(anyStep, fc.integer({ min: 1, max: 20 * 24 })), { maxLength: 40 })
  fc.assert(
    fc.property(anySteps, (steps) => {
      let row: SubscriptionRow = trial
      let now = firstSale
      const made: Date[] = []
      for (const [step, hours] of steps) {
        now = new Date(now.getTime() + (hours * dayMs) / 24)
        row = stepped(row, step, now)
        if (step.kind === 'scan') made.push(now)
        const { chainStart, paidUntil } = subscriptionAt(row, now)
        const { used, quotaStart } = countAt(row, now)
        const isPaid = chainStart !== null && paidUntil !== null
        const madeInIt = made.filter((at) => (isPaid ? at >= quotaStart! : at <= trial.trialEnd!))
        expect(used).toBeGreaterThanOrEqual(madeInIt.length)
      }
    }),
  )
})
