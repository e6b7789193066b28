import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['3 minicoxinhas e 2 miniquibes', ['Coxinha de frango 60', 'Quibe frito 32']],
  ['minimo 2 ovos', ['Ovo cozido 90']],
])('"%s" is read with its small foods', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
