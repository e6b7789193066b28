import type { ErrorCode } from '#contract/errors.ts'
import { expect, test } from 'vitest'
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
  const storage = memory()
  saveIntent(storage, choice, 0)
  expect(readIntent(storage, minuteMs)).toEqual(choice)
  expect(takeIntent(storage, minuteMs)).toEqual(choice)
  expect(takeIntent(storage, minuteMs)).toBeNull()
})

test('a choice older than an hour is dropped', () => {
  const storage = memory()
  saveIntent(storage, choice, 0)
  expect(readIntent(storage, 60 * minuteMs)).toEqual(choice)
  expect(readIntent(storage, 60 * minuteMs + 1)).toBeNull()
})

test('a choice moved into one tab resumes in no other and can be moved back', () => {
  const [all, tab] = [memory(), memory()]
  expect(moveIntent(all, tab, 0)).toBe(false)
  saveIntent(all, choice, 0)
  expect(moveIntent(all, tab, 0)).toBe(true)
  expect([readIntent(all, 0), readIntent(tab, 0)]).toEqual([null, choice])
  expect(moveIntent(all, tab, 0)).toBe(true)
  moveIntent(tab, all, 0)
  expect([readIntent(all, 0), readIntent(tab, 0)]).toEqual([choice, null])
})

test.each([
  ['no JSON', '{'],
  ['no object', '"annual"'],
  ['a plan that is not sold', JSON.stringify({ plan: 'pro', discount: 0, autoRenew: false, keptMs: 0 })],
  ['no time', JSON.stringify({ plan: 'basic', discount: 0, autoRenew: false })],
])('%s is rejected as a choice', (_, text) => {
  expect(readIntent(memory({ 'draft:checkout': text }), 0)).toBeNull()
})

test('a discount that is not offered is dropped when resuming', () => {
  const text = JSON.stringify({ plan: 'annual', discount: 99, autoRenew: 1, keptMs: 0 })
  expect(readIntent(memory({ 'draft:checkout': text }), 0)).toEqual({ ...choice, discount: 0 })
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

function memory(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}
