import { expect, test } from 'vitest'
import { readMeal } from './meal-text.ts'

const names = (text: string) => readMeal(text).items.map(({ food }) => food.name)
const codes = (text: string) => readMeal(text).questions.map(({ code }) => code)

test.each([
  ['tacacá com camarão', ['Tacacá']],
  ['mingau de maisena com leite', ['Mingau de amido de milho']],
  ['vaca atolada com mandioca', ['Vaca atolada']],
  ['bobó com camarão', ['Bobó de camarão']],
])('"%s" counts the ingredient once', (text, foods) => {
  expect(names(text)).toEqual(foods)
})

test.each([
  ['granola com aveia', ['Granola', 'Aveia em flocos']],
  ['acarajé com camarão', ['Acarajé', 'Camarão cozido']],
  ['tacacá com 100 g de camarão', ['Tacacá', 'Camarão cozido']],
])('"%s" counts what is added to the food', (text, foods) => {
  expect(names(text)).toEqual(foods)
})

test.each([
  'moqueca de peixe sem leite de coco',
  'bolo sem açúcar',
  'doce de leite sem açúcar',
  'granola sem açúcar',
])('"%s" asks, because the row contains what was left out', (text) => {
  expect(codes(text)).toEqual(['stand_in'])
})

test.each(['café sem açúcar', 'suco de laranja sem açúcar', 'moqueca sem cebola', 'pão sem manteiga'])(
  '"%s" asks nothing',
  (text) => {
    expect(codes(text)).toEqual([])
  },
)
