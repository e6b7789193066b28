import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

const names = (text: string) => readMeal(text).items.map(({ food }) => food.name)
const codes = (text: string) => readMeal(text).questions.map(({ code }) => code)

test.each([
  ['tacacá com camarão', ['Tacacá']],
  ['mingau de maisena com leite', ['Mingau de amido de milho']],
  ['vaca atolada com mandioca', ['Vaca atolada']],
  ['bobó com camarão', ['Bobó de camarão com dendê']],
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

test.each([
  'sorvete zero lactose',
  'chocolate zero',
  'doce de leite diet',
  'cappuccino zero açúcar',
  'salsicha vegetal',
  'iogurte de coco',
])('"%s" asks, because the row contains what the words exclude', (text) => {
  const { items, questions } = readMeal(text)
  expect(items).toHaveLength(1)
  expect(questions.map(({ code }) => code)).toEqual(['stand_in'])
})

test.each([
  ['gelatina zero açúcar', ['Gelatina diet pronta']],
  ['energético zero açúcar', ['Energético zero']],
  ['coca zero açúcar', ['Refrigerante de cola zero']],
  ['barra de proteína zero açúcar', ['Barra de proteína']],
  ['gin com tônica', ['Gim-tônica']],
])('"%s" counts neither sugar nor tonic besides', (text, foods) => {
  expect(names(text)).toEqual(foods)
  expect(codes(text)).toEqual([])
})
