import { paymentStatuses } from '#contract/billing/billing.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AccountId } from '../../platform/database/account-id.ts'
import {
  discountFor,
  newOrder,
  openOrderFor,
  type PlacedOrder,
  priceCents,
  withdrawableUntil,
  withdrawalEndsAt,
} from './rules.ts'
import { paymentReport } from '../payment-reports/test-payment-reports.ts'

const paidAt = new Date('2026-03-02T15:00:00-03:00')
const unreported = { paidAt, reports: [], surplus: [], withdrawnAt: null }

test('a payment can be withdrawn until the last second of day seven in São Paulo', () => {
  expect(withdrawalEndsAt(paidAt)).toEqual(new Date('2026-03-10T00:00:00-03:00'))
  expect(withdrawableUntil({ ...unreported, status: 'approved' })).toEqual(withdrawalEndsAt(paidAt))
})

test('the withdrawal period is at least seven full days and less than eight', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true }),
      (at) => {
        const days = (withdrawalEndsAt(at).getTime() - at.getTime()) / 86_400_000
        expect(days).toBeGreaterThan(7)
        expect(days).toBeLessThanOrEqual(8)
      },
    ),
  )
})

test.each(paymentStatuses.filter((status) => status !== 'approved'))(
  'an order that is %s cannot be withdrawn',
  (status) => {
    expect(withdrawableUntil({ ...unreported, status })).toBeNull()
  },
)

test('a withdrawn order cannot be withdrawn again', () => {
  expect(withdrawableUntil({ ...unreported, status: 'approved', withdrawnAt: paidAt })).toBeNull()
})

test('an unpaid order cannot be withdrawn', () => {
  expect(withdrawableUntil({ ...unreported, status: 'approved', paidAt: null })).toBeNull()
})

const account = '00000000-0000-4000-8000-000000000001' as AccountId
const offer = { plan: 'annual', kind: 'one_off', discount: 20, isDemonstration: false } as const
const placedAt = new Date('2026-03-02T12:00:00Z')
const linkIsOver = new Date('2026-03-03T12:00:00Z')
const placed = (change: Partial<PlacedOrder> = {}): PlacedOrder => ({
  ...newOrder({ ...offer, accountId: account, id: 'o', renewalId: null }, placedAt),
  ...change,
})

test.each([
  ['annual', 20, 20],
  ['annual', 0, 0],
  ['annual', 99, 0],
  ['annual', -20, 0],
  ['monthly', 20, 0],
  ['basic', 20, 0],
] as const)('%s with %i percent asked gets %i percent', (plan, asked, given) => {
  expect(discountFor({ plan, discount: asked }, [], placedAt)).toBe(given)
})

test.each(['approved', 'refunded', 'charged_back', 'pending'] as const)(
  'an order paid with the discount and now %s has used it for good',
  (status) => {
    expect(discountFor(offer, [placed({ status, paidAt })], linkIsOver)).toBe(0)
    expect(discountFor(offer, [placed({ status, paidAt, discount: 0 })], linkIsOver)).toBe(20)
  },
)

test.each(['pending', 'rejected', 'canceled', 'expired'] as const)(
  'a discounted order that is %s holds the discount while its link is payable',
  (status) => {
    const order = placed({ status })
    const wanted = { ...offer, cancelsRenewal: false }
    const lastMoment = new Date(linkIsOver.getTime() - 1)
    expect(discountFor(offer, [order], lastMoment)).toBe(0)
    expect(openOrderFor(wanted, [order], lastMoment)).toBe(order)
    expect(discountFor(offer, [order], linkIsOver)).toBe(20)
    expect(openOrderFor(wanted, [order], linkIsOver)).toBeNull()
  },
)

test('a payment under review holds the discount after its link expired', () => {
  const order = placed({ reports: [paymentReport('pending', 0)] })
  expect(discountFor(offer, [order], linkIsOver)).toBe(0)
})

test('the annual plan with a 20 percent discount costs 239,20', () => {
  expect(priceCents('annual', 20)).toBe(23_920)
  expect(priceCents('annual', 0)).toBe(29_900)
  expect(priceCents('basic', 0)).toBe(2990)
})
