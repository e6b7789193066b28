import { expect, test } from 'vitest'
import { chargeWords } from './charge-words.ts'

test.each([
  ['basic', false, 'Você paga R$ 29,90 uma vez. Depois de 30 dias o acesso termina, e nada mais é cobrado.'],
  ['monthly', true, 'Você paga R$ 49,90 hoje e a cada 30 dias, no cartão, até cancelar.'],
  [
    'annual',
    false,
    'Você paga R$ 299,00 à vista ou em até 12x, uma vez só. Depois de 365 dias o acesso termina, e nada mais é cobrado.',
  ],
] as const)(
  '%s, renewing: %s, is told with what is charged, when, and how it ends',
  (plan, renews, words) => {
    expect(chargeWords(plan, renews).replaceAll('\u00a0', ' ')).toBe(words)
  },
)
