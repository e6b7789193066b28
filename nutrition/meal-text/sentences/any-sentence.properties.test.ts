import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { recipeNames } from '../matching/recipe-names.ts'

const sentences = ['today', 'people', 'everyday', 'regional', 'portions', 'daily', 'blind']
  .flatMap((set) =>
    readFileSync(new URL(`../golden/${set}.tsv`, import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  )
  .map((line) => line.split('\t')[0]!.split(' '))

const options = { recipes: recipeNames() }
const words = fc.constantFrom(...new Set(sentences.flat()))
const joint = fc.constantFrom('com', 'de', 'e', 'sem', 'mas', 'não', 'meio', '2', '300 ml', 'do', ',')
const joined = fc
  .tuple(fc.constantFrom(...sentences), joint, fc.constantFrom(...sentences), fc.nat(30), fc.nat(30))
  .map(([first, link, second, from, to]) =>
    [...first.slice(0, 1 + (from % first.length)), link, ...second.slice(to % second.length)].join(' '),
  )
const jumbled = fc
  .array(fc.oneof({ weight: 3, arbitrary: words }, { weight: 1, arbitrary: joint }), { maxLength: 12 })
  .map((all) => all.join(' '))

test('any words in any order are read without an error, with positive grams and finite ranges', () => {
  fc.assert(
    fc.property(fc.oneof(joined, jumbled), (text) => {
      const odd = readMeal(text, options).items.filter(
        ({ grams, gramsLow, gramsHigh }) =>
          !(grams > 0 && gramsLow <= grams && grams <= gramsHigh && Number.isFinite(gramsHigh)),
      )
      expect(odd).toEqual([])
    }),
    {
      numRuns: 1500,
      examples: [['bolacha água e sal com refrigerante de 600 ml'], ['gotas vitamia pequeno']],
    },
  )
})
