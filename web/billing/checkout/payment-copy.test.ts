import { expect, test } from 'vitest'
import type { Payment } from '#contract/billing/billing.ts'
import { dayOfPayment, paymentMethodText, isGoingBack, moneyNotes, paymentStanding } from './payment-copy.ts'

test.each([
  ['pix', 1, 'Pix'],
  ['credit_card', 1, 'Cartão de crédito'],
  ['credit_card', 12, 'Cartão de crédito, em 12x'],
  ['boleto', 1, 'Boleto'],
  [null, 1, null],
] as const)('%s in %i instalments reads %j', (method, installments, words) => {
  expect(paymentMethodText({ method, installments })).toBe(words)
})

const asked = '2026-11-20T15:00:00Z'
const dates = { created_at: asked, paid_at: null, refunded_at: null } as const

test('a late evening payment is dated in the payer’s time zone', () => {
  const late = { ...dates, status: 'approved', paid_at: '2026-11-22T01:30:00Z' } as const
  expect(dayOfPayment(late, 'America/Sao_Paulo')).toBe('21 de novembro de 2026')
})

test('an unpaid purchase shows its order date, a refunded one its refund date', () => {
  expect(dayOfPayment({ ...dates, status: 'expired' }, 'America/Sao_Paulo')).toBe('20 de novembro de 2026')
  const back = { ...dates, status: 'refunded', paid_at: asked, refunded_at: '2026-11-24T15:00:00Z' } as const
  expect(dayOfPayment(back, 'America/Sao_Paulo')).toBe('Devolvido em 24 de novembro de 2026')
})

const zone = 'America/Sao_Paulo'
const withdrawn = {
  ...dates,
  id: 'a',
  plan: 'basic',
  kind: 'one_off',
  is_demonstration: false,
  discount: 0,
  status: 'approved',
  amount_cents: 2990,
  method: 'pix',
  installments: 1,
  paid_at: asked,
  withdrawn_at: '2026-11-24T15:00:00Z',
  surplus_cents: 0,
  surplus_refunded_at: null,
  withdrawable_until: null,
  init_point: null,
  init_point_until: null,
} satisfies Payment

test('a withdrawal with a pending refund is neither paid nor refunded', () => {
  expect(paymentStanding(withdrawn).text).toBe('Devolução em andamento')
  expect(moneyNotes(withdrawn, zone)).toEqual([
    'Desistência registrada em 24 de novembro de 2026, devolução em andamento.',
  ])
  const back = { ...withdrawn, status: 'refunded', refunded_at: '2026-11-25T15:00:00Z' } as const
  expect(isGoingBack(back)).toBe(false)
  expect([paymentStanding(back).text, moneyNotes(back, zone)]).toEqual(['Devolvido', []])
})

test('a double payment states its refund and when it was made', () => {
  const twice = { ...withdrawn, withdrawn_at: null, surplus_cents: 2990 }
  expect(moneyNotes(twice, zone)).toEqual([
    'Você pagou duas vezes: o valor a mais, R$\u00a029,90, está voltando sozinho.',
  ])
  expect(moneyNotes({ ...twice, surplus_refunded_at: asked }, zone)[0]).toContain(
    'voltou em 20 de novembro de 2026',
  )
})
