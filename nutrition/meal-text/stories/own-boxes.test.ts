import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

const kcal = (text: string) =>
  Math.round(
    readMeal(text).items.reduce((sum, { food, grams }) => sum + (food.per100g.kcal * grams) / 100, 0),
  )
const one = kcal('1 marmita')
const ofChicken = kcal('1 marmita de frango')

test.each([
  ['2 marmitas', 2 * one],
  ['3 pfs', 3 * one],
  ['2 pratos feitos', 2 * one],
  ['2 quentinhas e 1 banana', 2 * one + kcal('1 banana')],
  ['2 marmitas de frango', 2 * ofChicken],
  ['fiz 5 marmitas e comi uma', one],
  ['fiz 5 marmitas, lanchei uma', one],
  ['levei 2 marmitas hoje, comi as duas', 2 * one],
  ['comprei 2 marmitas e comi metade de uma', one / 2],
  ['pedi 2 marmitas, comi só uma e meia', 1.5 * one],
  ['levei 3 marmitas e comi 1 marmita de frango', ofChicken],
  ['fiz 5 marmitas de frango e arroz, comi 1', kcal('1 marmita de frango e arroz')],
  ['comi 2 marmitas', 2 * one],
  ['fiz 5 marmitas. hoje comi pão com ovo', kcal('pão com ovo')],
  ['fiz 10 marmitas pra semana', 0],
  ['comi um pão. Levei 2 marmitas pro trabalho', kcal('um pão')],
  ['fiz 4 marmitas pra semana e comi uma maçã', kcal('uma maçã')],
  ['fiz 5 marmitas, almocei arroz e frango', kcal('arroz e frango')],
  ['pedi 3 marmitas pra família, comi arroz e feijão', kcal('arroz e feijão')],
  ['fiz 5 marmitas, comi uma de manhã', one],
  ['fiz 5 marmitas e comi uma com suco', one + kcal('suco')],
  ['2 marmitas, comi 2 bananas', 2 * one + kcal('2 bananas')],
  ['fiz 5 marmitas, comi 1 de frango', kcal('1 de frango')],
  ['comprei e comi 2 marmitas', 2 * one],
  ['2 marmitas, comi 3', 2 * one],
])('"%s" counts the boxes that were eaten', (text, expected) => {
  expect(Math.abs(kcal(text) - expected)).toBeLessThanOrEqual(2)
})

const grams = (text: string) => Math.round(readMeal(text).items.reduce((sum, item) => sum + item.grams, 0))

test.each([
  ['300 g da marmita de frango', 300],
  ['300 g da marmita de frango com batata doce', 300],
  ['marmita 400 g com frango', 400],
  ['pf de 600 g com bife', 600],
  ['marmita: 400 g', 400],
  ['marmita (400 g)', 400],
  ['pesei a marmita: 350g', 350],
  ['2 marmitas de arroz com frango 350 g cada', 700],
  ['2 marmitas de frango de 350 g', 700],
  ['2 marmitas de 300 g de frango com arroz', 600],
  ['2 marmitas de 350 g', 700],
  ['marmita de frango 350 g e um suco', 350 + 240],
  ['fiz 4 marmitas com 600 g de frango e 400 g de arroz, comi 1', 250],
])('"%s" weighs what was stated', (text, expected) => expect(grams(text)).toBe(expected))
