import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  [
    'meio pacote de pão de forma não zoeira, 4 fatias com manteiga',
    ['Pão de forma 100', 'Manteiga com sal 15'],
  ],
  ['comi 1 prato de arroz, não, 2 colheres', ['Arroz branco cozido 50']],
  ['1 copo de leite, minto, 2 xícaras', ['Leite integral 400']],
  ['2 fatias de pão integral, corrigindo, só 1 fatia de pão', ['Pão de forma integral 25']],
  ['2 fatias de bolo, aliás 1 pedaço', ['Bolo simples 60']],
])('"%s" counts the amount that was restated in another measure', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['arroz 2 colheres, feijão não, 1 ovo', ['Arroz branco cozido 50', 'Ovo cozido 45']],
  ['não comi pão, 2 colheres de arroz', ['Arroz branco cozido 50']],
])('"%s" corrects no amount', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  [
    'almoço: 150 arroz, 80 feijão, 130 frango. na verdade o frango era 100',
    ['Arroz branco cozido 150', 'Feijão carioca cozido 80', 'Filé de frango grelhado 100'],
  ],
  [
    '150g de arroz, 130g de frango, corrigindo: frango 100g',
    ['Arroz branco cozido 150', 'Filé de frango grelhado 100'],
  ],
  ['arroz 100g, bife 120g. aliás o bife foi 150', ['Arroz branco cozido 100', 'Contrafilé grelhado 150']],
  [
    '2 colheres de arroz e 1 ovo, minto, o arroz foram 3 colheres',
    ['Arroz branco cozido 75', 'Ovo cozido 45'],
  ],
  [
    'frango 150 g e arroz 100 g, na verdade o frango foi 200 e o arroz 50',
    ['Filé de frango grelhado 200', 'Arroz branco cozido 50'],
  ],
  ['comi 2 pães e 1 ovo, na verdade os pães eram 3', ['Pão francês 150', 'Ovo cozido 45']],
])('"%s" restates the amount of a named food', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['100 g de arroz. na verdade foi arroz integral 150 g', ['Arroz integral cozido 150']],
  ['2 pães. na verdade foram pães de queijo 3', ['Pão de queijo 150']],
  ['200 ml de leite. na verdade foi leite desnatado 300', ['Leite desnatado 300']],
  ['coca 350 ml, na verdade a coca zero era 600', ['Refrigerante de cola zero 600']],
  ['iogurte 170 g, aliás foi iogurte grego 100 g', ['Iogurte grego natural 100']],
  [
    '200 g de arroz integral e 1 ovo, na verdade o arroz era 150',
    ['Arroz integral cozido 150', 'Ovo cozido 45'],
  ],
  ['coca zero 350 ml, na verdade a coca era 600 ml', ['Refrigerante de cola zero 600']],
])('"%s" restates the amount of the more exact name', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
