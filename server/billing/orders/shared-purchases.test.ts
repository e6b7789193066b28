import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AccountId } from '../../platform/database/account-id.ts'
import { paidPeriods } from '#contract/billing/paid-periods.ts'
import { dayMs, saleDay } from '../subscription/test-purchases.ts'
import {
  isAbandoned,
  mayBePaid,
  newOrder,
  heldPayments,
  withdrawableUntil,
  withdrawalEndsAt,
} from './rules.ts'
import { mergePaymentReport, partsOf, type PaymentReport } from '../payment-reports/rules.ts'
import {
  anyReports,
  collectorId,
  fresh,
  applyReports,
  paymentReport,
} from '../payment-reports/test-payment-reports.ts'

const account = '00000000-0000-4000-8000-000000000001' as AccountId

/** Report on the first of two cards that share an order of 49,90: it pays 30,00. */
const first = (status: PaymentReport['status'], onDay: number, change: Partial<PaymentReport> = {}) =>
  paymentReport(status, onDay, { paymentId: 'first', amountCents: 3000, method: 'credit_card', ...change })
const second = (status: PaymentReport['status'], onDay: number, change: Partial<PaymentReport> = {}) =>
  paymentReport(status, onDay, {
    paymentId: 'second',
    amountCents: 1990,
    method: 'credit_card',
    ...(status !== 'pending' && status !== 'rejected' && { approvedAt: saleDay(2) }),
    ...change,
  })
const both = [first('approved', 1), second('approved', 2)]

test('a purchase shared by two cards is granted once they cover the amount', () => {
  const { order, effects } = applyReports(both)
  expect(effects).toEqual(['unchanged', 'granted'])
  expect(order).toMatchObject({
    status: 'approved',
    paidAt: saleDay(2),
    method: 'credit_card',
    installments: 1,
  })
  expect(partsOf(order).map(({ amountCents }) => amountCents)).toEqual([3000, 1990])
  expect(applyReports([...both].toReversed()).order).toEqual(order)
})

test('a single part grants nothing, not even one centavo below the amount', () => {
  for (const told of [
    [first('approved', 1)],
    [first('approved', 1), second('approved', 2, { amountCents: 1989 })],
  ]) {
    const { order, effects } = applyReports(told)
    expect(effects).not.toContain('granted')
    expect(order).toMatchObject({ status: 'pending', paidAt: null })
  }
})

test('a part whose other card is declined or expired waits for another card', () => {
  const { order } = applyReports([first('approved', 1), second('rejected', 2)])
  expect(order.status).toBe('pending')
  const third = second('approved', 3, { paymentId: 'third' })
  expect(applyReports([third], order).order.status).toBe('approved')
  expect(applyReports([third], { ...order, status: 'expired' }).order.status).toBe('approved')
})

test('a method that the cards do not share is omitted from the purchase', () => {
  const { order } = applyReports([
    first('approved', 1, { installments: 6 }),
    second('approved', 2, { method: 'pix' }),
  ])
  expect(order).toMatchObject({ status: 'approved', method: null, installments: 1 })
})

test('when one part is refunded the purchase ends and the rest is refunded', () => {
  const { order, effects } = applyReports([...both, second('refunded', 5)])
  expect(effects).toEqual(['unchanged', 'granted', 'revoked'])
  expect(order).toMatchObject({ status: 'pending', paidAt: saleDay(2), refundedAt: null })
  expect(heldPayments(order)).toEqual(['first'])
  expect(applyReports([first('refunded', 6)], order).order).toMatchObject({
    status: 'refunded',
    paidAt: saleDay(2),
    refundedAt: saleDay(6),
  })
})

test('a chargeback of one part ends the purchase, and winning it restores it', () => {
  const { order, effects } = applyReports([...both, first('charged_back', 5)])
  expect(order.status).toBe('charged_back')
  expect(effects.at(-1)).toBe('revoked')
  expect(applyReports([first('approved', 9)], order)).toMatchObject({
    effects: ['restored'],
    order: { status: 'approved' },
  })
})

test('an overpayment, alone or together, grants one purchase', () => {
  const more = applyReports([
    first('approved', 1, { amountCents: 9980 }),
    second('approved', 2),
    paymentReport('approved', 3),
  ])
  expect(more.effects).toEqual(['granted', 'unchanged', 'unchanged'])
  expect(partsOf(more.order).map(({ paymentId }) => paymentId)).toEqual(['first'])
})

test('a card that covers the amount alone is the payment, despite an earlier part', () => {
  const { order } = applyReports([
    first('approved', 1),
    second('approved', 2, { amountCents: 4990, method: 'debit_card' }),
  ])
  expect(order).toMatchObject({ status: 'approved', method: 'debit_card', providerPaymentId: 'second' })
})

test('a renewal charge is never paid in parts', () => {
  const charge = { ...fresh, kind: 'renewal' } as const
  expect(mergePaymentReport(charge, first('approved', 1), collectorId).effect).toBe('mismatch')
})

test('an uncovered part is withdrawable for seven days and refunded after expiry', () => {
  const wanted = { plan: 'monthly', kind: 'one_off', discount: 0, isDemonstration: false } as const
  const placed = newOrder({ ...wanted, accountId: account, id: 'order-1', renewalId: null }, saleDay(0))
  const { order } = mergePaymentReport(placed, first('approved', 1), collectorId)
  expect(withdrawableUntil(order)).toEqual(withdrawalEndsAt(saleDay(1)))
  expect(isAbandoned(order, saleDay(3))).toBe(false)
  expect(isAbandoned(order, saleDay(3, 1))).toBe(true)
  const lessThanPaid = mergePaymentReport(order, second('approved', 2), collectorId).order
  const left = mergePaymentReport(lessThanPaid, second('refunded', 3), collectorId).order
  expect(left.paidAt).toEqual(saleDay(2))
  expect(mayBePaid(left, saleDay(3))).toBe(true)
  expect(isAbandoned(left, saleDay(4))).toBe(true)
})

/**
 * Reference model: returns the amount in centavos of each payment that its latest report in BRL says is approved.
 * Unpaid reports on a payment that was ever paid are ignored.
 */
function heldIn(received: readonly PaymentReport[]): ReadonlyMap<string, number> {
  const ours = received.filter(({ currency }) => currency === 'BRL')
  const held = new Map<string, number>()
  for (const id of new Set(ours.map(({ paymentId }) => paymentId))) {
    const told = ours.filter(({ paymentId }) => paymentId === id)
    const paid = told.filter(({ status }) => ['approved', 'refunded', 'charged_back'].includes(status))
    const last = (paid.length > 0 ? paid : told)
      .toSorted((one, other) => Number(one.updatedAt) - Number(other.updatedAt))
      .at(-1)
    if (last?.status === 'approved') held.set(id, last.amountCents)
  }
  return held
}

const oneReportADay = anyReports.filter(
  (reports) =>
    new Set(reports.map(({ paymentId, updatedAt }) => `${paymentId} ${Number(updatedAt)}`)).size ===
    reports.length,
)

test('reports in any order grant exactly while the held amount covers the price', () => {
  const received = oneReportADay.chain((reports) =>
    fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length }),
  )
  fc.assert(
    fc.property(received, (reports) => {
      let order = fresh
      for (const [index, one] of reports.entries()) {
        ;({ order } = mergePaymentReport(order, one, collectorId))
        const held = heldIn(reports.slice(0, index + 1))
        const heldCents = [...held.values()].reduce((sum, cents) => sum + cents, 0)
        expect(order.status === 'approved').toBe(heldCents >= fresh.amountCents)
        const periods = paidPeriods([{ ...order, id: 'order-1', plan: 'monthly', days: 30, discount: 0 }])
        const paidMs = periods.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0)
        expect(paidMs).toBe(heldCents >= fresh.amountCents ? 30 * dayMs : 0)
        expect(heldPayments(order).toSorted()).toEqual([...held.keys()].toSorted())
        const holding = ['approved', 'pending', 'charged_back']
        expect(heldCents === 0 || holding.includes(order.status)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})
