import type { Subscription } from '#contract/billing/subscription.ts'
import { expect, test } from 'vitest'
import { planTitle, standingLines, standingOf } from './plan-copy.ts'

const trialEnd = '2026-11-24T18:20:00.000Z'
const monthly: Subscription = {
  user_id: 'u',
  plan: 'monthly',
  status: 'active',
  trial_end: trialEnd,
  scans_quota_mo: -1,
  scans_used_mo: 0,
  payment_method: 'mp',
  is_trial_expired: false,
  days_left_trial: 0,
  days_left: 30,
  // In the time zone of the purchase this is still the 3rd.
  ends_at: '2027-01-04T01:30:00.000Z',
  next_plan: null,
  renews: false,
  quota_percentage: 0,
}
const trial = { ...monthly, plan: 'basic', status: 'trial', ends_at: trialEnd, days_left_trial: 3 } as const
const over = { status: 'expired', is_trial_expired: true, days_left_trial: 0 } as const

test.each([
  [trial, 'Teste grátis', 'Faltam 3 dias'],
  [{ ...trial, days_left_trial: 1 }, 'Teste grátis', 'Falta 1 dia'],
  [{ ...trial, ...over }, 'Teste grátis', 'Teste encerrado'],
  [{ ...monthly, ...over }, 'Plano Mensal', 'Encerrado'],
  [monthly, 'Plano Mensal', 'Ativo'],
  [{ ...monthly, status: 'past_due' }, 'Plano Mensal', 'Pagamento pendente'],
  [{ ...monthly, status: 'canceled' }, 'Plano Mensal', 'Cancelado'],
] as const)('%o is named %j and has the status %j', (subscription, title, standing) => {
  expect([planTitle(subscription), standingOf(subscription).text]).toEqual([title, standing])
})

test.each([
  ['a plan that ends', {}, ['Vale até 3 de janeiro de 2027']],
  ['one that goes on by itself', { renews: true }, ['Renova em 3 de janeiro de 2027']],
  [
    'one that another follows',
    { next_plan: 'basic', renews: true },
    ['Vale até 3 de janeiro de 2027', 'Depois: Básico'],
  ],
  ['a year over a plan that renews', { plan: 'annual', renews: true }, ['Vale até 3 de janeiro de 2027']],
  [
    'a canceled one',
    { status: 'canceled' },
    ['A renovação automática foi cancelada. O acesso continua até 3 de janeiro de 2027.'],
  ],
  [
    'one whose charge was declined, with its ten days of grace',
    { status: 'past_due', renews: true },
    [
      'A cobrança da renovação não passou e está sendo tentada de novo. O acesso continua até 13 de janeiro de 2027.',
    ],
  ],
  ['one that is over', over, ['Terminou em 3 de janeiro de 2027']],
  ['one without an end', { ends_at: null }, []],
] as const)('%s states its end date', (_, change, lines) => {
  expect(standingLines({ ...monthly, ...change }, 'America/Sao_Paulo')).toEqual(lines)
})

test('a trial, running or over, is stated to the minute', () => {
  expect(standingLines(trial)).toEqual([expect.stringMatching(/^Vai até 24 de novembro, às \d+h20$/)])
  expect(standingLines({ ...trial, ...over })).toEqual([
    expect.stringMatching(/^Terminou em 24 de novembro, às \d+h20$/),
  ])
})
