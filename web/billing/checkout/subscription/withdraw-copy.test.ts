import type { Payment } from '#contract/billing/billing.ts'
import { expect, test } from 'vitest'
import { carriedUntil, withdrawLines, withdrawnText } from './withdraw-copy.ts'

const now = new Date('2026-11-21T15:00:00Z')
const payment: Payment = {
  id: 'a',
  plan: 'monthly',
  kind: 'one_off',
  is_demonstration: false,
  discount: 0,
  status: 'approved',
  amount_cents: 4990,
  method: 'pix',
  installments: 1,
  created_at: '2026-11-20T15:00:00Z',
  paid_at: '2026-11-20T15:00:00Z',
  withdrawn_at: null,
  refunded_at: null,
  surplus_cents: 0,
  surplus_refunded_at: null,
  withdrawable_until: '2026-11-28T03:00:00Z',
  init_point: null,
  init_point_until: null,
}
const other = (change: Partial<Payment> = {}): Payment => ({ ...payment, id: 'b', ...change })
const alone = {
  payments: [payment],
  subscription: { trial_end: null },
  renewal: null,
  now,
  timeZone: 'America/Sao_Paulo',
}

test.each([
  ['pix', 'por Pix, para a conta de onde saiu'],
  ['credit_card', 'para o mesmo cartão, como estorno na fatura'],
  [null, 'pelo mesmo meio em que você pagou'],
] as const)('a payment by %s is refunded in full, the same way', (method, way) => {
  expect(withdrawLines({ ...payment, method }, alone)[0]).toBe(
    `O valor inteiro, R$\u00a049,90, volta ${way}.`,
  )
})

test('a demonstration promises no money', () => {
  const words = withdrawLines({ ...payment, is_demonstration: true }, alone).join(' ')
  expect(words).toContain('Demonstração: nada foi cobrado, e nada precisa voltar.')
  expect(words).not.toContain('O valor inteiro')
})

test('without another purchase access ends at once', () => {
  expect(withdrawLines(payment, alone)[1]).toBe('O acesso termina agora. O que você registrou fica guardado.')
})

test('a running trial continues, an expired one does not come back', () => {
  const during = { ...alone, subscription: { trial_end: '2026-11-23T15:00:00Z' } }
  expect(withdrawLines(payment, during)[1]).toContain('o teste grátis continua até 23 de novembro de 2026')
  const after = { ...alone, subscription: { trial_end: '2026-11-20T15:00:00Z' } }
  expect(withdrawLines(payment, after)[1]).toContain('O acesso termina agora')
})

test('another purchase extends access as far as it alone would', () => {
  const payments = [other({ paid_at: '2026-11-21T12:00:00Z' }), payment]
  expect(withdrawLines(payment, { ...alone, payments })[1]).toBe(
    'O acesso continua até 21 de dezembro de 2026, pelo que você pagou em outra compra.',
  )
})

test('purchases add up; unpaid and expired ones extend nothing', () => {
  const twice = [payment, other(), other({ id: 'c' })]
  expect(carriedUntil(payment, twice, now)).toBe('2027-01-19T15:00:00.000Z')
  const paid = { amount_cents: 29_900, paid_at: '2026-11-21T15:00:00Z' }
  const lifted = [payment, other(), other({ id: 'c', plan: 'annual', ...paid })]
  // 29 days of monthly cost as much as 58 days and 21 hours of annual.
  expect(carriedUntil(payment, lifted, now)).toMatch(/^2028-01-19T12:/)
  for (const change of [
    { status: 'pending', paid_at: null },
    { status: 'refunded' },
    { paid_at: '2026-10-01T15:00:00Z' },
  ] as const) {
    expect(carriedUntil(payment, [payment, other(change)], now)).toBeNull()
  }
})

test('withdrawing from a renewal charge states that it is cancelled too', () => {
  expect(withdrawLines({ ...payment, kind: 'renewal' }, alone).at(-1)).toContain(
    'renovação automática também',
  )
  expect(withdrawLines(payment, alone)).toHaveLength(2)
})

test('a renewal cancelled with the purchase does not come back with the refund', () => {
  const renewal = { plan: 'basic', status: 'canceled', canceled_at: '2026-11-20T15:00:02Z' } as const
  expect(withdrawLines(payment, { ...alone, renewal }).at(-1)).toContain(
    'A renovação do Básico no cartão terminou e não volta sozinha.',
  )
  for (const unrelated of [
    { ...renewal, canceled_at: '2026-10-01T15:00:00Z' },
    { ...renewal, status: 'active', canceled_at: null } as const,
    null,
  ]) {
    expect(withdrawLines(payment, { ...alone, renewal: unrelated })).toHaveLength(2)
  }
})

test('a second withdrawal in a year states the effect on buying again beforehand', () => {
  const before = other({ status: 'refunded', withdrawn_at: '2026-02-01T12:00:00Z' })
  const lines = (one: Payment) => withdrawLines(payment, { ...alone, payments: [payment, one] })
  expect(lines(before).at(-1)).toBe(
    'Esta é a sua 2ª desistência em 12 meses: para comprar o Mensal de novo é preciso esperar até que os 12 meses passem.',
  )
  expect(lines({ ...before, withdrawn_at: '2025-11-20T12:00:00Z' })).toHaveLength(2)
  expect(lines({ ...before, withdrawn_at: null })).toHaveLength(2)
})

test('withdrawing from a plan with a quota states that its scans still count', () => {
  expect(withdrawLines({ ...payment, plan: 'basic' }, alone).at(-1)).toBe(
    'Se você comprar o Básico de novo em seguida, os scans já usados contam no mês novo.',
  )
})

test('only a refund confirmed by the provider is reported as done', () => {
  const words = withdrawnText({ ...payment, status: 'refunded' })
  expect(words).toEqual({
    title: 'Compra desfeita',
    text: 'O valor inteiro, R$\u00a049,90, volta por Pix, para a conta de onde saiu.',
  })
  const onItsWay = withdrawnText({ ...payment, withdrawn_at: now.toISOString() })
  expect(onItsWay.title).toBe('Desistência registrada')
  expect(onItsWay.text).toMatch(/^Devolução em andamento: o valor inteiro, R\$\u00a049,90, volta por Pix/)
  expect(onItsWay.text).toContain('avisamos por e-mail quando ela for confirmada')
})

test('a purchase being refunded extends no access', () => {
  const withdrawn = other({ withdrawn_at: now.toISOString() })
  expect(carriedUntil(payment, [payment, withdrawn], now)).toBeNull()
})
