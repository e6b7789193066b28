import { plans } from '#contract/billing/plans.ts'
import { expect, test } from 'vitest'
import { annualWords, exitOfferWords, installmentWords, priceOf } from './price-copy.ts'

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [priceOf('basic'), 'R$ 29,90'],
  [priceOf('monthly'), 'R$ 49,90'],
  [priceOf('annual'), 'R$ 299,00'],
  [annualWords.crossed, 'R$ 598'],
  [annualWords.monthly, '~R$ 24,91/mês'],
  [annualWords.off, '50% OFF'],
  [annualWords.free, '2 meses GRÁTIS'],
  [annualWords.installments.each, '12x de R$ 29,90'],
  [annualWords.installments.total, 'total R$ 358,80'],
  [annualWords.installments.interest, 'juros de 2,92% ao mês, 41,3% ao ano'],
  [exitOfferWords.percent, '20%'],
  [exitOfferWords.price, 'R$ 239,20'],
  [exitOfferWords.saving, 'Economia de R$ 59,80'],
  [exitOfferWords.monthly, '~R$ 19,93/mês'],
  [exitOfferWords.installments.each, '12x de R$ 23,92'],
  [exitOfferWords.installments.total, 'total R$ 287,04'],
])('%s', (words, expected) => {
  expect(spaced(words)).toBe(expected)
})

test('both savings of the annual plan name their baseline', () => {
  expect(annualWords.explanation.map(spaced)).toEqual([
    '50% OFF: 12 meses do Mensal custam R$ 598,80.',
    '2 meses GRÁTIS: 12 meses do Básico custam R$ 358,80, R$ 59,80 a mais, o preço de 2 meses dele.',
  ])
})

test('if the seller absorbs the interest, the total equals the cash price', () => {
  const { each, total, interest } = installmentWords(plans.annual.priceCents, true)
  expect([each, total, interest].map(spaced)).toEqual([
    'em até 12x de R$ 24,92',
    'total R$ 299,00',
    'sem juros',
  ])
})
