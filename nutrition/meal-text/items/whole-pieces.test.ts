import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['água de coco, 3 cocos', ['Água de coco 1020']],
  ['só água de coco, 3 cocos, no sol', ['Água de coco 1020']],
  ['água de coco e 1 coco', ['Água de coco 240', 'Coco seco 40']],
])('"%s" counts the coconuts of the water', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['pão sem miolo', ['Pão francês 35']],
  ['2 pães franceses sem o miolo com manteiga', ['Pão francês 70', 'Manteiga com sal 15']],
  ['pão com ovo, tirei o miolo', ['Pão francês 35', 'Ovo frito 50']],
])('"%s" counts the crust', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['1 gel de carboidrato', ['Gel de carboidrato 34']],
  ['no treino 2 gel de carbo', ['Gel de carboidrato 68']],
])('"%s" counts the sachets', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('a box in a later sentence has its own rice and beans', () => {
  expect(foodsIn('comi arroz e feijão. jantar marmita').slice(0, 4)).toEqual([
    'Arroz branco cozido 128',
    'Feijão carioca cozido 140',
    'Arroz branco cozido 170',
    'Feijão carioca cozido 140',
  ])
})
