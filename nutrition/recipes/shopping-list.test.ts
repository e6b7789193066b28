import { expect, test } from 'vitest'
import { findRecipe, recipes } from './cookbook/recipe-library.ts'
import { pantry } from './pantry.ts'
import type { Ingredient, Recipe } from './recipe.ts'
import { shoppingList } from './shopping-list.ts'

const lentils = findRecipe('lentilha-refogada')!
const forFour = (ingredient: Ingredient, portions: number): string | undefined =>
  shoppingList({ ...lentils, portions: 4, ingredients: [ingredient] } satisfies Recipe, portions)[0]

test('for the recipe’s own portions the list equals the recipe’s ingredients', () => {
  expect(shoppingList(lentils, 2).slice(0, 3)).toEqual([
    '3 conchas de lentilha cozida (480 g)',
    '1 cenoura pequena (55 g), ralada',
    '1 cebola pequena (30 g), picada',
  ])
})

test.each([
  [
    { foodId: pantry.lentilha, grams: 480, quantity: 3, measure: 'concha' },
    8,
    '6 conchas de lentilha cozida (960 g)',
  ],
  [{ foodId: pantry.tomate, grams: 100, quantity: 1, measure: 'unidade' }, 2, '½ tomate (50 g)'],
  [{ foodId: pantry.tomate, grams: 100, quantity: 1, measure: 'unidade' }, 1, '¼ de tomate (25 g)'],
  [{ foodId: pantry.tomate, grams: 100, quantity: 1, measure: 'unidade' }, 3, '¾ de tomate (75 g)'],
  [{ foodId: pantry.tomate, grams: 100, quantity: 1, measure: 'unidade' }, 6, '1½ tomate (150 g)'],
  [{ foodId: pantry.alcatra, grams: 600, quantity: 600, measure: 'grama' }, 1, '150 g de alcatra'],
] as const)('%o keeps its measure for %i', (ingredient, portions, line) => {
  expect(forFour(ingredient, portions)).toBe(line)
})

test('an amount that cannot be counted is shown in another measure', () => {
  const oil = { foodId: pantry.azeite, grams: 8, quantity: 1, measure: 'colher de sopa' }
  expect(forFour(oil, 5)).toBe('1¼ colher de sopa de azeite (10 g)')
  const slice = { foodId: pantry.tomate, grams: 13, quantity: 0.5, measure: 'unidade' }
  expect(forFour(slice, 1)).toBe('½ colher de chá de tomate (3,5 g)')
})

test('every recipe has a complete list for one to eight portions', () => {
  const odd = recipes.flatMap((recipe) =>
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((portions) => {
      const lines = shoppingList(recipe, portions)
      const isWhole = lines.length === recipe.ingredients.length
      return isWhole && lines.every((line) => /^[\d½¼¾]| a gosto/.test(line))
        ? []
        : [`${recipe.id} × ${portions}`]
    }),
  )
  expect(odd).toEqual([])
})
