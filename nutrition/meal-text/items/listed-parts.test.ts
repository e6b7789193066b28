import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['mexidão, arroz feijão ovo', ['Mexidão 330']],
  ['arroz feijão ovo e linguiça, mexidão', ['Mexidão 330']],
  ['mexidao de ontem requentado, arroz feijao ovo linguiça farinha', ['Mexidão 330']],
  ['poke de salmão do ifood: arroz, manga, pepino, cream cheese e shoyu', ['Poke de salmão 430']],
  ['à la minuta: arroz, bife, ovo e fritas', ['À la minuta 520']],
])('"%s" counts the dish once', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['x-tudo, ovo, bacon e suco', ['X-tudo 393', 'Suco de fruta 240']],
  ['mexidão, 2 colheres de arroz e salada', ['Mexidão 330', 'Arroz branco cozido 50', 'Salada crua 80']],
  ['feijoada, arroz e couve', ['Feijoada 280', 'Arroz branco cozido 128', 'Couve refogada 42']],
])('"%s" counts what is beside the dish', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['acarajé completo com vatapá caruru e camarao', ['Acarajé completo 190', 'Caruru 80']],
  ['acarajé com vatapá e camarão', ['Acarajé completo 190']],
  ['acarajé completo com vatapá, comi camarão depois', ['Acarajé completo 190', 'Camarão cozido 100']],
])('"%s" does not add the parts that the snack has', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
