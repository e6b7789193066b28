import { expect, test } from 'vitest'
import { ownFoodId } from '#nutrition/foods/own/own-food.ts'
import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { type DescribedRecipe, describeRecipe } from '#nutrition/recipes/described-recipe.ts'
import { describeOwnRecipe } from '#nutrition/recipes/own/describe-own-recipe.ts'
import { lineOf } from '#nutrition/recipes/own/own-recipe.ts'
import { readIngredientLines } from '#nutrition/recipes/own/read-ingredient-lines.ts'
import type { Weekday } from '#nutrition/shared/calendar/days.ts'
import { describedDish } from './dish-description.ts'

const lunch = describeRecipe(recipes.find(({ role, keepsDays }) => role === 'main' && keepsDays > 1)!)
const library = new Map([[lunch.id, lunch]])
const describe = (recipe: DescribedRecipe, batchWeekdays: readonly Weekday[] | null = null, portions = 1) => {
  const serving = { recipeId: recipe.id, portions }
  const batchPortions = batchWeekdays && portions * batchWeekdays.length
  return describedDish([{ part: 'main', serving, recipe, weekday: 2, batchWeekdays, batchPortions }], library)
}

test('equal dishes of the library share a description; a batch and another amount have their own', () => {
  expect(describe(lunch)).toBe(describe(lunch))
  expect(describe(lunch).parts[0]?.batch_weekdays).toBeNull()
  expect(describe(lunch, [1, 2]).parts[0]?.batch_weekdays).toEqual([1, 2])
  expect(describe(lunch, null, 2).portions).toBe(2)
})

test('the first day of a batch takes the whole time, the others that of reheating', () => {
  const minutesOf = ({ preparation_time_min, cooking_time_min }: ReturnType<typeof describe>) =>
    preparation_time_min + cooking_time_min
  expect(minutesOf(describe(lunch, [2, 3]))).toBe(lunch.totalMinutes)
  expect(minutesOf(describe(lunch, [1, 2]))).toBe(5)
})

test('the steps state the portions that they are written for', () => {
  expect(describe(lunch, null, 2).parts[0]?.written_portions).toBe(lunch.portions)
})

test('the day that cooks a batch has the amounts of all its meals beside those of one', () => {
  const textsOf = (part: ReturnType<typeof describe>['parts'][number] | undefined) =>
    part?.ingredients.map(({ text }) => text)
  const [cooking] = describe(lunch, [2, 3]).parts
  expect(textsOf(cooking)).toEqual(textsOf(describe(lunch).parts[0]))
  expect(cooking?.batch_ingredients).toEqual(textsOf(describe(lunch, null, 2).parts[0]))
  expect(describe(lunch, [1, 2]).parts[0]?.batch_ingredients).toBeUndefined()
  expect(describe(lunch).parts[0]?.batch_ingredients).toBeUndefined()
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
