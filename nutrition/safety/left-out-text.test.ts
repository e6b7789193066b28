import { expect, test } from 'vitest'
import { exclusionsOf } from './exclusions.ts'
import { allergies, intolerances, styles } from './health-answers.ts'
import { leftOutTexts } from './left-out-text.ts'
import { healthy } from './test-health-facts.ts'

const textsOf = (facts: Partial<typeof healthy>) => leftOutTexts(exclusionsOf({ ...healthy, ...facts }).all)

test('an intolerance and the style that says the same are one text', () => {
  expect(textsOf({ intolerances: ['Lactose'], styles: ['Sem lactose'] })).toEqual(['Sem lactose'])
})

test('no allergy or intolerance reads as a food that is served', () => {
  const texts = textsOf({
    allergies: [...allergies],
    intolerances: [...intolerances],
    namedAllergies: ['base:kiwi'],
  })
  expect(texts).toContain('Sem kiwi')
  for (const text of texts) expect(text).toMatch(/^(Sem|Pouca|Poucos) /)
})

test('styles keep their names, and stored answers without a source are read too', () => {
  expect(textsOf({ styles: [...styles] })).toEqual(['Vegetariano', 'Vegano', 'Sem lactose', 'Sem glúten'])
  expect(leftOutTexts([{ answer: 'Amendoim' }, { answer: 'Hipertensão' }])).toEqual([
    'Sem amendoim',
    'Hipertensão',
  ])
})
