import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addAll, scale } from '../../shared/figures/nutrition.ts'
import { foods } from '../../foods/food-table.ts'
import type { Food } from '../../foods/food.ts'
import { foodOfOwn, ownFoodId, partsOfOwn } from '../../foods/own/own-food.ts'
import { portionOf } from '../../foods/portion.ts'
import { describeOwnRecipe } from './describe-own-recipe.ts'
import { recipeFoodOf } from './own-recipe-food.ts'
import type { OwnRecipe, OwnRecipeLine } from './own-recipe.ts'

const id = ownFoodId('00000000-0000-4000-8000-000000000001', 1, 'recipe')

function recipeOf(lines: readonly OwnRecipeLine[], portions = 4): OwnRecipe {
  return { id, name: 'Torta da casa', lines, steps: ['Asse.'], portions, finalGrams: null, menu: null }
}

const lineOf = ({ id: foodId, name }: Food, grams: number): OwnRecipeLine => ({
  kind: 'ingredient',
  text: name,
  foodId,
  grams,
  quantity: grams,
  measure: 'grama',
})

const weighed = fc.array(
  fc.record({ food: fc.constantFrom(...foods), grams: fc.double({ min: 1, max: 900, noNaN: true }) }),
  { minLength: 1, maxLength: 12 },
)

test('the numbers of a recipe are those of its ingredients, whatever the portions and their order', () => {
  fc.assert(
    fc.property(weighed, fc.integer({ min: 1, max: 20 }), (ingredients, portions) => {
      const lines = ingredients.map(({ food, grams }) => lineOf(food, grams))
      const { recipe } = describeOwnRecipe(recipeOf(lines, portions))
      const sum = scale(
        addAll(ingredients.map(({ food, grams }) => scale(food.per100g, grams / 100))),
        1 / portions,
      )
      // A portion is rounded as displayed: whole kcal, tenths of a gram.
      expect(Math.abs(recipe.perPortion.kcal - sum.kcal)).toBeLessThanOrEqual(0.5 + 1e-6)
      for (const nutrient of ['proteinG', 'carbG', 'fatG'] as const)
        expect(Math.abs(recipe.perPortion[nutrient] - sum[nutrient])).toBeLessThanOrEqual(0.05 + 1e-6)
      const reversed = describeOwnRecipe(recipeOf(lines.toReversed(), portions)).recipe
      expect(reversed.perPortion).toEqual(recipe.perPortion)
      expect(new Set(reversed.allergens)).toEqual(new Set(recipe.allergens))
    }),
    { numRuns: 300 },
  )
})

test('a logged portion has the numbers and allergens of the recipe', () => {
  fc.assert(
    fc.property(weighed, fc.integer({ min: 1, max: 20 }), (ingredients, portions) => {
      const own = recipeOf(
        ingredients.map(({ food, grams }) => lineOf(food, grams)),
        portions,
      )
      const portion = recipeFoodOf(own)
      if (!portion) throw new Error('a recipe with an ingredient has a portion')
      const food = foodOfOwn(portion)
      const { recipe } = describeOwnRecipe(own)
      const eaten = portionOf(food, portion.portionGrams)
      expect(Math.abs(eaten.kcal - recipe.perPortion.kcal)).toBeLessThanOrEqual(1)
      for (const nutrient of ['proteinG', 'carbG', 'fatG'] as const)
        expect(Math.abs(eaten[nutrient] - recipe.perPortion[nutrient])).toBeLessThanOrEqual(0.2)
      expect(new Set(food.allergens)).toEqual(new Set(recipe.allergens))
      expect(partsOfOwn(portion)).toHaveLength(ingredients.length)
    }),
    { numRuns: 300 },
  )
})

const [rice] = foods.filter(({ name }) => name === 'Arroz branco cru')

test('an unknown ingredient may contain any allergen; a seasoning to taste contains none', () => {
  const unknown = recipeFoodOf(
    recipeOf([lineOf(rice!, 200), { kind: 'unknown', text: 'x', name: 'x', grams: null }]),
  )
  expect(foodOfOwn(unknown!).unknownAllergens).toContain('amendoim')
  const salted = recipeFoodOf(
    recipeOf([lineOf(rice!, 200), { kind: 'uncounted', text: 'sal a gosto', name: 'sal' }]),
  )
  expect(foodOfOwn(salted!).unknownAllergens).toEqual([])
})

test('a recipe whose ingredients have no grams has no portion', () => {
  expect(recipeFoodOf(recipeOf([]))).toBeNull()
  const open: OwnRecipeLine = {
    kind: 'uncounted',
    text: 'arroz a gosto',
    name: 'arroz',
    food: { foodId: rice!.id },
  }
  expect(recipeFoodOf(recipeOf([open]))).toBeNull()
})
