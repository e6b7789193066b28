import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

/** Returns the weight of a meal, the codes of its questions, and whether it has meat. */
function read(text: string) {
  const { items, questions } = readMeal(text)
  return {
    grams: Math.round(items.reduce((sum, item) => sum + item.grams, 0)),
    asked: questions.map(({ code }) => code),
    hasMeat: items.some(({ food }) => food.group === 'carne'),
  }
}

test.each([
  ['marmita de 350g', 350],
  ['1 marmita de 350 g', 350],
  ['pf de 600 g', 600],
  ['marmita de 500 g deu 32 reais', 500],
  ['comi metade da marmita de 500g', 250],
  ['comi 300 g da marmita', 300],
  ['marmita de 500 g, comi metade', 250],
  ['marmita 500g, comi 3/4', 375],
  ['pf de 600 g e comi metade', 300],
  ['marmita de 400g deixei metade', 200],
  ['marmita de 400 g. Deixei 1/4', 300],
  ['marmita de 500 g, comi metade e guardei o resto pra janta', 250],
  ['marmita de 500 g no almoço, comi metade', 250],
  ['pf e comi metade', 245],
  ['pf, deixei metade', 245],
  ['marmita, comi metade no almoço e o resto no jantar', 490],
  ['marmita, comi metade no almoço e metade no jantar', 490],
  ['pf. Comi metade da sobremesa', 490],
  ['200 g da minha marmita', 200],
  ['marmita low carb 300 g', 300],
  ['marmita, perdi 500 g', 490],
])('"%s" is the usual plate of that weight, and asks', (text, grams) => {
  expect(read(text)).toEqual({ grams, asked: ['confirm_plate'], hasMeat: true })
})

test('a vegan box has no meat, also with a weight', () => {
  expect(read('marmita vegana de 300 g')).toEqual({ grams: 300, asked: ['confirm_plate'], hasMeat: false })
})

test('the weight is not that of a drink beside the box', () => {
  expect(read('marmita de 350 g e uma coca').grams).toBe(700)
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

test('the part of a box is not that of a food beside it', () => {
  expect(read('marmita de 500 g, comi metade e um bombom').grams).toBe(270)
  expect(read('1 coca e marmita de 500 g, comi metade').grams).toBe(600)
  expect(read('pf de 600 g e meia laranja').grams).toBe(690)
})
