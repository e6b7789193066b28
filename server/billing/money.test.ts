import { paymentStatuses } from '#contract/billing.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountCents, discountFor, isWithdrawable, withdrawalEndsAt } from './rules.ts'

const paidAt = new Date('2026-03-02T15:00:00-03:00')

test('a payment can be taken back to the last second of the seventh day in São Paulo', () => {
  expect(withdrawalEndsAt(paidAt)).toEqual(new Date('2026-03-10T00:00:00-03:00'))
  const payment = { status: 'approved', paidAt } as const
  expect(isWithdrawable(payment, new Date('2026-03-09T23:59:59.999-03:00'))).toBe(true)
  expect(isWithdrawable(payment, new Date('2026-03-10T00:00:00-03:00'))).toBe(false)
})

test('whatever the hour, at least seven full days are given and less than eight', () => {
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
  'what is %s cannot be taken back',
  (status) => {
    expect(isWithdrawable({ status, paidAt }, paidAt)).toBe(false)
  },
)

test('nothing can be taken back that was not paid', () => {
  expect(isWithdrawable({ status: 'approved', paidAt: null }, paidAt)).toBe(false)
})

test.each([
  ['annual', 20, 20],
  ['annual', 0, 0],
  ['annual', 99, 0],
  ['annual', -20, 0],
  ['monthly', 20, 0],
  ['basic', 20, 0],
] as const)('%s with %i percent asked gets %i percent', (plan, asked, given) => {
  expect(discountFor(plan, asked, [])).toBe(given)
})

test.each([
  ['pending', null],
  ['approved', paidAt],
  ['refunded', paidAt],
  ['charged_back', paidAt],
] as const)('an order with the discount that is %s has used it', (status, at) => {
  expect(discountFor('annual', 20, [{ discount: 20, status, paidAt: at }])).toBe(0)
  expect(discountFor('annual', 20, [{ discount: 0, status, paidAt: at }])).toBe(20)
})

test.each(['rejected', 'canceled', 'expired'] as const)(
  'an order with the discount that is %s gives it back',
  (status) => {
    expect(discountFor('annual', 20, [{ discount: 20, status, paidAt: null }])).toBe(20)
  },
)

test('a fifth off the annual plan is 239,20', () => {
  expect(amountCents('annual', 20)).toBe(23_920)
  expect(amountCents('annual', 0)).toBe(29_900)
  expect(amountCents('basic', 0)).toBe(2990)
})
