import { expect, test } from 'vitest'
import { describeRecipe } from '../described-recipe.ts'
import { fewestRecipes, libraryGoals } from './library-goals.ts'
import { librarySpread } from './library-spread.ts'
import { recipes } from './recipe-library.ts'

const spread = librarySpread(recipes.map(describeRecipe))
const countOf = (trait: string, value: string) => spread.get(trait)?.get(value) ?? 0

test('the library has the minimum number of recipes', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(fewestRecipes)
})

test.each(libraryGoals)(
  '$trait $value: at least $least recipes to choose from',
  ({ trait, value, least }) => {
    expect(countOf(trait, value)).toBeGreaterThanOrEqual(least)
  },
)

test('every recipe is counted once per single-valued trait', () => {
  for (const trait of ['papel', 'proteína', 'custo']) {
    const counts = [...(spread.get(trait)?.values() ?? [])]
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(recipes.length)
  }
})

test('a recipe is counted under every time limit that it meets', () => {
  const quick = recipes.map(describeRecipe).filter(({ totalMinutes }) => totalMinutes === 14)
  const times = [...(librarySpread(quick.slice(0, 1)).get('tempo') ?? [])]
  expect(times).toEqual([
    ['até 15 min', 1],
    ['até 30 min', 1],
    ['até 45 min', 1],
  ])
})
