import { expect, test } from 'vitest'
import { servingNutrition } from '../menu/request/menu-recipe.ts'
import { findFood } from '../foods/food-table.ts'
import { findRecipe, recipes } from './cookbook/recipe-library.ts'
import { describeRecipe } from './described-recipe.ts'
import { portionSteps } from './recipe.ts'
import { portionNutrition } from './recipe-nutrition.ts'
import { servedAmount } from './counted-pieces.ts'
import { weighedFoods } from './ingredient-food.ts'
import { ingredientsOf } from './served-recipe.ts'
import { shoppingList } from './shopping-list.ts'

const linesOf = (id: string, food: RegExp) =>
  portionSteps.map(
    (portions) => ingredientsOf(findRecipe(id)!, portions).find(({ name }) => food.test(name))!.text,
  )

test('pieces come in halves below two and else whole: four eggs, never four and a half', () => {
  expect(linesOf('omelete-de-ricota', /^ovo/)).toEqual([
    '1½ ovo (68 g)',
    '3 ovos (135 g)',
    '4 ovos (180 g)',
    '6 ovos (270 g)',
  ])
  expect(linesOf('iogurte-com-banana-e-pasta-de-amendoim', /^banana/)).toEqual([
    '½ banana (38 g), em rodelas',
    '½ banana (38 g), em rodelas',
    '1 banana (75 g), em rodelas',
    '1 banana (75 g), em rodelas',
  ])
  const bread = { foodId: 'taco:53', grams: 50, quantity: 1, measure: 'unidade' }
  const breads = (portions: number) => servedAmount(bread, findFood('taco:53')!, { portions: 1 }, portions)
  expect(breads(1.5)).toMatchObject({ grams: 75, quantity: 1.5, isCounted: true })
  expect(breads(2.5)).toMatchObject({ grams: 100, quantity: 2, isCounted: true })
})

test('an egg in the batter for four and a chopped onion are weighed', () => {
  const egg = { foodId: 'taco:488', grams: 135, quantity: 3, measure: 'unidade' }
  expect(servedAmount(egg, findFood('taco:488')!, { portions: 4 }, 1)).toMatchObject({
    grams: 33.75,
    quantity: 0.75,
    isCounted: false,
  })
  const onion = { foodId: 'taco:107', grams: 70, quantity: 1, measure: 'unidade' }
  expect(servedAmount(onion, findFood('taco:107')!, { portions: 2 }, 1.5)).toMatchObject({
    grams: 52.5,
    quantity: 0.75,
    isCounted: false,
  })
})

test('every piece of a serving is a half or a whole one, at most half of a small piece off, as its line says', () => {
  for (const recipe of recipes) {
    for (const portions of [...portionSteps, 3, 5, 8]) {
      const pieces = ingredientsOf(recipe, portions).filter(({ isCounted }) => isCounted)
      for (const { ingredient, grams, quantity } of pieces) {
        expect(Number.isInteger(quantity < 2 ? quantity * 2 : quantity)).toBe(true)
        expect(Math.abs(grams - (quantity * ingredient.grams) / ingredient.quantity)).toBeLessThanOrEqual(0.5)
        const exact = (ingredient.quantity / recipe.portions) * portions
        expect(Math.abs(quantity - exact)).toBeLessThanOrEqual(0.5)
      }
    }
  }
})

test('the numbers of a serving are those of its rounded amounts, and one portion is as the recipe says', () => {
  for (const recipe of recipes) {
    const described = describeRecipe(recipe)
    expect([recipe.id, described.countedServings[1]]).toEqual([recipe.id, undefined])
    for (const portions of portionSteps) {
      const served = weighedFoods(recipe.ingredients).map(({ food }, position) => ({
        food,
        grams: servedAmount(recipe.ingredients[position]!, food, recipe, portions).grams,
      }))
      const nutrition = servingNutrition(described, portions)
      const sum = portionNutrition(served, 1)
      expect(Math.abs(nutrition.kcal - sum.kcal)).toBeLessThanOrEqual(1.5)
      expect(Math.abs(nutrition.proteinG - sum.proteinG)).toBeLessThanOrEqual(0.15)
      expect(Math.abs(nutrition.carbG - sum.carbG)).toBeLessThanOrEqual(0.15)
    }
  }
})

test('the list of ingredients of the recipe has the same pieces as the menu', () => {
  for (const recipe of recipes) {
    for (const portions of [1, 2]) {
      const lines = shoppingList(recipe, portions)
      const pieces = ingredientsOf(recipe, portions).filter(({ isCounted }) => isCounted)
      expect(lines).toEqual(expect.arrayContaining(pieces.map(({ text }) => text)))
    }
  }
})
