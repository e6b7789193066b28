import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['nhoque ao sugo prato', ['Nhoque de batata 320']],
  ['macarrão à bolonhesa prato, suco', ['Macarrão à bolonhesa 320', 'Suco de fruta 240']],
  ['repeti o prato', []],
  ['arroz e feijão prato', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['1 prato de strogonoff', ['Estrogonofe de frango 220']],
])('"%s" counts a plate of the one food before it', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['sanduíche de queijo prato', ['Sanduíche de queijo 90']],
  ['pastel de queijo prato', ['Pastel de queijo frito 100']],
  ['omelete de queijo prato', ['Omelete de queijo 110']],
  ['pão de queijo prato', ['Pão de queijo 50']],
  ['esfiha de queijo prato', ['Esfirra de queijo 55']],
  ['macarrão com queijo prato', ['Macarrão ao molho branco 220']],
  ['coxinha prato', ['Coxinha de frango 100']],
])('"%s" counts no plate', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
