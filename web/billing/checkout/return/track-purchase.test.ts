import { expect, test } from 'vitest'
import { isBought } from './track-purchase.ts'

const paid = { id: 'pedido', status: 'approved', amount_cents: 2990, is_demonstration: false } as const

test('a purchase counts once the server reports the payment and the plan is open', () => {
  expect(isBought(paid, { status: 'active' })).toBe(true)
})

test.each([
  ['a payment of a demonstration', { ...paid, is_demonstration: true }, { status: 'active' }],
  ['a payment that waits', { ...paid, status: 'pending' }, { status: 'active' }],
  ['a payment that went back', { ...paid, status: 'refunded' }, { status: 'active' }],
  ['a trial that still runs', paid, { status: 'trial' }],
  ['a plan that is over', paid, { status: 'expired' }],
  ['a subscription that could not be read', paid, undefined],
  ['a payment that could not be read', undefined, { status: 'active' }],
] as const)('%s does not count as a purchase', (_, payment, subscription) => {
  expect(isBought(payment, subscription)).toBe(false)
})
