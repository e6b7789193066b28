import { expect, test } from 'vitest'
import { afterCanceling, isRenewalShown, linkLines, renewalLines, waitingLink } from './renewal-copy.ts'

const zone = 'America/Sao_Paulo'
const renewal = {
  id: 'a',
  plan: 'basic',
  status: 'active',
  amount_cents: 2990,
  next_charge_at: '2026-12-21T15:00:00Z',
  canceled_at: null,
  retrying_since: null,
} as const
const active = { status: 'active', ends_at: '2026-12-21T15:00:00Z', next_plan: null } as const

test('a renewal states its amount, interval and next date', () => {
  expect(renewalLines(renewal, active, zone)).toEqual([
    'Plano Básico: R$\u00a029,90 a cada 30 dias, no cartão.',
    'Próxima cobrança em 21 de dezembro de 2026.',
  ])
})

test('a charge being retried states how long access stays', () => {
  const retrying = { ...renewal, retrying_since: '2026-12-21T16:00:00Z' }
  expect(renewalLines(retrying, { ...active, status: 'past_due' }, zone).at(-1)).toBe(
    'A última cobrança foi recusada e está sendo tentada de novo. O acesso continua até 31 de dezembro de 2026.',
  )
  expect(renewalLines(retrying, { ...active, status: 'expired' }, zone).at(-1)).not.toContain('continua')
})

test('a cancelled renewal is shown while it still gives access', () => {
  const canceled = { ...renewal, status: 'canceled', canceled_at: '2026-12-01T15:00:00Z' } as const
  expect(renewalLines(canceled, active, zone)).toEqual([
    'Cancelada em 1 de dezembro de 2026. Nada mais será cobrado.',
  ])
  expect(isRenewalShown(canceled, { ...active, status: 'canceled' })).toBe(true)
  expect(isRenewalShown(canceled, { ...active, status: 'expired' })).toBe(false)
  expect(isRenewalShown(renewal, { ...active, status: 'expired' })).toBe(true)
})

test.each([
  ['runs', {}, 'O acesso continua até 21 de dezembro de 2026.'],
  ['is a trial', { status: 'trial' }, 'O teste grátis continua até 21 de dezembro de 2026.'],
  ['owes a charge', { status: 'past_due' }, 'o acesso termina agora.'],
  [
    'is followed by another',
    { next_plan: 'basic' },
    'continua até 21 de dezembro de 2026, e depois segue o plano Básico, já pago.',
  ],
] as const)('cancelling what %s states what stays', (_, change, words) => {
  expect(afterCanceling({ ...active, ...change }, zone)).toMatch(/^Nada mais será cobrado\./)
  expect(afterCanceling({ ...active, ...change }, zone)).toContain(words)
})

test('without access, cancelling promises nothing', () => {
  expect(afterCanceling({ ...active, status: 'expired' }, zone)).toBe('Nada mais será cobrado.')
})

test('a link without a card states that nothing is charged, unless a card renews', () => {
  const link = { kind: 'renewal', status: 'pending', plan: 'basic', amount_cents: 2990 } as const
  const pix = { ...link, kind: 'one_off' } as const
  expect(waitingLink([pix, link], null)).toBe(link)
  expect(waitingLink([link], { ...renewal, status: 'canceled' })).toBe(link)
  expect(waitingLink([link], renewal)).toBeNull()
  expect(waitingLink([pix, { ...link, status: 'canceled' }], null)).toBeNull()
  expect(linkLines({ ...link, init_point_until: null })).toEqual([
    'Plano Básico: R$\u00a029,90 a cada 30 dias, no cartão.',
    'Ainda não há cartão, e nada é cobrado.',
  ])
  expect(linkLines({ ...link, init_point_until: '2026-12-21T15:00:00Z' })[1]).toContain(
    'vale até 21 de dezembro',
  )
})
