import { expect, test } from 'vitest'
import { addAll } from '../../shared/figures/nutrition.ts'
import { lineOf, type OwnRecipe } from '../../recipes/own/own-recipe.ts'
import { readIngredientLines } from '../../recipes/own/read-ingredient-lines.ts'
import type { Dish, WeekMenu } from '../request/week.ts'
import { holdOwnRecipes, plannableRecipes, wishedRecipes } from './own-recipes.ts'

const menu = {
  role: 'main',
  mealTypes: ['almoco'],
  equipment: ['Forno'],
  preparationMin: 10,
  cookingMin: 40,
  keepsDays: 2,
} as const

function ownRecipe(id: string): OwnRecipe {
  const lines = readIngredientLines('500 g de peito de frango').map((one) => lineOf(one, () => undefined))
  return { id, name: 'Frango da casa', lines, steps: ['Asse.'], portions: 4, finalGrams: null, menu }
}

const dishOf = (id: string): Dish => ({
  main: { recipeId: 'frango', portions: 1 },
  base: null,
  side: { recipeId: id, portions: 1 },
})

function menuOf(dish: Dish, ownRecipes: readonly OwnRecipe[]): WeekMenu {
  const meal = { mealType: 'almoco', kind: 'cooked', dish, isLocked: false, batch: null } as const
  return {
    days: [{ weekday: 1, dayType: 'rest', meals: [meal], totals: addAll([]) }],
    relaxations: [],
    explanation: { targetsMet: [], avoided: [], relaxed: [], suggestions: [], asks: [] },
    cost: 0,
    hash: '',
    ownRecipes,
  }
}

const [served, replaced, unused] = [ownRecipe('a'), ownRecipe('b'), ownRecipe('c')]
const own = [served, replaced, unused]

test('a menu holds a copy of the own recipes of its dishes and of those that are still shown, and of no other', () => {
  expect(holdOwnRecipes(menuOf(dishOf('a'), [unused]), own).ownRecipes).toEqual([served])
  expect(holdOwnRecipes(menuOf(dishOf('a'), []), own, [dishOf('b')]).ownRecipes).toEqual([served, replaced])
  expect(holdOwnRecipes(menuOf(dishOf('arroz'), [unused]), own)).not.toHaveProperty('ownRecipes')
})

test('a recipe that only a locked meal holds is served in no other meal', () => {
  const plannable = plannableRecipes([served], [ownRecipe('a'), replaced])
  expect(plannable.map(({ id, mealTypes }) => [id, mealTypes])).toEqual([
    ['a', ['almoco']],
    ['b', []],
  ])
})

test('a generation prefers the own recipes offered to it like favorites, and none that is only held', () => {
  const { favoriteRecipeIds, ownRecipes } = wishedRecipes(['frango'], { offered: [served], held: [replaced] })
  expect(favoriteRecipeIds).toEqual(['frango', 'a'])
  expect(ownRecipes?.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(wishedRecipes(['frango'], { offered: [] })).toEqual({ favoriteRecipeIds: ['frango'] })
})
