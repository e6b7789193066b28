import { expect, test } from 'vitest'
import { ownFoodId } from '#nutrition/foods/own/own-food.ts'
import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { type DescribedRecipe, describeRecipe } from '#nutrition/recipes/described-recipe.ts'
import { describeOwnRecipe } from '#nutrition/recipes/own/describe-own-recipe.ts'
import { lineOf } from '#nutrition/recipes/own/own-recipe.ts'
import { readIngredientLines } from '#nutrition/recipes/own/read-ingredient-lines.ts'
import { describedDish } from './dish-description.ts'

const lunch = describeRecipe(recipes.find(({ role, keepsDays }) => role === 'main' && keepsDays > 1)!)
const library = new Map([[lunch.id, lunch]])
const describe = (recipe: DescribedRecipe, isBatch = false, portions = 1) =>
  describedDish([{ part: 'main', serving: { recipeId: recipe.id, portions }, recipe }], library, isBatch)

test('equal dishes of the library share a description; a batch and another amount have their own', () => {
  expect(describe(lunch)).toBe(describe(lunch))
  expect(describe(lunch, true).parts[0]?.cooked_ahead_min).toBe(lunch.totalMinutes)
  expect(describe(lunch).parts[0]?.cooked_ahead_min).toBeNull()
  expect(describe(lunch, false, 2).portions).toBe(2)
})

test('own recipes of two accounts with the same id are described apart', () => {
  const id = ownFoodId('00000000-0000-4000-8000-000000000001', 1, 'recipe')
  const own = (name: string, text: string) => {
    const lines = readIngredientLines(text).map((one) => lineOf(one, () => undefined))
    return describeOwnRecipe({ id, name, lines, steps: [], portions: 2, finalGrams: null, menu: null }).recipe
  }
  const ofAna = describe(own('Frango da Ana', '500 g de peito de frango'))
  const ofBia = describe(own('Segredo da Bia', '500 g de carne moída'))
  expect([ofAna.name, ofBia.name]).toEqual(['Frango da Ana', 'Segredo da Bia'])
  expect(ofAna.nutrition).not.toEqual(ofBia.nutrition)
})
