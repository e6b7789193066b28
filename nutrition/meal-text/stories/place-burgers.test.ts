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
