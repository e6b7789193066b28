import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

test.each([
  ['marmita de 350g', 350],
  ['pf de 600 g', 600],
  ['marmita de 500 g deu 32 reais', 500],
  ['comi metade da marmita de 500g', 250],
])('"%s" shares the weight among the usual foods and asks', (text, grams) => {
  const { items, questions } = readMeal(text)
  expect(items.reduce((sum, item) => sum + item.grams, 0)).toBeCloseTo(grams, 0)
  expect(questions.map(({ code }) => code)).toEqual(['shared_amount'])
})

test('body weight and a marmita with named food are no such plate', () => {
  expect(readMeal('perdi 500 gramas no quilo').items).toEqual([])
  expect(readMeal('marmita de 400 g de strogonoff').items[0]?.food.name).toMatch(/^Estrogonofe/u)
})

test.each(['almocei no quilo, deu 450g', 'self service 600 gramas no total bem misturado', 'buffet 500 g'])(
  '"%s" names no food, so none is invented',
  (text) => {
    expect(readMeal(text).items).toEqual([])
  },
)
