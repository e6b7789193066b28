import { expect, test } from 'vitest'
import { readMeal } from './meal-text.ts'

test.each([
  ['pulei o café', []],
  ['pulei o jantar', []],
  ['pulamos meu lanche', []],
  ['não tomei café', []],
  ['sem café da manhã hoje', []],
  ['pulei o café e comi pão', ['Pão francês']],
  ['pulei café, almocei bife', ['Contrafilé grelhado']],
  ['pulei o café da manhã almocei arroz', ['Arroz branco cozido']],
  ['tomei café e pulei o almoço', ['Café sem açúcar']],
])('"%s" logs nothing of a skipped meal', (text, foods) => {
  expect(readMeal(text).items.map(({ food }) => food.name)).toEqual(foods)
})
