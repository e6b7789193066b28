import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each(['café descafeinado com leite', 'café forte com leite', 'café bem fraquinho com leite'])(
  '"%s" is coffee with milk',
  (text) => {
    expect(foodsIn(text)).toEqual(['Café com leite 240'])
    expect(readMeal(text).unmatched).toEqual([])
  },
)
