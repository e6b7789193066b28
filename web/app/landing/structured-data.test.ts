import { expect, test } from 'vitest'
import { plans } from '#contract/billing/plans.ts'
import { questions } from './copy.ts'
import { structuredData } from './structured-data.tsx'

const partOf = (type: string) =>
  structuredData()['@graph'].find((part) => [part['@type']].flat().some((one) => one === type))

test('the structured data states the prices of the price table', () => {
  const offers = partOf('Product')?.offers ?? []
  expect(offers.map(({ price }) => Number(price) * 100)).toEqual(
    expect.arrayContaining(Object.values(plans).map(({ priceCents }) => priceCents)),
  )
  expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(['BRL']))
})

test('the structured data holds the eight questions as shown on the page', () => {
  expect(questions).toHaveLength(8)
  expect(partOf('FAQPage')?.mainEntity?.map(({ name }) => name)).toEqual(
    questions.map(({ question }) => question),
  )
})

test('one answer names every supported dietary restriction', () => {
  const [answer] = questions.filter(({ question }) => question.includes('restrição'))
  for (const restriction of [/vegetarian/, /vegan/, /glúten/, /lactose/, /diabétic/, /hipertens/]) {
    expect(answer?.answer).toMatch(restriction)
  }
})
