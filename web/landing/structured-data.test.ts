import { expect, test } from 'vitest'
import { plans } from '#contract/plans.ts'
import { questions } from './faq-words.ts'
import { structuredData } from './structured-data.tsx'

const partOf = (type: string) =>
  structuredData()['@graph'].find((part) => [part['@type']].flat().some((one) => one === type))

test('search engines are told the prices of the money table', () => {
  const offers = partOf('Product')?.offers ?? []
  expect(offers.map(({ price }) => Number(price) * 100)).toEqual(
    expect.arrayContaining(Object.values(plans).map(({ priceCents }) => priceCents)),
  )
  expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(['BRL']))
})

test('the eight questions are told as they stand on the page', () => {
  expect(questions).toHaveLength(8)
  expect(partOf('FAQPage')?.mainEntity?.map(({ name }) => name)).toEqual(
    questions.map(({ question }) => question),
  )
})

test('one answer names every restriction that the product minds', () => {
  const [answer] = questions.filter(({ question }) => question.includes('restrição'))
  for (const restriction of [/vegetarian/, /vegan/, /glúten/, /lactose/, /diabétic/, /hipertens/]) {
    expect(answer?.answer).toMatch(restriction)
  }
})
