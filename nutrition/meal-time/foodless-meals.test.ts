import { expect, test } from 'vitest'
import { addsMealOfBefore, readFoodlessMeal, readSaidAgain } from './foodless-meals.ts'

/** A Thursday. */
const today = '2026-11-26'
const date = '2026-11-25'

test.each([
  ['repeti o almoço', { mealType: 'almoco' }],
  ['comi igual ontem', { date }],
  ['igual a ontem', { date }],
  ['o mesmo de ontem', { date }],
  ['a mesma coisa de ontem', { date }],
  ['mesmo de ontem', { date }],
  ['comi o mesmo do almoço', { mealType: 'almoco' }],
  ['jantei o mesmo do almoço', { mealType: 'almoco' }],
  ['mesmo café de ontem', { date, mealType: 'cafe_manha' }],
  ['o de sempre', {}],
  ['comi o de sempre', {}],
  ['meu café de sempre', { mealType: 'cafe_manha' }],
  ['almocei como sempre', {}],
  ['repeti o de ontem', { date }],
  ['igual anteontem', { date: '2026-11-24' }],
  ['o mesmo de segunda', { date: '2026-11-23' }],
])('"%s" names an earlier meal', (text, expected) => {
  expect(readSaidAgain(text, today)).toEqual(expected)
})

test.each([
  'comi arroz e repeti',
  'repeti o feijão',
  'almocei fora',
  'comi na casa da mãe',
  'bife com o mesmo molho',
  'pão de ontem',
  'como arroz',
])('"%s" names none', (text) => {
  expect(readSaidAgain(text, today)).toBeUndefined()
})

test.each([
  ['o mesmo de ontem mais uma banana', true],
  ['a mesma coisa do almoço e um suco', true],
  ['pão com ovo igual ontem', false],
  ['arroz e o mesmo feijão de ontem', false],
])('"%s" adds a whole meal of before: %s', (text, adds) => {
  expect(addsMealOfBefore(text)).toBe(adds)
})

test.each([
  ['comi na casa da mãe', 'named'],
  ['almocei fora', 'named'],
  ['fui no rodízio', 'named'],
  ['self service', 'named'],
  ['self service 500g', 'weighed'],
  ['marmita de 600 g', 'weighed'],
  ['não comi nada', 'nothing'],
  ['pulei o almoço', 'nothing'],
  ['não jantei', 'nothing'],
  ['fiquei em jejum', 'nothing'],
  ['qwerty', undefined],
  ['meu celular quebrou de novo', undefined],
])('"%s" is %s', (text, kind) => {
  expect(readFoodlessMeal(text)).toBe(kind)
})
