import { expect, test } from 'vitest'
import { purchaseIn, returnText } from './return-copy.ts'
import { waitBeforeLookMs } from '../return-wait.ts'

const waiting = {
  status: 'pending',
  plan: 'monthly',
  kind: 'one_off',
  method: null,
  withdrawn_at: null,
  init_point_until: '2026-11-22T18:20:00Z',
} as const
const opened = { plan: 'monthly', next_plan: null, ends_at: '2027-01-04T01:30:00Z', renews: false } as const

test('only an address that names a purchase has one', () => {
  const id = '6e6c2d0a-8a4e-4d38-9f0e-0d9c2b1f7a55'
  expect(purchaseIn(id)).toBe(id)
  for (const other of [undefined, '', 'null', `${id}x`, '1']) expect(purchaseIn(other)).toBeNull()
})

test.each([
  [{ method: 'pix' }, 'Falta pagar o Pix', 'pay'],
  [{ method: 'boleto' }, 'Falta o boleto compensar', 'pay'],
  [{}, 'Falta pagar', 'pay'],
  [{ kind: 'renewal' }, 'Falta a confirmação do cartão', 'pay'],
  [{ init_point_until: null }, 'O link de pagamento venceu', 'plans'],
  // Paying again while a card is under review would pay twice.
  [{ method: 'credit_card' }, 'Pagamento em análise', null],
  [{ status: 'approved' }, 'Pagamento aprovado!', 'app'],
  [{ status: 'rejected', method: 'credit_card' }, 'O cartão foi recusado', 'plans'],
  [{ status: 'expired' }, 'O prazo para pagar terminou', 'plans'],
  [{ status: 'canceled' }, 'O pagamento foi cancelado', 'plans'],
] as const)('a purchase with %o reads %j and leads to %j', (change, title, next) => {
  expect(returnText({ ...waiting, ...change })).toMatchObject({ title, next })
})

test.each(['pix', 'boleto', null] as const)(
  'a purchase waiting for %s states when its link expires',
  (method) => {
    expect(returnText({ ...waiting, method })?.text).toMatch(/O link vale até 22 de novembro, às \d+h20\.$/)
  },
)

test.each(['rejected', 'expired', 'canceled'] as const)(
  'a %s purchase states that nothing was charged',
  (status) => {
    expect(returnText({ ...waiting, status })?.text).toContain('Nada foi cobrado.')
  },
)

test('a declined renewal is retried; until cancelled no other way is offered', () => {
  const declined = { ...waiting, status: 'rejected' } as const
  expect(returnText(declined)?.text).toContain('pague por Pix')
  const renewal = returnText({ ...declined, kind: 'renewal' })
  expect(renewal?.text).toContain('cancele antes a renovação automática')
  expect(renewal?.next).toBeNull()
})

test.each(['refunded', 'charged_back'] as const)('a %s purchase is shown only in the history', (status) => {
  expect(returnText({ ...waiting, status })).toBeNull()
})

test.each([
  ['now', opened, 'O plano Mensal está aberto até 3 de janeiro de 2027.'],
  [
    'by itself',
    { ...opened, renews: true },
    'O plano Mensal está aberto e se renova em 3 de janeiro de 2027.',
  ],
  [
    'later',
    { ...opened, plan: 'annual', next_plan: 'monthly' },
    'O plano Mensal começa quando o Anual terminar, a partir de 3 de janeiro de 2027.',
  ],
  ['without more being known', undefined, 'O plano Mensal é seu.'],
  ['where the subscription could not be read anew', { ...opened, plan: 'basic' }, 'O plano Mensal é seu.'],
] as const)('a purchase that opens %s states when', (_, subscription, text) => {
  expect(returnText({ ...waiting, status: 'approved' }, subscription, 'America/Sao_Paulo')?.text).toBe(text)
})

test('polling is fast at first, slows down and never stops', () => {
  const pauses = Array.from({ length: 10 }, (_, looks) => waitBeforeLookMs(looks))
  expect(pauses[0]).toBe(3000)
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  expect(pauses.at(-1)).toBe(60_000)
})

test('a purchase being refunded reads nothing about an open plan', () => {
  expect(
    returnText({ ...waiting, status: 'approved', withdrawn_at: '2026-11-22T18:20:00Z' }, opened),
  ).toBeNull()
})
