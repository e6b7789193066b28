import { paymentMethods, paymentStatuses } from '#contract/billing/billing.ts'
import { expect, test } from 'vitest'
import { paymentMethodOf, paymentStatusOf } from './payment-status.ts'

const rows = [
  ['approved', 'accredited', 'approved'],
  ['approved', 'partially_refunded', 'approved'],
  ['in_mediation', 'pending', 'approved'],
  ['authorized', 'pending_capture', 'pending'],
  ['pending', 'pending_waiting_transfer', 'pending'],
  ['pending', 'pending_waiting_payment', 'pending'],
  ['pending', 'pending_challenge', 'pending'],
  ['in_process', 'pending_contingency', 'pending'],
  ['in_process', 'pending_review_manual', 'pending'],
  ['rejected', 'cc_rejected_high_risk', 'rejected'],
  ['rejected', null, 'rejected'],
  ['cancelled', 'expired', 'expired'],
  ['cancelled', 'by_collector', 'canceled'],
  ['cancelled', 'by_payer', 'canceled'],
  ['cancelled', null, 'canceled'],
  ['refunded', 'refunded', 'refunded'],
  ['refunded', 'by_admin', 'refunded'],
  ['charged_back', 'in_process', 'charged_back'],
  ['charged_back', 'settled', 'charged_back'],
  ['charged_back', null, 'charged_back'],
  ['charged_back', 'reimbursed', 'approved'],
] as const

test.each(rows)('a payment that is %s (%s) counts as %s', (status, detail, expected) => {
  expect(paymentStatusOf(status, detail)).toBe(expected)
})

test('every status of the app can come from the provider', () => {
  expect(new Set(rows.map(([, , status]) => status))).toEqual(new Set(paymentStatuses))
})

test.each(['paid', 'APPROVED', '', 'constructor', '__proto__'])(
  'an unknown status %j is rejected',
  (word) => {
    expect(paymentStatusOf(word, 'accredited')).toBeNull()
  },
)

const ways = [
  ['pix', 'bank_transfer', 'pix'],
  ['master', 'credit_card', 'credit_card'],
  ['debelo', 'debit_card', 'debit_card'],
  ['account_money', 'account_money', 'account_money'],
  ['bolbradesco', 'ticket', 'boleto'],
] as const

test.each(ways)('%s (%s) is %s', (method, type, expected) => {
  expect(paymentMethodOf(method, type)).toBe(expected)
})

test('every payment method of the app can come from the provider, and no other', () => {
  expect(new Set(ways.map(([, , way]) => way))).toEqual(new Set(paymentMethods))
  expect([paymentMethodOf('pec', 'atm'), paymentMethodOf(null, null)]).toEqual([null, null])
})
