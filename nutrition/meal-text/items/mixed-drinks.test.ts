import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['um copão de gin com energético', ['Gim 50', 'Energético 250']],
  ['2 copos de whisky com coca', ['Uísque 100', 'Refrigerante de cola 350']],
])('"%s" has doses of the spirit', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['quatro pedaços de pizza dois de calabresa um de portuguesa e um de chocolate'],
  ['3 pedaços de pizza um de chocolate e dois de calabresa'],
])('"%s" counts each slice once', (text) => {
  expect(foodsIn(text).some((food) => food === 'Pizza de chocolate 105')).toBe(true)
  expect(foodsIn(text).some((food) => /^Pizza \d/u.test(food))).toBe(false)
})
