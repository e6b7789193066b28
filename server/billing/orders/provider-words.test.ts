import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { paidPeriods } from '#contract/billing/paid-periods.ts'
import { dayMs, saleDay } from '../subscription/test-purchases.ts'
import { mergePaymentReport, type PaymentReport } from './rules.ts'
import { anyReports, collectorId, fresh, hear, inTime, word } from './test-words.ts'

test('a PIX is granted when paid and revoked when refunded', () => {
  const { order, effects } = hear([word('pending', 0), word('approved', 1), word('refunded', 5)])
  expect(effects).toEqual(['unchanged', 'granted', 'revoked'])
  expect(order).toMatchObject({
    status: 'refunded',
    paidAt: saleDay(1),
    refundedAt: saleDay(5),
    providerPaymentId: 'one',
  })
})

test('a chargeback revokes the days, and winning the dispute restores them', () => {
  const { order, effects } = hear([word('approved', 1), word('charged_back', 9), word('approved', 30)])
  expect(effects).toEqual(['granted', 'revoked', 'restored'])
  expect(order).toMatchObject({ status: 'approved', paidAt: saleDay(1), refundedAt: null })
})

test('an outdated report changes nothing', () => {
  expect(hear([word('refunded', 5), word('approved', 1), word('pending', 0)]).effects).toEqual([
    'unchanged',
    'unchanged',
    'unchanged',
  ])
})

test('a paid order never becomes pending again', () => {
  const { order } = hear([word('approved', 1), word('pending', 2)])
  expect(order.status).toBe('approved')
})

test('an expired PIX does not affect the card that paid the same order', () => {
  const card = word('approved', 1, { paymentId: 'card', method: 'credit_card', installments: 12 })
  const { order, effects } = hear([word('pending', 0), card, word('expired', 2)])
  expect(effects).toEqual(['unchanged', 'granted', 'unchanged'])
  expect(order).toMatchObject({
    status: 'approved',
    providerPaymentId: 'card',
    method: 'credit_card',
    installments: 12,
  })
})

test('a declined card leaves the order open while its PIX is open', () => {
  expect(hear([word('pending', 0), word('rejected', 1, { paymentId: 'card' })]).order.status).toBe('pending')
  expect(hear([word('rejected', 0), word('rejected', 1, { paymentId: 'card' })]).order.status).toBe(
    'rejected',
  )
})

test('an order paid twice counts once and survives the refund of the first payment', () => {
  const second = word('approved', 2, { paymentId: 'two', approvedAt: saleDay(2) })
  const { order, effects } = hear([word('approved', 1), second, word('refunded', 3)])
  expect(effects).toEqual(['granted', 'unchanged', 'unchanged'])
  expect(order).toMatchObject({ status: 'approved', providerPaymentId: 'two', paidAt: saleDay(2) })
})

test('an expired order is granted when the money arrives', () => {
  expect(hear([word('approved', 1)], { ...fresh, status: 'expired' }).effects).toEqual(['granted'])
})

test.each<[string, Partial<PaymentReport>]>([
  ['no money', { amountCents: 0 }],
  ['another currency', { currency: 'ARS' }],
  ['another collector', { collectorId: '5' }],
  ['no collector', { collectorId: null }],
  ['another reference', { reference: 'order-2' }],
  ['no reference', { reference: null }],
  ['no date of approval', { approvedAt: null }],
])('an approved payment with %s grants nothing', (_, change) => {
  expect(mergePaymentReport(fresh, word('approved', 1, change), collectorId)).toEqual({
    order: fresh,
    effect: 'mismatch',
  })
})

test('an overpayment is enough, and an unknown collector accepts any payment', () => {
  expect(hear([word('approved', 1, { amountCents: 4991 })]).effects).toEqual(['granted'])
  expect(mergePaymentReport(fresh, word('approved', 1, { collectorId: '5' }), null).effect).toBe('granted')
})

test('an unchanged order is returned as the same object', () => {
  const { order } = hear([word('approved', 1)])
  expect(mergePaymentReport(order, word('approved', 1), collectorId).order).toBe(order)
})

test('reports in any order, repeated or late, end in the same order state', () => {
  const heard = anyReports.chain((words) =>
    fc.tuple(
      fc.constant(words),
      fc.shuffledSubarray([...words, ...words, ...words], { minLength: words.length * 3 }),
    ),
  )
  fc.assert(
    fc.property(heard, ([words, jumbled]) => {
      expect(hear(jumbled).order).toEqual(hear(inTime(words)).order)
    }),
  )
})

test('a payment reported twenty times grants its days once', () => {
  fc.assert(
    fc.property(anyReports, (words) => {
      const { order, effects } = hear(Array.from({ length: 20 }, () => words).flat())
      expect(effects.filter((effect) => effect === 'granted').length).toBeLessThanOrEqual(1)
      const periods = paidPeriods([{ ...order, id: 'order-1', plan: 'monthly', days: 30, discount: 0 }])
      const paidMs = periods.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0)
      expect(paidMs).toBe(order.status === 'approved' ? 30 * dayMs : 0)
    }),
  )
})

test('the effects alternate and add up to the state of the order', () => {
  fc.assert(
    fc.property(anyReports, (words) => {
      const { order, effects } = hear(words)
      const changes = effects.filter((effect) => effect !== 'unchanged' && effect !== 'mismatch')
      expect(changes.map((effect) => effect !== 'revoked')).toEqual(
        changes.map((_, index) => index % 2 === 0),
      )
      expect(order.status === 'approved').toBe(changes.length % 2 === 1)
    }),
  )
})
