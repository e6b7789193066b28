import { paidPeriods } from '#contract/billing/paid-periods.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  describeSubscription,
  hasAccess,
  scansAt,
  startingTrial,
  subscriptionAt,
  type SubscriptionFacts,
  type SubscriptionRow,
} from './rules.ts'
import { anyPurchases, bought, firstSale, hourMs, saleDay } from './test-purchases.ts'

const row = startingTrial(saleDay(-1))
const facts = (given: Partial<SubscriptionRow>): SubscriptionRow => ({ ...row, ...given })
const renewing = { canceledAt: null }
const isOpen = hasAccess

test('the trial runs to the second and then access ends', () => {
  expect(subscriptionAt(facts({}), saleDay(2))).toMatchObject({
    status: 'trial',
    plan: 'basic',
    periodEnd: saleDay(2),
    daysLeft: 0,
  })
  expect(subscriptionAt(facts({}), saleDay(2, 1))).toMatchObject({ status: 'expired', paidUntil: null })
  expect(subscriptionAt(facts({ trialEnd: null }), saleDay(0)).status).toBe('expired')
})

test('a purchase in the trial is active at once; once refunded the trial goes on', () => {
  const purchase = bought('monthly', 0)
  expect(subscriptionAt(facts({ purchases: [purchase] }), saleDay(1)).status).toBe('active')
  const refunded = facts({ purchases: [{ ...purchase, status: 'refunded' }], renewal: renewing })
  expect(subscriptionAt(refunded, saleDay(1)).status).toBe('trial')
  expect(subscriptionAt(refunded, saleDay(3)).status).toBe('expired')
})

test('the current plan, the next one and all days left are reported', () => {
  const purchases = [bought('monthly', 0), bought('basic', 5)]
  expect(subscriptionAt(facts({ purchases }), saleDay(29, 1))).toEqual({
    status: 'active',
    plan: 'monthly',
    periodEnd: saleDay(30),
    nextPlan: 'basic',
    daysLeft: 31,
    paidUntil: saleDay(60),
    chainStart: firstSale,
  })
  expect(subscriptionAt(facts({ purchases }), saleDay(30))).toMatchObject({ plan: 'basic', nextPlan: null })
})

test('the quota counts from the new purchase after a gap', () => {
  const purchases = [bought('basic', 0), bought('basic', 31), bought('annual', 40)]
  expect(subscriptionAt(facts({ purchases }), saleDay(50)).chainStart).toEqual(saleDay(31))
})

test('an active renewal keeps access for ten more days, to the millisecond', () => {
  const given = facts({ purchases: [bought('basic', 0)], renewal: renewing })
  expect(subscriptionAt(given, saleDay(30, -1))).toMatchObject({ status: 'active', daysLeft: 1 })
  expect(subscriptionAt(given, saleDay(30))).toMatchObject({
    status: 'past_due',
    plan: 'basic',
    periodEnd: saleDay(30),
    daysLeft: 10,
    paidUntil: saleDay(40),
  })
  expect(isOpen(given, saleDay(40, -1))).toBe(true)
  expect(subscriptionAt(given, saleDay(40))).toMatchObject({ status: 'expired', plan: 'basic', daysLeft: 0 })
})

test('a canceled renewal keeps access until the paid end, without a grace period', () => {
  const given = facts({ purchases: [bought('basic', 0)], renewal: { canceledAt: saleDay(3) } })
  expect(subscriptionAt(given, saleDay(30, -1))).toMatchObject({ status: 'canceled', paidUntil: saleDay(30) })
  expect(subscriptionAt(given, saleDay(30)).status).toBe('expired')
})

test('a purchase after a cancellation is active', () => {
  const purchases = [bought('basic', 0), bought('annual', 10)]
  expect(subscriptionAt(facts({ purchases, renewal: { canceledAt: saleDay(3) } }), saleDay(11)).status).toBe(
    'active',
  )
})

test('a refund brings no grace period', () => {
  const purchases = [bought('basic', 0), bought('basic', 30, { status: 'charged_back' })]
  expect(isOpen(facts({ purchases, renewal: renewing }), saleDay(33))).toBe(false)
})

test('a paid subscription reports its end, its next plan and its renewal', () => {
  const purchases = [bought('monthly', 0), bought('basic', 1)]
  expect(describeSubscription(facts({ purchases }), 'u', saleDay(1))).toMatchObject({
    plan: 'monthly',
    status: 'active',
    scans_quota_mo: -1,
    is_trial_expired: false,
    days_left_trial: 0,
    days_left: 59,
    ends_at: saleDay(30).toISOString(),
    next_plan: 'basic',
    renews: false,
  })
  const told = (renewal: SubscriptionFacts['renewal']) =>
    describeSubscription(facts({ purchases, renewal }), 'u', saleDay(1))
  expect(told(renewing)).toMatchObject({ status: 'active', renews: true })
  expect(told({ canceledAt: saleDay(1) })).toMatchObject({ status: 'canceled', renews: false })
})

test('each plan month begins with no scan used; the trial has a single count', () => {
  const given = facts({ purchases: [bought('basic', 0)], scansUsed: 9, quotaStart: firstSale })
  const countOn = (one: SubscriptionRow, now: Date) => scansAt(one, subscriptionAt(one, now), now)
  expect(countOn(given, saleDay(27))).toEqual({ quota: 30, used: 9, quotaStart: firstSale })
  expect(countOn(given, saleDay(28))).toMatchObject({ quota: 30, used: 0, quotaStart: saleDay(28) })
  expect(countOn({ ...given, quotaStart: null }, saleDay(0))).toMatchObject({ quota: 30, used: 0 })
  expect(countOn(facts({ scansUsed: 7 }), saleDay(1))).toEqual({ quota: 10, used: 7, quotaStart: null })
  expect(countOn(facts({ scansUsed: 7, quotaStart: firstSale }), saleDay(1))).toMatchObject({
    quota: 10,
    used: 7,
  })
})

test('access holds from the first to the last paid millisecond', () => {
  fc.assert(
    fc.property(anyPurchases(1, 20), fc.boolean(), (purchases, renews) => {
      const given = facts({ trialEnd: null, purchases, renewal: renews ? renewing : null })
      const periods = paidPeriods(purchases)
      const lastPaid = purchases
        .filter(({ paidAt }) => paidAt)
        .toSorted((one, other) => Number(one.paidAt) - Number(other.paidAt) || (one.id < other.id ? -1 : 1))
      const graceMs = renews && lastPaid.at(-1)?.status === 'approved' ? 240 * hourMs : 0
      const isPaid = (ms: number) =>
        periods.some(({ from, to }) => from.getTime() <= ms && ms < to.getTime() + graceMs)
      const edges = periods.flatMap(({ from, to }) => [from.getTime(), to.getTime(), to.getTime() + graceMs])
      for (const ms of edges.flatMap((edge) => [edge - 1, edge])) {
        expect(isOpen(given, new Date(ms))).toBe(isPaid(ms))
      }
    }),
  )
})

test('a purchase opens the app at once, and a refund restores the former state', () => {
  const scene = fc.record({
    purchases: anyPurchases(hourMs, 30),
    extra: fc.integer({ min: 0, max: 60 }).map((day) => bought('monthly', day)),
    hours: fc.integer({ min: 0, max: 30 * 24 - 1 }),
    renewal: fc.constantFrom(null, renewing, { canceledAt: saleDay(20) }),
    day: fc.integer({ min: -2, max: 150 }),
  })
  fc.assert(
    fc.property(scene, ({ purchases, extra, renewal, hours, day }) => {
      const open = (list: SubscriptionFacts['purchases']) =>
        Number(isOpen(facts({ purchases: list, renewal }), saleDay(day)))
      const during = new Date(Number(extra.paidAt) + hours * hourMs)
      expect(isOpen(facts({ purchases: [...purchases, extra], renewal }), during)).toBe(true)
      expect(open([...purchases, { ...extra, status: 'refunded' }])).toBeLessThanOrEqual(open(purchases))
    }),
  )
})
