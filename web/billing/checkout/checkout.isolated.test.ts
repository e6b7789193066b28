// @vitest-environment jsdom
import type { ErrorCode } from '#contract/errors.ts'
import { beforeEach, expect, test } from 'vitest'
import { ApiError, localError } from '../../api/api-error.ts'
import { checkoutFailure, offerFailure } from './checkout.ts'
import { isCheckoutAddress } from './checkout-address.ts'
import {
  type CheckoutIntent,
  saveIntent,
  moveIntent,
  readIntent,
  takeIntent,
} from '../shared/checkout-intent.ts'

const origin = 'https://pratocerto.exemplo.br'
const choice: CheckoutIntent = { plan: 'annual', discount: 20, autoRenew: false }
const minuteMs = 60_000

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test.each([
  ['https://www.mercadopago.com.br/checkout/v1/redirect?pref_id=1', true],
  ['https://mercadopago.com.br/subscriptions/checkout?preapproval_id=1', true],
  [`${origin}/demonstracao/pagamento/1`, true],
  ['http://www.mercadopago.com.br/checkout', false],
  ['https://mercadopago.com.br.exemplo.com/checkout', false],
  ['https://naomercadopago.com.br/checkout', false],
  ['https://pratocerto.exemplo.br.exemplo.com/', false],
  ['javascript:alert(1)', false],
  ['/demonstracao/pagamento/1', false],
  ['', false],
])('%j as a payment address: %j', (address, isOne) => {
  expect(isCheckoutAddress(address, origin)).toBe(isOne)
})

test('a visitor’s choice resumes once', () => {
  saveIntent(choice, 0)
  expect(readIntent(minuteMs)).toEqual(choice)
  expect(takeIntent(minuteMs)).toEqual(choice)
  expect(takeIntent(minuteMs)).toBeNull()
})

test('a choice older than an hour is dropped', () => {
  saveIntent(choice, 0)
  expect(readIntent(60 * minuteMs)).toEqual(choice)
  expect(readIntent(60 * minuteMs + 1)).toBeNull()
})

test('a choice moved into one tab resumes in no other and can be moved back', () => {
  const places = () =>
    [localStorage, sessionStorage].map((storage) => storage.getItem('draft:checkout') !== null)
  moveIntent('tab', 0)
  expect([places(), readIntent(0)]).toEqual([[false, false], null])
  saveIntent(choice, 0)
  for (const _ of ['moved', 'already there']) {
    moveIntent('tab', 0)
    expect([places(), readIntent(0)]).toEqual([[false, true], choice])
  }
  moveIntent('tabs', 0)
  expect([places(), readIntent(0)]).toEqual([[true, false], choice])
})

test('a choice stored by an earlier version is read', () => {
  localStorage.setItem('draft:checkout', '{"plan":"annual","discount":20,"autoRenew":false,"keptMs":0}')
  expect(readIntent(minuteMs)).toEqual(choice)
})

test.each([
  ['no JSON', '{'],
  ['no object', '"annual"'],
  ['a plan that is not sold', JSON.stringify({ plan: 'pro', discount: 0, autoRenew: false, keptMs: 0 })],
  ['no time', JSON.stringify({ plan: 'basic', discount: 0, autoRenew: false })],
])('%s is rejected as a choice', (_, text) => {
  localStorage.setItem('draft:checkout', text)
  expect(readIntent(0)).toBeNull()
})

test('a discount that is not offered is dropped when resuming', () => {
  const text = JSON.stringify({ plan: 'annual', discount: 99, autoRenew: 1, keptMs: 0 })
  localStorage.setItem('draft:checkout', text)
  expect(readIntent(0)).toEqual({ ...choice, discount: 0 })
})

test('outages share one sentence; a refusal and a lost link have their own', () => {
  const told = (code: ErrorCode, status: number) =>
    checkoutFailure(new ApiError({ code, detail: code, status }))
  const sentence = 'Não foi possível processar o pagamento. Tente novamente.'
  expect(told('internal_error', 500)).toBe(sentence)
  expect(checkoutFailure(localError('offline'))).toBe(sentence)
  expect(checkoutFailure(new Error('unknown'))).toBe(sentence)
  expect(told('renewal_running', 409)).toBe('renewal_running')
  expect(told('payments_off', 409)).toBe('payments_off')
  expect(told('payment_link_missing', 502)).toBe('payment_link_missing')
  expect(offerFailure(localError('offline'))).toBe('Erro ao processar pagamento. Tente novamente.')
  expect(offerFailure(new ApiError({ code: 'discount_unavailable', detail: 'Já usado.', status: 409 }))).toBe(
    'Já usado.',
  )
})
