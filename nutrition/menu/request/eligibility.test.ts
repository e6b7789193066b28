import { expect, test } from 'vitest'
import { recipes as cookbook } from '../../recipes/cookbook/recipe-library.ts'
import { describeRecipe } from '../../recipes/described-recipe.ts'
import { randomRequest } from '../test-library.ts'
import { eligibilityRules, noLeniency } from './eligibility.ts'
import { readObservations } from './observations/read-observations.ts'

const recipes = cookbook.map(describeRecipe)
const request = { ...randomRequest(7, recipes), dislikes: [] }

test.each([
  ['sem glúten', 'gluten'],
  ['sem lactose', 'leite'],
  ['sem laticínios', 'leite'],
  ['sem leite e derivados', 'leite'],
] as const)('a week "%s" has no recipe with it, not even in a sauce or sausage', (note, allergen) => {
  const constraints = readObservations(note).understood.map(({ constraint }) => constraint)
  const { isLiked } = eligibilityRules({ ...request, constraints }, noLeniency)
  const served = recipes.filter((recipe) => recipe.allergens.includes(allergen) && isLiked(recipe))
  expect(served.map(({ name }) => name)).toEqual([])
  expect(recipes.filter(isLiked).length).toBeGreaterThan(100)
})
