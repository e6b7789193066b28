import { expect, test } from 'vitest'
import { readMeal } from './meal-text.ts'

const names = (text: string) => readMeal(text).items.map((item) => item.food.name)

test('an adjective after a food is no second food, counted it is one', () => {
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

test('a comparison ends where the eating goes on', () => {
  expect(names('ficou vermelho como um tomate, mas comi banana')).toEqual(['Banana-prata'])
  expect(names('isso é tudo que comi: arroz e feijão')).toEqual([
    'Arroz branco cozido',
    'Feijão carioca cozido',
  ])
})

test('a salad told by what is in it is not counted besides', () => {
  expect(names('salada sem tomate só alface e cebola')).toEqual(['Alface crespa', 'Cebola crua'])
  expect(names('salada de rúcula')).toEqual(['Rúcula'])
})

test('a sauce named with its taste is one food', () => {
  expect(names('macarrão com molho de tomate')).toEqual(['Macarrão ao molho de tomate'])
})

test('a glass of coconut water holds no coconut, and a glass of water nothing', () => {
  expect(names('1 copo de água de coco')).toEqual(['Água de coco'])
  expect(names('pão, copo de água de coco')).toEqual(['Pão francês', 'Água de coco'])
  expect(names('um copo de água e um pão')).toEqual(['Pão francês'])
})

test('a cup is a cup of tea where that tea has a name, and a measure where it has none', () => {
  expect(names('1 xícara de chá de erva-doce')).toEqual(['Chá de erva-doce'])
  expect(names('1 xícara de chá de arroz')).toEqual(['Arroz branco cozido'])
})

test('a product of a food without a row is reported as unknown, not as that food', () => {
  const { items, unmatched } = readMeal('pão com óleo de coco e 2 colheres de farinha de banana')
  expect(items.map(({ food }) => food.name)).toEqual(['Pão francês'])
  expect(unmatched).toEqual(['óleo de coco', 'farinha de banana'])
})

test('a drink or a sweet with a taste is one food', () => {
  expect(names('chá de abacaxi')).toEqual(['Chá sem açúcar'])
  expect(names('1 colher de chá de açúcar de coco')).toEqual(['Açúcar'])
})

test('coffee with coconut milk is no coffee with milk', () => {
  expect(names('café com leite de coco')).toEqual(['Café sem açúcar', 'Leite de coco'])
  expect(names('café com leite de caixinha')).toEqual(['Café com leite'])
})

test('food wished for, shopped for or run out of is skipped, unlike eaten food', () => {
  expect(names('que vontade de comer pizza')).toEqual([])
  expect(names('vou ao mercado comprar leite')).toEqual([])
  expect(names('acabou o café')).toEqual([])
  expect(names('acabou o arroz, comi macarrão')).toEqual(['Macarrão cozido'])
})

test('a food stays one where an idiom only comes close', () => {
  expect(names('comi pão e mamão com açúcar')).toEqual(['Pão francês', 'Mamão papaia', 'Açúcar'])
  expect(names('comi um saco de batata frita')).toEqual(['Batata frita'])
  expect(names('comi pão na manteiga')).toEqual(['Pão francês', 'Manteiga com sal'])
})
