import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['meio bolo de cenoura', ['Bolo de cenoura 490']],
  ['comi metade de um bolo', ['Bolo simples 420']],
  ['1/4 de bolo de laranja', ['Bolo de laranja 240']],
  ['um quarto de um bolo pequeno', ['Bolo simples 120']],
  ['meio bolo de aniversário', ['Bolo floresta negra 480']],
  ['meio panetone', ['Panetone 240']],
])('"%s" is a part of a whole cake', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['meio bolo de pote', ['Bolo de pote 100']],
  ['meia fatia de bolo', ['Bolo simples 30']],
  ['comi metade do bolo', ['Bolo simples 30']],
])('"%s" is a part of a piece', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
