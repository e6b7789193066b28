import { expect, test } from 'vitest'
import { recipes } from '../../recipes/cookbook/recipe-library.ts'
import { describeRecipe } from '../../recipes/described-recipe.ts'
import { dishWithRecipe } from './added-recipe.ts'

const library = new Map(recipes.map(describeRecipe).map((recipe) => [recipe.id, recipe]))
const described = [...library.values()]
const lunchMain = described.find(({ role, mealTypes }) => role === 'main' && mealTypes.includes('almoco'))!
const otherMain = described.filter(
  ({ role, mealTypes }) => role === 'main' && mealTypes.includes('almoco'),
)[5]!
const base = described.find(({ role, mealTypes }) => role === 'base' && mealTypes.includes('almoco'))!
const soup = described.find(({ role, mealTypes }) => role === 'solo' && mealTypes.includes('jantar'))!
const current = {
  main: { recipeId: lunchMain.id, portions: 1 },
  base: { recipeId: base.id, portions: 1 },
  side: null,
}

test("a main added by hand keeps its base and is scaled to the meal's target", () => {
  const kcal = otherMain.perPortion.kcal * 1.5 + base.perPortion.kcal
  const dish = dishWithRecipe(current, otherMain, { mealType: 'almoco', kcal }, library)
  expect(dish).toEqual({ main: { recipeId: otherMain.id, portions: 1.5 }, base: current.base, side: null })
})

test('a whole meal gets no base and no side', () => {
  const dish = dishWithRecipe(current, soup, { mealType: 'jantar', kcal: soup.perPortion.kcal }, library)
  expect(dish).toEqual({ main: { recipeId: soup.id, portions: 1 }, base: null, side: null })
})

test('a recipe for other meal types is rejected', () => {
  expect(dishWithRecipe(current, lunchMain, { mealType: 'cafe_manha', kcal: 400 }, library)).toBeNull()
})
