import { expect, test } from 'vitest'
import { dishes } from '#nutrition/foods/dishes/dish-table.ts'
import { recipeDishes } from '#nutrition/foods/dishes/recipe-dishes.ts'
import { foods } from '#nutrition/foods/food-table.ts'
import { ownFoodId } from '#nutrition/foods/own/own-food.ts'
import { retiredFoods } from '#nutrition/foods/retired-foods.ts'
import { foodId } from './foods.ts'

const key = '0b9f1c2e-3d4a-4b5c-8d6e-7f8091a2b3c4'
const isFoodId = (id: string) => foodId.safeParse(id).success

test.each([
  ['food', foods],
  ['retired food', retiredFoods],
  ['dish', dishes],
  ['recipe', recipeDishes],
])('the id of every %s is accepted in requests', (_, rows) => {
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ id }) => id).filter((id) => !isFoodId(id))).toEqual([])
})

test('ids of own foods and own recipes are accepted in any revision up to 9999', () => {
  for (const revision of [1, 9999])
    expect([ownFoodId(key, revision), ownFoodId(key, revision, 'recipe')].map(isFoodId)).toEqual([true, true])
})

test.each([
  '',
  'taco:3 ',
  'x taco:3',
  'taco:3\n',
  'taco:12345',
  'pof:6300101',
  'dish:x-tudo:sem-lactose',
  'taco:3:sem-lactose:sem-lactose',
  'recipe:',
  `own:${key}`,
  `own:${key.slice(1)}:1`,
])('%j is no food id', (id) => {
  expect(isFoodId(id)).toBe(false)
})
