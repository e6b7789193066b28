import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['duas fatias de pizza, uma calabresa outra marguerita', ['Pizza de calabresa 95', 'Pizza marguerita 110']],
  ['2 mini pizzas de calabresa', ['Mini pizza assada 210']],
  ['comi 4 das 8 fatias de uma pizza grande', ['Pizza 400']],
  ['pizza grande meia marguerita meia calabresa, comi 4 das 8 fatias', ['Pizza 400']],
  ['comi 3 de 8 pedaços da pizza de calabresa', ['Pizza de calabresa 270']],
  ['metade de uma pizza média, 3 fatias', ['Pizza 300']],
  ['uma mini pizza', ['Mini pizza assada 105']],
  ['6 fatias de pizza, 4 salgadas e 2 doces', ['Pizza 600']],
  ['2 fatias de calabresa da pizzaria', ['Pizza de calabresa 190']],
  ['comi meia pizza de calabresa, a outra metade foi de frango', ['Pizza de calabresa 380']],
  [
    'meia pizza de calabresa e meia pizza de frango',
    ['Pizza de calabresa 380', 'Pizza de frango com catupiry 480'],
  ],
  ['esfiha de carne e meia esfiha de queijo', ['Esfirra de carne 55', 'Esfirra de queijo 28']],
])('"%s" counts the slices of each taste', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['rodízio: 8 fatias: calabresa, mussarela e frango', ['Pizza 800']],
  ['rodízio de pizza: 8 fatias: calabresa, mussarela e frango', ['Pizza 800']],
  ['rodizio de pizza, 8 fatias, calabresa, mussarela e frango', ['Pizza 800']],
  ['pizza 4 fatias: calabresa e mussarela', ['Pizza 400']],
  ['comi 5 pedaços de pizza, calabresa, portuguesa e 4 queijos', ['Pizza 500']],
  ['6 fatias de pizza (calabresa, frango e lombo)', ['Pizza 600']],
  ['3 fatias de pizza sabores calabresa e atum', ['Pizza 300']],
  ['2 fatias de pizza, mussarela e atum', ['Pizza 200']],
  ['rodízio, comi 9 fatias', ['Pizza 900']],
  ['fomos no rodízio e comi 6 fatias e 1 coca', ['Pizza 600', 'Refrigerante de cola 350']],
  [
    '4 pedaços de pizza: frango com catupiry e calabresa, e 1 coca',
    ['Pizza 400', 'Refrigerante de cola 350'],
  ],
])('"%s" counts the slices and not their tastes', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['2 fatias de pizza, salada e frango', ['Pizza 200', 'Salada crua 80', 'Filé de frango grelhado 100']],
  [
    '2 fatias de pizza, calabresa e arroz',
    ['Pizza 200', 'Linguiça calabresa assada 60', 'Arroz branco cozido 128'],
  ],
  ['2 fatias de pizza e frango', ['Pizza 200', 'Filé de frango grelhado 100']],
  ['3 fatias de pizza, 1 linguiça calabresa', ['Pizza 300', 'Linguiça calabresa assada 60']],
  ['2 fatias de pizza, queijo e presunto', ['Pizza 200', 'Queijo muçarela 40', 'Presunto 30']],
  ['1 pizza, calabresa e ovo', ['Pizza 800', 'Linguiça calabresa assada 60', 'Ovo cozido 45']],
  ['rodízio: 3 fatias de picanha', ['Picanha grelhada 135']],
  ['rodízio de churrasco 5 pedaços', ['Churrasco 230']],
  ['no rodízio comi 10 pedaços', []],
])('"%s" keeps what is no taste of a pizza', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('the tastes of slices are checked for allergies', () => {
  const { items } = readMeal('5 fatias de pizza: calabresa, atum e mussarela')
  expect(items).toHaveLength(1)
  expect(items[0]?.flavors?.flatMap(({ allergens }) => allergens)).toContain('peixe')
})
