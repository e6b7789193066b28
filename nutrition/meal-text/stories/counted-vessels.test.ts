import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['um pratinho de jabuticaba umas 20', ['Jabuticaba 100']],
  ['um pote de uva, umas 15', ['Uva itália 120']],
  ['um potinho de morango 10', ['Morango 120']],
  ['um prato de coxinha, 6', ['Coxinha de frango 600']],
])('"%s" counts the pieces in the vessel', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['um pote de uva, 2 maçãs', ['Uva itália 150', 'Maçã 300']],
  ['um pote de uva 100', ['Uva itália 100']],
  ['um prato de mamão, 2', ['Mamão papaia 500']],
  ['um prato de arroz, 2 ovos', ['Arroz branco cozido 200', 'Ovo cozido 90']],
])('"%s" counts no pieces in the vessel', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
