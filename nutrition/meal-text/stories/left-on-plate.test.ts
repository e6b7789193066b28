import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

test.each([
  ['o prato era de 400 gramas mas deixei uns 100: arroz, feijao, strogonoff de frango', 300],
  ['prato de 500g mas deixei 150: arroz, feijão e frango', 350],
  ['o prato deu 480g e deixei 80: macarrão e frango', 400],
  ['arroz, feijão e frango, o prato era de 400g mas deixei uns 100', 300],
  ['marmita de 450 g, deixei uns 50 g: arroz, feijão, carne', 400],
])('"%s" weighs what was eaten', (text, grams) => {
  const { items, questions } = readMeal(text)
  expect(Math.round(items.reduce((sum, item) => sum + item.grams, 0))).toBe(grams)
  expect(questions.map(({ code }) => code)).toEqual(['shared_amount'])
})
