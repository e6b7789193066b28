import { expect, test } from 'vitest'
import { findFood, foods } from '../food-table.ts'
import { portionSteps } from './portion-steps.ts'

const textsOf = (id: string) => portionSteps(findFood(id)!).sizes.map(({ text }) => text)

test("the sizes are counted in the food's usual measure", () => {
  expect(textsOf('taco:3')).toEqual([
    '1 escumadeira (85 g)',
    '1½ escumadeira (127,5 g)',
    '2½ escumadeiras (212,5 g)',
  ])
  expect(textsOf('taco:561')).toEqual(['½ concha (70 g)', '1 concha (140 g)', '1½ concha (210 g)'])
})

test('a piece of fruit uses its own small and large measures', () => {
  expect(textsOf('taco:222')).toEqual([
    '1 unidade pequena (90 g)',
    '1 unidade (150 g)',
    '1 unidade grande (210 g)',
  ])
})

test('the three sizes of every food increase around the usual portion', () => {
  const strange = foods.filter((food) => {
    const { sizes, stepGrams } = portionSteps(food)
    const [small, medium, large] = sizes
    const isUsual = Math.abs(medium.grams - food.defaultGrams) <= 0.1
    return !(small.grams < medium.grams && medium.grams < large.grams && isUsual && stepGrams > 0)
  })
  expect(strange.map(({ name }) => name)).toEqual([])
})
