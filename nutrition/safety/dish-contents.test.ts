import { expect, test } from 'vitest'
import { composedDishes } from '../foods/dishes/dish-table.ts'
import { foodOf } from '../foods/dishes/logged-food.ts'
import { findRecipeFood, recipeDishes } from '../foods/dishes/recipe-dishes.ts'
import { foods, knownFood } from '../foods/food-table.ts'
import { retiredFoods } from '../foods/retired-foods.ts'
import { allergyWarnings } from './allergy-warnings.ts'
import { exclusionsOf } from './exclusions.ts'
import { healthy } from './test-health-facts.ts'

const kiwi = exclusionsOf({ ...healthy, namedAllergies: ['Kiwi'] })
const everyFood = [
  ...foods,
  ...composedDishes.map(({ food }) => food),
  ...recipeDishes.map(({ id }) => findRecipeFood(id)!),
  ...retiredFoods,
]

test('an allergy that was typed is looked for in every food that can be logged', () => {
  const warned = everyFood.filter((food) => allergyWarnings([food], kiwi).length > 0)
  expect(warned.map(({ name }) => name)).toContain('Kiwi')
})

test('a typed allergy is found in a part that was added to a dish', () => {
  const fruit = foods.find(({ name }) => name === 'Kiwi')!
  const omelette = composedDishes.find(({ food }) => food.id === 'dish:omelete')!.food
  expect(allergyWarnings([omelette], kiwi)).toEqual([])
  const parts = [
    { foodId: knownFood('taco:489').id, grams: 100 },
    { foodId: fruit.id, grams: 50 },
  ]
  const varied = foodOf({ foodId: 'dish:omelete', grams: 150, parts })!
  expect(allergyWarnings([varied], kiwi)).toHaveLength(1)
})
