import type { Renewal } from '#contract/billing/billing.ts'
import { expect, test } from 'vitest'
import { chargeText } from '../charge-copy.ts'
import { besideLine, endHint, endLabel, endsByDefault, goesOn } from './renewal-beside-copy.ts'

const zone = 'America/Sao_Paulo'
const renewal: Renewal = {
  id: 'a',
  plan: 'basic',
  status: 'active',
  // Price as agreed, whatever the plan costs now.
  amount_cents: 1990,
  next_charge_at: '2026-12-21T15:00:00Z',
  canceled_at: null,
  retrying_since: null,
}
const told = (words: string) => words.replaceAll('\u00a0', ' ')

test('a purchase states what the active renewal charges, for which plan and when', () => {
  expect(told(besideLine(renewal, zone))).toBe(
    'O seu cartão é cobrado em R$ 19,90 pelo Básico a cada 30 dias. A próxima vez é em 21 de dezembro de 2026.',
  )
})

test.each([
  [
    { retrying_since: '2026-12-21T16:00:00Z' },
    'A última cobrança foi recusada e está sendo tentada de novo.',
  ],
  [{ status: 'paused' }, 'está pausada no Mercado Pago. Se voltar, o seu cartão é cobrado de novo.'],
  [{ next_charge_at: null }, 'pelo Básico a cada 30 dias.'],
] as const)('a renewal with %j is described as it is', (change, words) => {
  expect(besideLine({ ...renewal, ...change }, zone).endsWith(words)).toBe(true)
})

test.each([
  [renewal, true],
  [{ ...renewal, status: 'paused' }, true],
  [{ ...renewal, status: 'canceled' }, false],
  [{ ...renewal, status: 'pending' }, false],
  [null, false],
  [undefined, false],
] as const)('only a renewal that could be charged is asked about: %#', (one, isAsked) => {
  expect(goesOn(one)).toBe(isAsked)
})

test('keeping the renewal is the buyer’s choice, preselected to end for the year only', () => {
  expect(endLabel(renewal)).toBe('Parar de renovar o Básico no cartão quando este pagamento for confirmado')
  expect((['basic', 'monthly', 'annual'] as const).map(endsByDefault)).toEqual([false, false, true])
  expect(endHint(renewal, true)).toContain('Depois dela, o cartão não é mais cobrado.')
  expect(endHint(renewal, false)).toContain('continua a ser cobrado pelo Básico, além desta compra.')
})

test('a buyer whose renewal continues never reads that no charge follows', () => {
  expect(chargeText('annual', false, 'basic')).not.toContain('sem nova cobrança')
  expect(chargeText('annual', false, 'basic')).toContain('o cartão continua a pagar o Básico.')
  expect(chargeText('annual', false)).toContain('sem nova cobrança')
})
