import { expect, test } from 'vitest'
import { dayOfPayment, howPaid } from './payment-words.ts'

test.each([
  ['pix', 1, 'Pix'],
  ['credit_card', 1, 'Cartão de crédito'],
  ['credit_card', 12, 'Cartão de crédito, em 12x'],
  ['boleto', 1, 'Boleto'],
  [null, 1, null],
] as const)('%s in %i instalments reads %j', (method, installments, words) => {
  expect(howPaid({ method, installments })).toBe(words)
})

const asked = '2026-11-20T15:00:00Z'
const dates = { created_at: asked, paid_at: null, refunded_at: null } as const

test('a payment late in the evening stands on the day of who paid', () => {
  const late = { ...dates, status: 'approved', paid_at: '2026-11-22T01:30:00Z' } as const
  expect(dayOfPayment(late, 'America/Sao_Paulo')).toBe('21 de novembro de 2026')
})

test('what was not paid stands on the day it was asked for, what went back on the day it went', () => {
  expect(dayOfPayment({ ...dates, status: 'expired' }, 'America/Sao_Paulo')).toBe('20 de novembro de 2026')
  const back = { ...dates, status: 'refunded', paid_at: asked, refunded_at: '2026-11-24T15:00:00Z' } as const
  expect(dayOfPayment(back, 'America/Sao_Paulo')).toBe('Devolvido em 24 de novembro de 2026')
})
