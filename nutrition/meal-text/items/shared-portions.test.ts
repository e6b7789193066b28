import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['eu e meu marido dividimos uma pizza grande', ['Pizza 400']],
  ['meu marido e eu comemos uma pizza', ['Pizza 400']],
  [
    'eu e minha mãe comemos uma pizza e tomamos uma coca de 2 litros',
    ['Pizza 400', 'Refrigerante de cola 1000'],
  ],
  ['eu, minha mãe e meu pai comemos uma pizza', ['Pizza 267']],
  ['x-tudo dividido com meu namorado', ['X-tudo 197']],
  ['meio a meio com meu marido um frango assado e farofa', ['Frango assado 350', 'Farofa 38']],
  ['dividimos uma picanha', ['Picanha grelhada 225']],
  ['dividimos uma picanha na chapa pra 3', ['Picanha grelhada 150']],
  ['dividimos uma moqueca', ['Moqueca baiana 282']],
  ['dividimos 1 pizza', ['Pizza 400']],
  ['1 pizza grande, dividimos em 11 pessoas', ['Pizza 73']],
  ['dividimos duas pizzas', ['Pizza 800']],
  ['dividimos os 2 pastéis', ['Pastel de carne frito 100']],
  ['nós dividimos 4 pastéis', ['Pastel de carne frito 200']],
])('"%s" counts the part of one person', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['eu e ela comemos 2 pães de queijo cada', ['Pão de queijo 100']],
  ['dividimos uma pizza, comi 3 fatias', ['Pizza 300']],
  ['fanta uva 2 litros, dividi com 4', ['Refrigerante de uva 400']],
  ['dividi um temaki com a colega', ['Temaki de salmão 92']],
  ['tainha rachada em 2, pra mim deu uns 200 gramas', ['Peixe de mar grelhado 200']],
  ['dividimos a conta, comi um x-tudo', ['X-tudo 393']],
  ['eu e meu marido almoçamos arroz e feijão', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['dividi uma pizza grande com minha mulher e os dois meninos', ['Pizza 200']],
  ['uma pizza grande de calabresa para quatro', ['Pizza de calabresa 190']],
  ['a gente era 4 e comeu uma pizza grande', ['Pizza 200']],
  ['éramos 4, comemos uma pizza grande', ['Pizza 200']],
  ['em 3 tomamos 2 litrão de brahma', ['Cerveja 667']],
  ['coca 2 litro pra 4', ['Refrigerante de cola 500']],
  ['1 frango assado pra 4 pessoas', ['Frango assado 175']],
  ['pizza grande com 3 amigos', ['Pizza 200']],
  ['bolo pra 10 pessoas, comi 2 fatias', ['Bolo simples 120']],
  ['moqueca pra dois', ['Moqueca baiana 282']],
  ['comi 1 prato de arroz num jantar pra 10 pessoas', ['Arroz branco cozido 200']],
  ['parmegiana pra 2, comi metade', ['Filé de frango à parmegiana 230']],
])('"%s" counts the own amount', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each(['dividimos um lanche', 'rachamos a sobremesa'])('"%s" is not left without a question', (text) => {
  expect(readMeal(text)).toMatchObject({ items: [], unmatched: [text.split(' ').at(-1)] })
})

test('a verb of sharing is no unknown food before the own part', () => {
  expect(readMeal('dividimos uma pizza, comi 3 fatias').unmatched).toEqual([])
})
