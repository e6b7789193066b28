import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

const foodsIn = (text: string) =>
  readMeal(text).items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`)

test.each([
  ['chá preto com leite', ['Chá com leite 200']],
  ['gin com tônica zero', ['Gim-tônica com tônica zero 225']],
  ['caipirinha de vodka com adoçante', ['Caipirinha sem açúcar 150']],
  ['pão com queijo quente', ['Queijo-quente 95']],
  ['quirera com galinha 2 conchas', ['Quirera com frango 300']],
  ['2 colheres de nescau com leite', ['Achocolatado em pó 32', 'Leite integral 240']],
  ['1 fatia de goiabada com queijo', ['Goiabada 40', 'Queijo muçarela 40']],
])('"%s" is one dish unless its foods are measured apart', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['ades maçã', ['Bebida de soja com sabor 240']],
  ['del valle uva lata', ['Suco de fruta 350']],
  ['suco banana e pão', ['Suco de fruta 240', 'Banana-prata 80', 'Pão francês 50']],
  ['suco de polpa de acerola', ['Suco de acerola 240']],
])('"%s" counts the fruit of a brand of drink as its flavor', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['refri coca 2 copos', ['Refrigerante de cola 480']],
  ['refrigerante coca cola 350 ml', ['Refrigerante de cola 350']],
  ['refri guaraná antarctica', ['Refrigerante de guaraná 350']],
  ['pizza pão', ['Pizza de pão de forma 75']],
])('"%s" is one food with its kind', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['sorvete com chantilly', ['Sorvete 105', 'Chantilly 50']],
  ['suco de morango com leite condensado', ['Suco de morango 240', 'Leite condensado 30']],
  ['suco com aveia', ['Suco de fruta 240', 'Aveia em flocos 30']],
  ['sorvete com morango', ['Sorvete 105']],
])('"%s" weighs what is rich and added on top', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('an egg of a free-range hen adds no caipirinha', () => {
  expect(foodsIn('ovo de galinha caipira cozido')).toEqual(['Ovo cozido 45'])
})

test.each([
  ['yakisoba de caixinha', ['Yakisoba 450']],
  ['yakisoba box, comi metade', ['Yakisoba 225']],
  ["3 esfihas de carne do habib's", ['Esfiha aberta de carne 174']],
  ["cheeseburger do mcdonald's", ['X-burger 115']],
  ['skol beats lata', ['Gim-tônica 269']],
])('"%s" weighs what its shop sells', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
