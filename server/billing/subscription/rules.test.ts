import { expect, test } from 'vitest'
import {
  describeSubscription,
  hasAccess,
  missingSubscription,
  recipeLimitOf,
  startingTrial,
  type SubscriptionRow,
} from './rules.ts'
import { bought } from './test-purchases.ts'

const confirmedAt = new Date('2026-03-01T12:00:00Z')
const trialing = startingTrial(confirmedAt)
const after = (seconds: number) => new Date(confirmedAt.getTime() + seconds * 1000)

test('the trial lasts three days, to the second, with ten scans', () => {
  const lastSecond = after(3 * 86_400)
  expect(hasAccess(trialing, lastSecond)).toBe(true)
  expect(hasAccess(trialing, new Date(lastSecond.getTime() + 1))).toBe(false)
  expect(describeSubscription(trialing, 'u', confirmedAt)).toMatchObject({
    plan: 'basic',
    status: 'trial',
    scans_quota_mo: 10,
    scans_used_mo: 0,
    payment_method: 'mp',
    is_trial_expired: false,
    days_left_trial: 3,
    days_left: 3,
    ends_at: lastSecond.toISOString(),
    next_plan: null,
    renews: false,
  })
})

test('a started day counts as a day left', () => {
  expect(describeSubscription(trialing, 'u', after(2 * 86_400 + 1)).days_left_trial).toBe(1)
  expect(describeSubscription(trialing, 'u', after(4 * 86_400))).toMatchObject({
    status: 'expired',
    days_left_trial: 0,
    is_trial_expired: true,
  })
})

test('an account without a row is on basic trial with five scans', () => {
  expect(describeSubscription(missingSubscription(confirmedAt), 'u', confirmedAt)).toMatchObject({
    plan: 'basic',
    status: 'trial',
    days_left_trial: 3,
    scans_quota_mo: 5,
  })
})

test('a trial without its own quota has the scans of its plan', () => {
  const row: SubscriptionRow = { ...trialing, scansQuota: null }
  expect(describeSubscription(row, 'u', confirmedAt).scans_quota_mo).toBe(15)
})

test.each([
  ['basic', 30],
  ['monthly', -1],
  ['annual', -1],
] as const)('plan %s has %i scans, whatever the trial had', (plan, quota) => {
  const purchases = [{ ...bought(plan, 0), paidAt: confirmedAt, days: 30 } as const]
  expect(describeSubscription({ ...trialing, purchases }, 'u', after(60))).toMatchObject({
    plan,
    status: 'active',
    scans_quota_mo: quota,
  })
})

test.each([
  ['basic', 'trial', 200],
  ['basic', 'active', 200],
  ['monthly', 'active', 500],
  ['annual', 'active', -1],
  ['annual', 'canceled', -1],
  ['annual', 'past_due', -1],
  ['annual', 'expired', 50],
] as const)('plan %s that is %s opens %i recipes', (plan, status, open) => {
  expect(recipeLimitOf({ plan, status })).toBe(open)
})

test('an account without a subscription opens fifty recipes', () => {
  expect(recipeLimitOf(null)).toBe(50)
})

test('the quota percentage is used over quota, and 0 when unlimited', () => {
  const used = { ...trialing, scansUsed: 8 }
  expect(describeSubscription(used, 'u', confirmedAt).quota_percentage).toBe(80)
  expect(describeSubscription({ ...used, scansQuota: -1 }, 'u', confirmedAt).quota_percentage).toBe(0)
})
