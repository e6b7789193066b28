import { expect, test } from 'vitest'
import { without, withFood } from './food-choices.ts'

const none = { favorite_foods: [], dislikes: [], avoid_foods: [] }

test('a food stands on one list at a time', () => {
  const adored = withFood(none, 'favorite_foods', 'Quiabo')
  expect(withFood(adored, 'dislikes', 'Quiabo')).toEqual({ ...none, dislikes: ['Quiabo'] })
})

test('a food picked twice is kept once', () => {
  const twice = withFood(withFood(none, 'avoid_foods', 'Jiló'), 'avoid_foods', 'Jiló')
  expect(twice.avoid_foods).toEqual(['Jiló'])
})

test('a food that is taken out is on no list', () => {
  expect(without(withFood(none, 'dislikes', 'Jiló'), 'Jiló')).toEqual(none)
})

test('names are as long as the server keeps them', () => {
  expect(withFood(none, 'dislikes', 'a'.repeat(120)).dislikes[0]).toHaveLength(80)
})
