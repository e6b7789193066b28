import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['torrada com avocado', ['Torrada 24', 'Avocado 75']],
  ['meia porção de batata frita no bar', ['Batata frita 225']],
  ['meia porção de batata frita', ['Batata frita 50']],
  ['dividi um brownie com sorvete com minha esposa', ['Brownie 25', 'Sorvete 53']],
  ['dividi um frango assado com meu marido', ['Frango assado 350']],
  ['ovo de páscoa ao leite, 100 g', ['Ovo de Páscoa 100']],
  ['pão de forma 2 fatias torradas com ovo', ['Pão de forma 50', 'Ovo frito 50']],
  ['café com açúcar', ['Café sem açúcar 50', 'Açúcar 5']],
  [
    'sustagen 2 colheres com 200 ml de leite',
    ['Suplemento alimentar em pó (Sustagen) 30', 'Leite integral 200'],
  ],
  ['um copo de 200 ml de ensure', ['Suplemento alimentar em pó (Sustagen) 48']],
  ['hambúrguer artesanal com bacon e pão brioche', ['Hambúrguer artesanal com bacon 300']],
  ['misto quente com 2 fatias de pão de forma', ['Misto-quente 105']],
  ['misto quente e 2 fatias de pão de forma', ['Misto-quente 105', 'Pão de forma 50']],
  ['café com açúcar, 4 no dia', ['Café sem açúcar 200', 'Açúcar 20']],
  ['leite com uma colher de açúcar', ['Leite integral 240', 'Açúcar 5']],
  ['1 pacote de club social', ['Biscoito cream cracker 26']],
  ['rabada com polenta, 1 prato', ['Rabada 120', 'Polenta cozida 150']],
  ['coxa e sobrecoxa de frango cozida', ['Coxa de frango cozida 120']],
  ['pão com homus', ['Pão francês 50', 'Homus 30']],
  ['canjiquinha com costelinha', ['Quirera com suã 400']],
])('"%s" weighs the portion that people eat', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
