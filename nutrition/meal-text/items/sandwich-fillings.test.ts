import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['hot dog 2 salsichas', ['Cachorro-quente 135', 'Salsicha cozida 31']],
  [
    'cachorro quente com 2 salsichas, purê, milho e batata palha',
    ['Cachorro-quente 135', 'Salsicha cozida 31', 'Purê de batata 30', 'Milho verde em lata 19'],
  ],
  ['2 hot dogs com purê', ['Cachorro-quente 270', 'Purê de batata 60']],
  ['hot dog completo com 2 salsichas e purê', ['Cachorro-quente completo 260']],
])('"%s" has its fillings inside', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['arroz, purê e carne moída', ['Arroz branco cozido 128', 'Purê de batata 130', 'Carne moída cozida 100']],
  ['hot dog e 200 g de purê', ['Cachorro-quente 135', 'Purê de batata 200']],
  ['hot dog e suco de laranja', ['Cachorro-quente 135', 'Suco de laranja natural 240']],
  ['2 salsichas e purê', ['Salsicha cozida 62', 'Purê de batata 130']],
])('"%s" has nothing inside', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  [
    'subway 15 cm de frango com queijo, salada toda, sem molho',
    ['Sanduíche de 15 cm com filé de frango grelhado 210'],
  ],
  ['bauru e queijo', ['Bauru 125', 'Queijo muçarela 40']],
  ['sanduiche natural, queijo 2 fatias', ['Sanduíche natural 120', 'Queijo muçarela 40']],
  ['arroz com queijo e salada', ['Arroz branco cozido 128', 'Queijo muçarela 40', 'Salada crua 80']],
])('"%s" counts what a sandwich already has once', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('what a sandwich already has stays a flavor of it, for warnings of allergies', () => {
  const [sandwich] = readMeal('subway 15 cm de frango com queijo, salada toda').items
  expect(sandwich?.flavors?.map(({ name }) => name)).toContain('Queijo muçarela')
})
