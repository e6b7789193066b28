import { plans } from '#contract/billing/plans.ts'
import { expect, test } from 'vitest'
import { annualTexts, exitOfferTexts, installmentText, priceOf, wholeMonthsIn } from './price-copy.ts'

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [priceOf('basic'), 'R$ 29,90'],
  [priceOf('monthly'), 'R$ 49,90'],
  [priceOf('annual'), 'R$ 299,00'],
  [annualTexts.crossed, 'R$ 598'],
  [annualTexts.monthly, '~R$ 24,91/mês'],
  [annualTexts.off, '50% OFF'],
  [annualTexts.free, '2 meses grátis'],
  [annualTexts.installments.each, '12x de R$ 29,90'],
  [annualTexts.installments.total, 'total R$ 358,80'],
  [annualTexts.installments.interest, 'juros de 2,92% ao mês, 41,3% ao ano'],
  [exitOfferTexts.percent, '20%'],
  [exitOfferTexts.price, 'R$ 239,20'],
  [exitOfferTexts.saving, 'Economia de R$ 59,80'],
  [exitOfferTexts.monthly, '~R$ 19,93/mês'],
  [exitOfferTexts.installments.each, '12x de R$ 23,92'],
  [exitOfferTexts.installments.total, 'total R$ 287,04'],
])('%s', (words, expected) => {
  expect(spaced(words)).toBe(expected)
})

test.each([
  [5980, 2],
  [5979, 1],
  [8969, 2],
])('a saving of %i cents is %i whole months of R$ 29,90', (savingCents, months) => {
  expect(wholeMonthsIn(savingCents, 2990)).toBe(months)
})

test('both savings of the annual plan name their baseline', () => {
  expect(annualTexts.explanation.map(spaced)).toEqual([
    '50% OFF: 12 meses do Mensal custam R$ 598,80.',
    '2 meses grátis: 12 meses do Básico custam R$ 358,80, R$ 59,80 a mais, o preço de 2 meses dele.',
  ])
})

test('if the seller absorbs the interest, the total equals the cash price', () => {
  const { each, total, interest } = installmentText(plans.annual.priceCents, true)
  expect([each, total, interest].map(spaced)).toEqual([
    'em até 12x de R$ 24,92',
    'total R$ 299,00',
    'sem juros',
  ])
})
