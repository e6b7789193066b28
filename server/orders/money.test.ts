import { paymentStatuses } from '#contract/billing.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceCents, discountFor, withdrawableUntil, withdrawalEndsAt } from './rules.ts'

const paidAt = new Date('2026-03-02T15:00:00-03:00')

test('a payment can be taken back to the last second of the seventh day in São Paulo', () => {
  expect(withdrawalEndsAt(paidAt)).toEqual(new Date('2026-03-10T00:00:00-03:00'))
  expect(withdrawableUntil({ status: 'approved', paidAt, words: [] })).toEqual(withdrawalEndsAt(paidAt))
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
    expect(withdrawableUntil({ status, paidAt, words: [] })).toBeNull()
  },
)

test('nothing can be taken back that was not paid', () => {
  expect(withdrawableUntil({ status: 'approved', paidAt: null, words: [] })).toBeNull()
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
  expect(priceCents('annual', 20)).toBe(23_920)
  expect(priceCents('annual', 0)).toBe(29_900)
  expect(priceCents('basic', 0)).toBe(2990)
})
