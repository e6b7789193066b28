import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { paidPeriods } from '#contract/billing/paid-periods.ts'
import { dayMs, saleDay } from '../subscription/test-purchases.ts'
import { mergePaymentReport, type PaymentReport } from './rules.ts'
import {
  anyReports,
  collectorId,
  fresh,
  applyReports,
  inTime,
  paymentReport,
} from './test-payment-reports.ts'

test('a PIX is granted when paid and revoked when refunded', () => {
  const { order, effects } = applyReports([
    paymentReport('pending', 0),
    paymentReport('approved', 1),
    paymentReport('refunded', 5),
  ])
  expect(effects).toEqual(['unchanged', 'granted', 'revoked'])
  expect(order).toMatchObject({
    status: 'refunded',
    paidAt: saleDay(1),
    refundedAt: saleDay(5),
    providerPaymentId: 'one',
  })
})

test('a chargeback revokes the days, and winning the dispute restores them', () => {
  const { order, effects } = applyReports([
    paymentReport('approved', 1),
    paymentReport('charged_back', 9),
    paymentReport('approved', 30),
  ])
  expect(effects).toEqual(['granted', 'revoked', 'restored'])
  expect(order).toMatchObject({ status: 'approved', paidAt: saleDay(1), refundedAt: null })
})

test('an outdated report changes nothing', () => {
  expect(
    applyReports([paymentReport('refunded', 5), paymentReport('approved', 1), paymentReport('pending', 0)])
      .effects,
  ).toEqual(['unchanged', 'unchanged', 'unchanged'])
})

test('a paid order never becomes pending again', () => {
  const { order } = applyReports([paymentReport('approved', 1), paymentReport('pending', 2)])
  expect(order.status).toBe('approved')
})

test('an expired PIX does not affect the card that paid the same order', () => {
  const card = paymentReport('approved', 1, { paymentId: 'card', method: 'credit_card', installments: 12 })
  const { order, effects } = applyReports([paymentReport('pending', 0), card, paymentReport('expired', 2)])
  expect(effects).toEqual(['unchanged', 'granted', 'unchanged'])
  expect(order).toMatchObject({
    status: 'approved',
    providerPaymentId: 'card',
    method: 'credit_card',
    installments: 12,
  })
})

test('a declined card leaves the order open while its PIX is open', () => {
  expect(
    applyReports([paymentReport('pending', 0), paymentReport('rejected', 1, { paymentId: 'card' })]).order
      .status,
  ).toBe('pending')
  expect(
    applyReports([paymentReport('rejected', 0), paymentReport('rejected', 1, { paymentId: 'card' })]).order
      .status,
  ).toBe('rejected')
})

test('an order paid twice counts once and survives the refund of the first payment', () => {
  const second = paymentReport('approved', 2, { paymentId: 'two', approvedAt: saleDay(2) })
  const { order, effects } = applyReports([
    paymentReport('approved', 1),
    second,
    paymentReport('refunded', 3),
  ])
  expect(effects).toEqual(['granted', 'unchanged', 'unchanged'])
  expect(order).toMatchObject({ status: 'approved', providerPaymentId: 'two', paidAt: saleDay(2) })
})

test('an expired order is granted when the money arrives', () => {
  expect(applyReports([paymentReport('approved', 1)], { ...fresh, status: 'expired' }).effects).toEqual([
    'granted',
  ])
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
  expect(mergePaymentReport(fresh, paymentReport('approved', 1, change), collectorId)).toEqual({
    order: fresh,
    effect: 'mismatch',
  })
})

test('an overpayment is enough; without a configured seller any receiver is valid', () => {
  expect(applyReports([paymentReport('approved', 1, { amountCents: 4991 })]).effects).toEqual(['granted'])
  expect(mergePaymentReport(fresh, paymentReport('approved', 1, { collectorId: '5' }), null).effect).toBe(
    'granted',
  )
})

test('an unchanged order is returned as the same object', () => {
  const { order } = applyReports([paymentReport('approved', 1)])
  expect(mergePaymentReport(order, paymentReport('approved', 1), collectorId).order).toBe(order)
})

test('reports in any order, repeated or late, end in the same order state', () => {
  const received = anyReports.chain((reports) =>
    fc.tuple(
      fc.constant(reports),
      fc.shuffledSubarray([...reports, ...reports, ...reports], { minLength: reports.length * 3 }),
    ),
  )
  fc.assert(
    fc.property(received, ([reports, jumbled]) => {
      expect(applyReports(jumbled).order).toEqual(applyReports(inTime(reports)).order)
    }),
  )
})

test('a payment reported twenty times grants its days once', () => {
  fc.assert(
    fc.property(anyReports, (reports) => {
      const { order, effects } = applyReports(Array.from({ length: 20 }, () => reports).flat())
      expect(effects.filter((effect) => effect === 'granted').length).toBeLessThanOrEqual(1)
      const periods = paidPeriods([{ ...order, id: 'order-1', plan: 'monthly', days: 30, discount: 0 }])
      const paidMs = periods.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0)
      expect(paidMs).toBe(order.status === 'approved' ? 30 * dayMs : 0)
    }),
  )
})

test('the effects alternate and add up to the state of the order', () => {
  fc.assert(
    fc.property(anyReports, (reports) => {
      const { order, effects } = applyReports(reports)
      const changes = effects.filter((effect) => effect !== 'unchanged' && effect !== 'mismatch')
      expect(changes.map((effect) => effect !== 'revoked')).toEqual(
        changes.map((_, index) => index % 2 === 0),
      )
      expect(order.status === 'approved').toBe(changes.length % 2 === 1)
    }),
  )
})
