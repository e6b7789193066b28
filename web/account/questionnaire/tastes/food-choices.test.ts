import { expect, test } from 'vitest'
import { without, withFood } from './food-choices.ts'

const none = { favorite_foods: [], dislikes: [], avoid_foods: [] }

test('a food is on one list at a time', () => {
  const adored = withFood(none, 'favorite_foods', 'Quiabo')
  expect(withFood(adored, 'dislikes', 'Quiabo')).toEqual({ ...none, dislikes: ['Quiabo'] })
})

test('a food picked twice is stored once', () => {
  const twice = withFood(withFood(none, 'avoid_foods', 'Jiló'), 'avoid_foods', 'Jiló')
  expect(twice.avoid_foods).toEqual(['Jiló'])
})

test('a removed food is on no list', () => {
  expect(without(withFood(none, 'dislikes', 'Jiló'), 'Jiló')).toEqual(none)
})

test('names are as long as the server accepts', () => {
  expect(withFood(none, 'dislikes', 'a'.repeat(120)).dislikes[0]).toHaveLength(80)
})
