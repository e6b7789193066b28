import { expect, test } from 'vitest'
import { chargeText } from './charge-copy.ts'

test.each([
  ['basic', false, 'Você paga R$ 29,90 uma vez. Em 30 dias o acesso termina, sem nova cobrança.'],
  ['monthly', true, 'Você paga R$ 49,90 hoje e a cada 30 dias, no cartão, até cancelar.'],
  [
    'annual',
    false,
    'Você paga uma vez: R$ 299,00 à vista, ou 12x de R$ 29,90 no cartão. Em 365 dias o acesso termina, sem nova cobrança.',
  ],
] as const)('%s, renewing: %s, states the charge, its date and how it ends', (plan, renews, words) => {
  expect(chargeText(plan, renews).replaceAll('\u00a0', ' ')).toBe(words)
})
