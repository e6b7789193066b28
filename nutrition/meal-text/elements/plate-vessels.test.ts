import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

function foodsIn(text: string): readonly string[] {
  return readMeal(text).items.map(({ food }) => food.name)
}

test.each([
  ['arroz feijao frango e salada na marmita', 4],
  ['arroz, feijão e bife da marmita', 3],
  ['arroz 100 g e frango 120 g na marmita', 2],
  ['macarrão na minha marmita com salada', 2],
  ['frango numa quentinha', 1],
])('"%s" names all the foods of the box', (text, count) => {
  expect(foodsIn(text)).toHaveLength(count)
  expect(readMeal(text).questions).toEqual([])
})

test.each(['marmita', 'comi pão e depois marmita', 'pão de manhã, na marmita frango'])(
  '"%s" still implies the usual foods of the box',
  (text) => {
    expect(foodsIn(text)).toContain('Feijão carioca cozido')
    expect(readMeal(text).questions.map(({ code }) => code)).toContain('confirm_plate')
  },
)
