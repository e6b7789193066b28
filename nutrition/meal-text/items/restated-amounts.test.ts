import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['carne com mandioca cozida (250g mandioca, 150g de acém)', ['Mandioca cozida 250', 'Acém cozido 150']],
  [
    'um prato de cuscuz com leite (uns 200g de cuscuz e 100 ml de leite)',
    ['Cuscuz de milho 200', 'Leite integral 100'],
  ],
  [
    'frango com batata doce (frango 150g, batata doce 200g)',
    ['Filé de frango grelhado 150', 'Batata-doce cozida 200'],
  ],
  [
    'arroz, feijão e bife (100g arroz, 80g feijão, 120g bife)',
    ['Arroz branco cozido 100', 'Feijão carioca cozido 80', 'Contrafilé grelhado 120'],
  ],
  [
    'almoço arroz, feijão, frango (100g arroz e 150 g frango)',
    ['Feijão carioca cozido 140', 'Arroz branco cozido 100', 'Filé de frango grelhado 150'],
  ],
  ['pão de alho, e de carne uns 150g de maminha', ['Pão de alho 52', 'Maminha grelhada 150']],
  ['pão na chapa e pingado, pingado sem açúcar', ['Pão na chapa 58', 'Café com leite 240']],
  ['banana e aveia (2 bananas e 30 g de aveia)', ['Banana-prata 160', 'Aveia em flocos 30']],
])('"%s" counts what brackets name again once', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['arroz e frango (1 ovo também)', 3],
  ['pão e café (2 fatias de queijo)', 3],
  ['100g de arroz e frango (50g de arroz integral)', 3],
  ['almocei carne. jantei sopa (100 g de acém)', 3],
  ['banana de manhã (1 maçã à tarde)', 2],
  ['suco (200 ml) e pão (2 fatias)', 2],
])('"%s" loses no food', (text, count) => {
  expect(foodsIn(text)).toHaveLength(count)
})

test('"frita" after a comma is how the food before it was cooked', () => {
  expect(foodsIn('batata doce, frita na airfryer')).toEqual(['Batata-doce cozida 140'])
  expect(foodsIn('bife, fritas e coca')).toEqual([
    'Contrafilé grelhado 105',
    'Batata frita 100',
    'Refrigerante de cola 350',
  ])
  expect(foodsIn('hamburguer, frita, coca')).toHaveLength(3)
})

test.each([
  [
    'galeto com massa no almoço de domingo, uns 300 g de galeto contando o osso',
    ['Galeto 201', 'Macarrão cozido 165'],
  ],
  ['picanha com arroz no sítio, uns 300 g de picanha', ['Picanha grelhada 300', 'Arroz branco cozido 128']],
  [
    'macaxeira com carne de sol duzentas grama de macaxeira e cem de carne',
    ['Mandioca cozida 200', 'Carne de sol frita 100'],
  ],
  [
    'cuscuz com carne de sol 150 g de cuscuz e 100g de carne',
    ['Cuscuz de milho 150', 'Carne de sol frita 100'],
  ],
  [
    'batata doce com peito de frango, 200g de batata e 150 de frango',
    ['Batata-doce cozida 200', 'Filé de frango grelhado 150'],
  ],
  [
    'frango com batata doce. 200 g de frango e 150 g de batata',
    ['Filé de frango grelhado 200', 'Batata-doce cozida 150'],
  ],
  [
    'frango com batata doce (200 g de frango e 150 g de batata)',
    ['Filé de frango grelhado 200', 'Batata-doce cozida 150'],
  ],
  [
    'frango com batata doce, 200 g de frango e 150 g de batata',
    ['Filé de frango grelhado 200', 'Batata-doce cozida 150'],
  ],
  [
    'frango grelhado e batata doce, 150 g de batata',
    ['Filé de frango grelhado 100', 'Batata-doce cozida 150'],
  ],
  ['batata frita, 100 g de batata', ['Batata frita 100']],
  ['mandioca frita, tinha 200 g de mandioca', ['Mandioca frita 200']],
  ['carne assada, arroz e 100 g de carne', ['Arroz branco cozido 128', 'Carne bovina assada 100']],
  ['frango assado, salada e 150 g de frango', ['Salada crua 80', 'Frango assado 150']],
  ['arroz, carne moída e 80 g de carne', ['Arroz branco cozido 128', 'Carne moída cozida 80']],
])('"%s" counts once what a later amount repeats', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['batata doce e 100 g de batata', ['Batata-doce cozida 140', 'Batata cozida 100']],
  [
    'frango grelhado, batata doce e 150 g de batata',
    ['Filé de frango grelhado 100', 'Batata-doce cozida 140', 'Batata cozida 150'],
  ],
  ['batata doce, 100 g de batata inglesa', ['Batata-doce cozida 140', 'Batata cozida 100']],
  [
    'batata frita, arroz e 100 g de batata',
    ['Batata frita 100', 'Arroz branco cozido 128', 'Batata cozida 100'],
  ],
  [
    'batata doce com frango, granola e 150 g de batata',
    ['Batata-doce cozida 140', 'Filé de frango grelhado 100', 'Granola 40', 'Batata cozida 150'],
  ],
  ['frango à milanesa e 100 g de frango', ['Filé de frango à milanesa 140', 'Filé de frango grelhado 100']],
])('"%s" names two foods', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
