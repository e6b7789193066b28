import { expect, test } from 'vitest'
import { recipes } from './cookbook/recipe-library.ts'
import { pantry } from './pantry.ts'
import { findFood } from '../foods/food-table.ts'
import { ingredientLine } from './ingredient-line.ts'
import { weighable } from './spoken-ingredient.ts'
import { kitchenAmount } from './kitchen-amount.ts'
import { openMeasure, portionSteps } from './recipe.ts'
import { servedAmount } from './counted-pieces.ts'
import { ingredientsOf } from './served-recipe.ts'

const lime = { foodId: pantry.limao, grams: 84, quantity: 1, measure: 'unidade' }
const garlic = { foodId: pantry.alho, grams: 3, quantity: 1, measure: 'dente' }
const chives = { foodId: pantry.cebolinha, grams: 2.3, quantity: 1, measure: 'colher de sopa' }
const salt = { foodId: pantry.sal, grams: 2.5, quantity: 1, measure: 'colher de café' }
const milk = { foodId: pantry.leite, grams: 50, quantity: 50, measure: 'ml' }
const egg = { foodId: pantry.ovo, grams: 45, quantity: 1, measure: 'unidade' }

test.each([
  [lime, 21, '¼ de limão (21 g)', 21],
  [lime, 13, '¼ de limão pequeno (13 g)', 12.5],
  [lime, 6.3, '¼ de limão pequeno (13 g)', 12.5],
  [garlic, 2.3, '1 dente de alho (3 g)', 3],
  [garlic, 0.8, '½ dente de alho (1,5 g)', 1.5],
  [chives, 0.5, 'cebolinha a gosto', 0.5],
  [milk, 12.5, '1 colher de sopa de leite integral (15 g)', 15],
  [egg, 33.75, '¾ de ovo (34 g)', 33.75],
] as const)('%o of %d g is %s', (ingredient, grams, line, counted) => {
  const food = findFood(ingredient.foodId)!
  const amount = kitchenAmount(ingredient, food, grams)
  expect(ingredientLine({ ...ingredient, ...amount, grams: weighable(amount.grams) }, food)).toBe(line)
  expect(amount.grams).toBe(counted)
})

test('salt always has an amount', () => {
  for (const grams of [0.1, 0.4, 0.6, 1]) {
    expect(kitchenAmount(salt, findFood(pantry.sal)!, grams).measure).not.toBe(openMeasure)
  }
})

const servings = recipes.flatMap((recipe) =>
  portionSteps
    .filter((portions) => portions !== recipe.portions)
    .flatMap((portions) => ingredientsOf(recipe, portions).map((served) => ({ recipe, portions, served }))),
)

test('hardly any serving of a recipe weighs less than ten grams of an ingredient on a scale', () => {
  const weighed = servings.filter(({ served: { measure, grams } }) => measure === 'grama' && grams < 10)
  expect(weighed.length).toBeLessThanOrEqual(servings.length / 1000)
})

test('an amount to taste is less than a gram and changes no number', () => {
  const open = servings.filter(
    ({ served: { measure, ingredient } }) => measure === openMeasure && ingredient.measure !== openMeasure,
  )
  expect(open.length).toBeGreaterThan(0)
  for (const { recipe, portions, served } of open) {
    const grams = (served.ingredient.grams / recipe.portions) * portions
    const { kcal, sodiumMg } = served.food.per100g
    expect(grams).toBeLessThan(1)
    expect((kcal * grams) / 100).toBeLessThanOrEqual(2)
    expect(((sodiumMg ?? 0) * grams) / 100).toBeLessThanOrEqual(5)
  }
})

test('the grams of a line are those that its numbers count', () => {
  const off = servings.filter(({ recipe, portions, served: { ingredient, food, grams, measure } }) => {
    const counted = servedAmount(ingredient, food, recipe, portions)
    return measure !== openMeasure && grams !== weighable(counted.grams)
  })
  expect(off).toEqual([])
})
