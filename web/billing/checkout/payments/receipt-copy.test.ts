import { expect, test } from 'vitest'
import { receiptRows, receiptTitle } from './receipt-copy.ts'

const paid = {
  id: '6e6c2d0a-8a4e-4d38-9f0e-0d9c2b1f7a55',
  plan: 'annual',
  kind: 'one_off',
  is_demonstration: false,
  discount: 20,
  status: 'approved',
  amount_cents: 23_920,
  method: 'credit_card',
  installments: 12,
  created_at: '2026-11-21T15:00:00Z',
  paid_at: '2026-11-21T15:01:00Z',
  withdrawn_at: null,
  refunded_at: null,
  surplus_cents: 0,
  surplus_refunded_at: null,
  withdrawable_until: null,
  init_point: null,
  init_point_until: null,
} as const
const rowsOf = (payment: Parameters<typeof receiptRows>[0]) =>
  Object.fromEntries(receiptRows(payment).map(({ term, detail }) => [term, detail]))

test('a receipt states purchase, duration, price, method, date and number', () => {
  expect(rowsOf(paid)).toEqual({
    Compra: 'Plano Anual',
    Período: '365 dias de acesso',
    Valor: 'R$\u00a0239,20, já com 20% de desconto',
    'Forma de pagamento': 'Cartão de crédito',
    Parcelas: '12x',
    Situação: 'Pago',
    'Pedido feito em': expect.stringMatching(/^21 de novembro de 2026, às \d+h$/),
    'Pago em': expect.stringMatching(/^21 de novembro de 2026, às \d+h01$/),
    Número: paid.id,
  })
})

test('an unpaid purchase is an order without method and payment date', () => {
  const order = { ...paid, status: 'canceled', method: null, paid_at: null } as const
  expect(receiptTitle(order)).toBe('Pedido')
  expect(receiptTitle(paid)).toBe('Comprovante')
  expect(Object.keys(rowsOf(order))).not.toContain('Pago em')
  expect(Object.keys(rowsOf(order))).not.toContain('Parcelas')
})

test('a refund is listed on the receipt', () => {
  const back = { ...paid, status: 'refunded', refunded_at: '2026-11-23T12:00:00Z' } as const
  expect(rowsOf(back)).toMatchObject({
    Situação: 'Devolvido',
    'Devolvido em': expect.stringContaining('23 de'),
  })
})

test('a receipt states a pending refund and any extra payment', () => {
  const rows = rowsOf({ ...paid, withdrawn_at: '2026-11-23T12:00:00Z', surplus_cents: 2990 })
  expect(rows).toMatchObject({
    Situação: 'Devolução em andamento',
    'Desistência em': expect.stringContaining('23 de'),
    'Pago a mais': 'R$\u00a029,90, devolução em andamento',
  })
  expect(Object.keys(rows)).not.toContain('Devolvido em')
})
