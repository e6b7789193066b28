import { expect, test } from 'vitest'
import { foods } from '../../foods/food-table.ts'
import { tokenize } from '../../meal-text/words/tokens.ts'
import { rowlessLength } from './names-without-row.ts'

/** Names for which the table has only another food: cocoa as the fruit, sagu and PTS cooked, `legumes` as a dish. */
const otherInRecipes = [
  'Cacau',
  'Caldo de peixe',
  'Sagu',
  'escalope',
  'legumes',
  'palmito pupunha',
  'proteína de soja',
  'pts',
  'soja texturizada',
]

test('no name of a food of the table is listed as one that the table lacks', () => {
  const hidden = foods.flatMap(({ name, synonyms }) =>
    [name, ...synonyms].filter((said) => {
      const tokens = tokenize(said)
      return rowlessLength(tokens, 0) === tokens.length
    }),
  )
  expect(hidden.toSorted()).toEqual(otherInRecipes)
})
