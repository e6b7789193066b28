import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['combo big mac', ['X-burger 190', 'Batata frita 100', 'Refrigerante 350']],
  ['big mac combo com coca zero', ['X-burger 190', 'Refrigerante de cola zero 350', 'Batata frita 100']],
  ['combo x-salada', ['X-salada 245', 'Batata frita 100', 'Refrigerante 350']],
  [
    'peguei um combo do burger king: whopper',
    ['Hambúrguer (sanduíche) 250', 'Batata frita 100', 'Refrigerante 350'],
  ],
  ['mc oferta big mac', ['X-burger 190', 'Batata frita 100', 'Refrigerante 350']],
  ['x-bacon combo com guaraná', ['X-bacon 200', 'Refrigerante de guaraná 350', 'Batata frita 100']],
  ['combo whopper sem batata', ['Hambúrguer (sanduíche) 250']],
  ['comi um x-burguer, combo de pastel', ['X-burger 140', 'Pastel de carne frito 100']],
  ['combo de coxinha com suco', ['Coxinha de frango 100', 'Suco de fruta 240']],
])('"%s" has fries and a drink if it has a burger', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['pão com cheddar da oferta', ['Pão francês 50', 'Queijo cheddar 20']],
  ['queijo cheddar na oferta, comi 50 g', ['Queijo cheddar 50']],
  ['2 x-burguer na oferta', ['X-burger 280']],
])('"%s" was only cheap', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
