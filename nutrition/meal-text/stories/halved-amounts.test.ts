import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['300 ml metade leite metade café', ['Leite integral 150', 'Café sem açúcar 150']],
  ['300 ml de metade leite e a outra metade café', ['Leite integral 150', 'Café sem açúcar 150']],
  ['um copo com metade leite e metade café', ['Leite integral 120', 'Café sem açúcar 120']],
  ['350 g: metade salada, metade arroz', ['Salada crua 175', 'Arroz branco cozido 175']],
])('"%s" halves the amount', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('the halves of a pizza are its tastes, and three parts are no halves', () => {
  expect(foodsIn('pizza 4 fatias, metade calabresa metade frango')[0]).toBe('Pizza 400')
  expect(foodsIn('metade do pão metade da banana')).toEqual(['Pão francês 25', 'Banana-prata 40'])
  expect(foodsIn('200 g metade arroz metade feijão e metade salada')).toHaveLength(3)
})
