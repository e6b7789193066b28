import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

const names = (text: string) => readMeal(text).items.map((item) => item.food.name)

test('an adjective after a food is a second food only with a count', () => {
  expect(names('coca bem gelada')).toEqual(['Refrigerante de cola'])
  expect(names('tomei uma gelada')).toEqual(['Cerveja'])
  expect(names('peixe salgado frito com suco geladinho')).toEqual(['Peixe salgado frito', 'Suco de fruta'])
  expect(names('um geladinho')).toEqual(['Geladinho'])
  expect(names('um salgado e uma coca')).toEqual(['Salgadinho de festa', 'Refrigerante de cola'])
})

test.each([
  'isso é mamão com açúcar',
  'ela é um doce de pessoa',
  'ficou vermelho como um tomate',
  'o trânsito virou uma salada',
  'comi o pão que o diabo amassou',
  'ele ficou com a batata quente na mão',
])('"%s" is a figure of speech', (text) => {
  expect(names(text)).toEqual([])
})

test('a comparison ends at the next word of eating', () => {
  expect(names('ficou vermelho como um tomate, mas comi banana')).toEqual(['Banana-prata'])
  expect(names('isso é tudo que comi: arroz e feijão')).toEqual([
    'Arroz branco cozido',
    'Feijão carioca cozido',
  ])
})

test('a salad described by its ingredients is not counted as well', () => {
  expect(names('salada sem tomate só alface e cebola')).toEqual(['Alface crespa', 'Cebola crua'])
  expect(names('salada de rúcula')).toEqual(['Rúcula'])
})

test('a sauce with its flavor is one food', () => {
  expect(names('macarrão com molho de tomate')).toEqual(['Macarrão ao molho de tomate'])
})

test('a glass of coconut water is not coconut, and a glass of water is no food', () => {
  expect(names('1 copo de água de coco')).toEqual(['Água de coco'])
  expect(names('pão, copo de água de coco')).toEqual(['Pão francês', 'Água de coco'])
  expect(names('um copo de água e um pão')).toEqual(['Pão francês'])
})

test('`xícara de chá` is tea when the tea is named, otherwise a measure', () => {
  expect(names('1 xícara de chá de erva-doce')).toEqual(['Chá de erva-doce'])
  expect(names('1 xícara de chá de arroz')).toEqual(['Arroz branco cozido'])
})

test('a product of a food without a row is reported as unknown, not as that food', () => {
  const { items, unmatched } = readMeal('pão com óleo de gergelim e 2 colheres de farinha de banana')
  expect(items.map(({ food }) => food.name)).toEqual(['Pão francês'])
  expect(unmatched).toEqual(['óleo de gergelim', 'farinha de banana'])
})

test('a drink or sweet with a flavor is one food', () => {
  expect(names('chá de abacaxi')).toEqual(['Chá sem açúcar'])
  expect(names('1 colher de chá de açúcar de coco')).toEqual(['Açúcar'])
})

test('coffee with coconut milk is not coffee with milk', () => {
  expect(names('café com leite de coco')).toEqual(['Café sem açúcar', 'Leite de coco'])
  expect(names('café com leite de caixinha')).toEqual(['Café com leite'])
})

test('food that is wanted, bought or used up is skipped', () => {
  expect(names('que vontade de comer pizza')).toEqual([])
  expect(names('vou ao mercado comprar leite')).toEqual([])
  expect(names('acabou o café')).toEqual([])
  expect(names('acabou o arroz, comi macarrão')).toEqual(['Macarrão cozido'])
})

test('a food that resembles an idiom is still read as food', () => {
  expect(names('comi pão e mamão com açúcar')).toEqual(['Pão francês', 'Mamão papaia', 'Açúcar'])
  expect(names('comi um saco de batata frita')).toEqual(['Batata frita'])
  expect(names('comi pão na manteiga')).toEqual(['Pão francês', 'Manteiga com sal'])
})

test('the amount of water is not that of the food mixed into it', () => {
  const grams = (text: string) => readMeal(text).items.map((item) => item.grams)
  expect(grams('1 dose de whey com 200 ml de água')).toEqual([30])
  expect(grams('200 ml de água de coco')).toEqual([200])
})

test.each([
  ['geladinho', ['Geladinho']],
  ['comi um geladinho', ['Geladinho']],
  ['suco bem geladinho', ['Suco de fruta']],
  ['coca geladinha', ['Refrigerante de cola']],
])('"%s" tells the ice from the adjective', (text, foods) => {
  expect(names(text)).toEqual(foods)
})
