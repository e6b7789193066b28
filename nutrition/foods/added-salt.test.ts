import { expect, test } from 'vitest'
import type { Food } from './food.ts'
import { findFood, foods } from './food-table.ts'
import { addedSaltSodiumMg } from './added-salt.ts'

const saltOf = (id: string) => addedSaltSodiumMg(findFood(id)!)

test('rice, beans and grilled chicken have the added salt that IBGE states', () => {
  expect(['taco:3', 'taco:561', 'taco:410'].map(saltOf)).toEqual([382, 219, 333])
})

test('salted, raw and unsalted foods have no added salt', () => {
  const charque = 'taco:338'
  const boiledEgg = 'taco:488'
  const rawPumpkin = 'taco:65'
  const lettuce = 'taco:78'
  const frenchBread = 'taco:53'
  for (const id of [charque, boiledEgg, rawPumpkin, lettuce, frenchBread]) expect(saltOf(id)).toBeNull()
})

test("added salt is never less than the food's own sodium", () => {
  const counted = foods.filter((food) => addedSaltSodiumMg(food) !== null)
  expect(counted.length).toBeGreaterThan(300)
  const isDoubled = (food: Food) =>
    addedSaltSodiumMg(food)! <= (food.per100g.sodiumMg ?? 0) || food.preparation === 'cru'
  expect(counted.filter(isDoubled).map(({ name }) => name)).toEqual([])
})
