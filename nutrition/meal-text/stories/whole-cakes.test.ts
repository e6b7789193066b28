import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['meio bolo de cenoura', ['Bolo de cenoura 490']],
  ['comi metade de um bolo', ['Bolo simples 420']],
  ['1/4 de bolo de laranja', ['Bolo de laranja 240']],
  ['um quarto de um bolo pequeno', ['Bolo simples 120']],
  ['meio bolo de aniversário', ['Bolo floresta negra 480']],
  ['meio panetone', ['Panetone 240']],
  ['arroz e meio bolo de cenoura', ['Arroz branco cozido 128', 'Bolo de cenoura 490']],
  ['café e um quarto de bolo de fubá', ['Café sem açúcar 50', 'Bolo de fubá 240']],
  ['comi um bolo inteiro', ['Bolo simples 840']],
])('"%s" is a part of a whole cake', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['meio bolo de pote', ['Bolo de pote 100']],
  ['meia fatia de bolo', ['Bolo simples 30']],
  ['comi metade do bolo', ['Bolo simples 30']],
  ['um terço do bolo', ['Bolo simples 20']],
  ['comi um quarto do bolo', ['Bolo simples 15']],
  ['1 fatia e meia de bolo', ['Bolo simples 90']],
  ['2 fatias e meia de bolo', ['Bolo simples 150']],
  ['1 pedaço e meio de bolo de chocolate', ['Bolo de chocolate 90']],
  ['uma fatia e meia de panetone', ['Panetone 120']],
  ['mini bolo inteiro', ['Bolo simples 39']],
  ['meio mini bolo', ['Bolo simples 20']],
])('"%s" is a part of a piece', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
