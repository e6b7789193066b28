import type { Renewal } from '#contract/billing.ts'
import { expect, test } from 'vitest'
import { chargeWords } from './charge-words.ts'
import { besideLine, endHint, endLabel, endsUnlessKept, goesOn } from './renewal-beside-words.ts'

const zone = 'America/Sao_Paulo'
const renewal: Renewal = {
  id: 'a',
  plan: 'basic',
  status: 'active',
  // As agreed to, whatever the plan costs by now.
  amount_cents: 1990,
  next_charge_at: '2026-12-21T15:00:00Z',
  canceled_at: null,
  retrying_since: null,
}
const told = (words: string) => words.replaceAll('\u00a0', ' ')

test('beside a purchase it is told what the card goes on being charged, for which plan, and when next', () => {
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
] as const)('a card with %j is told as it stands', (change, words) => {
  expect(besideLine({ ...renewal, ...change }, zone).endsWith(words)).toBe(true)
})

test.each([
  [renewal, true],
  [{ ...renewal, status: 'paused' }, true],
  [{ ...renewal, status: 'canceled' }, false],
  [{ ...renewal, status: 'pending' }, false],
  [null, false],
  [undefined, false],
] as const)('only a card that could be charged is asked about: %#', (one, isAsked) => {
  expect(goesOn(one)).toBe(isAsked)
})

test('letting the card go is the choice of the buyer, made beforehand for the year alone', () => {
  expect(endLabel(renewal)).toBe('Parar de renovar o Básico no cartão quando este pagamento for confirmado')
  expect((['basic', 'monthly', 'annual'] as const).map(endsUnlessKept)).toEqual([false, false, true])
  expect(endHint(renewal, true)).toContain('Depois dela, o cartão não é mais cobrado.')
  expect(endHint(renewal, false)).toContain('continua a ser cobrado pelo Básico, além desta compra.')
})

test('nobody whose card goes on paying reads that no charge follows', () => {
  expect(chargeWords('annual', false, 'basic')).not.toContain('sem nova cobrança')
  expect(chargeWords('annual', false, 'basic')).toContain('o cartão continua a pagar o Básico.')
  expect(chargeWords('annual', false)).toContain('sem nova cobrança')
})
