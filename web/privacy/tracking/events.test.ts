import fc from 'fast-check'
import { expect, test } from 'vitest'
import { events, filterEvent } from './events.ts'

const names = Object.keys(events)

/** Allowlist of everything that may be sent, whatever happened. */
const harmless = new Set(
  `recipe protocol diet email free_trial 3 BRL 29.9 49.9 299 239.2
  hero stats problems sample solution testimonials pricing faq final-cta footer header-login header-signup hero-signup
  sample-signup final-signup pricing-basic pricing-monthly pricing-annual`.split(/\s+/),
)

test.each(['FoodScan', 'DietGeneration', 'ReportView', 'Search', 'AddToWishlist', 'PageView'])(
  '%s carries no parameters',
  (event) => {
    const asked = { busca: 'sem glúten', kcal: 612, item: 'moqueca', content_type: 'diet', value: 29.9 }
    expect(filterEvent(event, asked)).toEqual({})
  },
)

test('only the kind of a recipe, protocol or diet is sent', () => {
  const parameters = { content_type: 'protocol', content_name: 'Diabetes', content_ids: ['diabetes'] }
  expect(filterEvent('ViewContent', parameters)).toEqual({ content_type: 'protocol' })
  expect(filterEvent('ViewContent', { content_type: 'diabetes' })).toEqual({})
})

test('only plan prices pass as amounts, so a day’s energy is dropped', () => {
  expect(filterEvent('Purchase', { value: 239.2, currency: 'BRL' })).toEqual({
    value: '239.2',
    currency: 'BRL',
  })
  for (const value of [1850, 70.5, '299', Number.NaN, { kcal: 299 }]) {
    expect(filterEvent('Purchase', { value, currency: 'BRL' })).toEqual({ currency: 'BRL' })
  }
})

test('an unknown event is not sent', () => {
  for (const event of ['Diabetes', 'constructor', '__proto__', '']) expect(filterEvent(event, {})).toBeNull()
})

test('no personal data gets through, whatever is passed with an event', () => {
  const carried = Object.values(events).flatMap(({ carries }) => Object.keys(carries))
  const name = fc.oneof(
    fc.constantFrom(...carried),
    fc.constantFrom('food', 'kcal', 'email', 'user_id'),
    fc.string(),
  )
  const value = fc.oneof(
    fc.constantFrom('gestante', 'amendoim', 'ana@exemplo.br', '7f3a1f0e-6f3e-4b60-9a55-0f4f6b6b3d11', 1850),
    fc.anything(),
  )
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.dictionary(name, value), (event, parameters) => {
      for (const told of Object.values(filterEvent(event, parameters) ?? {})) {
        expect(harmless).toContain(told)
      }
    }),
  )
})
