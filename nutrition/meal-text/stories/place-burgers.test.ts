import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  'hambúrguer da cantina',
  'hambúrguer do trailer',
  'um hamburguer da lanchonete',
  'hambúrguer do food truck',
  'hambúrguer simples da praça',
])('"%s" is a sandwich', (text) => {
  expect(foodsIn(text)).toEqual(['Hambúrguer (sanduíche) 125'])
})

test('a burger on a plate or made at home is only the meat', () => {
  expect(foodsIn('arroz, feijão e hambúrguer da cantina').at(-1)).toBe('Hambúrguer bovino grelhado 80')
  expect(foodsIn('hambúrguer de casa')).toEqual(['Hambúrguer bovino grelhado 80'])
  expect(foodsIn('hambúrguer de frango da lanchonete')).toEqual(['X-frango 230'])
})

test.each([
  ['hambúrguer artesanal com cheddar e bacon pão brioche', ['Hambúrguer artesanal com bacon 300']],
  ['hambúrguer artesanal no pão australiano', ['Hambúrguer artesanal 280']],
  [
    'hambúrguer com queijo no pão brioche',
    ['Hambúrguer bovino grelhado 80', 'Queijo muçarela 40', 'Pão de hambúrguer 70'],
  ],
  [
    'hambúrguer artesanal e suco, depois pão australiano com manteiga',
    ['Hambúrguer artesanal 280', 'Suco de fruta 240', 'Pão de forma integral 50', 'Manteiga com sal 10'],
  ],
  [
    'hambúrguer com queijo, 1 fatia de pão australiano',
    ['Hambúrguer bovino grelhado 80', 'Queijo muçarela 40', 'Pão de forma integral 25'],
  ],
  ['hambúrguer artesanal, 50 g de pão brioche', ['Hambúrguer artesanal 280', 'Pão de hambúrguer 50']],
  [
    'comi um hambúrguer artesanal e um pão australiano',
    ['Hambúrguer artesanal 280', 'Pão de forma integral 50'],
  ],
])('"%s" has one bun, and bread of its own', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['hambúrguer artesanal blend 180 g de carne', ['Hambúrguer artesanal 285']],
  [
    'hambúrguer blend de 160 g, pão brioche e cheddar',
    ['Hambúrguer bovino grelhado 160', 'Pão de hambúrguer 70', 'Queijo cheddar 20'],
  ],
  ['hambúrguer artesanal blend', ['Hambúrguer artesanal 280']],
])('"%s" weighs the meat of its blend', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
