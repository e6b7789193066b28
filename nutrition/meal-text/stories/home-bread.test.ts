import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['2 fatias de pão caseiro', ['Pão francês 68']],
  ['duas fatias de pao de casa com mel', ['Pão francês 68', 'Mel 15']],
  ['pão caseiro 2 fatia', ['Pão francês 68']],
  ['2 fatias grossas do meu pão caseiro', ['Pão francês 68']],
  ['2 fatias de presunto no pão caseiro', ['Presunto 30', 'Pão francês 45']],
  ['1 fatia de queijo e pão caseiro', ['Queijo muçarela 20', 'Pão francês 45']],
  ['pão caseiro com 2 fatias de queijo', ['Pão francês 45', 'Queijo muçarela 40']],
  ['2 fatias de pão de forma', ['Pão de forma 50']],
])('"%s" weighs its slices', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['sanduíche de mortadela com queijo e tomate no pão francês', ['Sanduíche de mortadela 90', 'Tomate 60']],
  [
    'arroz e feijão, e ovo no pão',
    ['Arroz branco cozido 128', 'Feijão carioca cozido 140', 'Ovo cozido 45', 'Pão francês 50'],
  ],
])('"%s" counts the bread of a sandwich once', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
