import { expect, test } from 'vitest'
import { searchIdentities } from './search-identities.ts'

const namesFor = (typed: string) => searchIdentities(typed, 6).map(({ name }) => name)

test.each([
  ['peix', 'Peixes'],
  ['broc', 'Brócolis'],
  ['macax', 'Mandioca'],
  ['porco', 'Carne de porco'],
  ['carne de p', 'Carne de porco'],
  ['figado', 'Fígado'],
  ['miud', 'Miúdos e vísceras'],
  ['camarrao', 'Camarão'],
  ['mussa', 'Muçarela'],
])('typing "%s" offers %s first', (typed, first) => {
  expect(namesFor(typed)[0]).toBe(first)
})

test('a search offers bases and families, never a row of the food table', () => {
  expect(namesFor('brócolis cozido')).toEqual(['Brócolis'])
})

test('an empty or unknown text has no results', () => {
  expect([namesFor('  '), namesFor('zzzz')]).toEqual([[], []])
})
