import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['coca e 2 fatias de pizza, a coca era zero', ['Refrigerante de cola zero 350', 'Pizza 200']],
  ['batata frita e refri, mas o refri era diet', ['Batata frita 100', 'Refrigerante de cola zero 350']],
  ['iogurte e pão, o iogurte era desnatado', ['Iogurte natural desnatado 170', 'Pão francês 50']],
  ['coca zero e pizza, a coca era light', ['Refrigerante de cola zero 350', 'Pizza 200']],
])('"%s" reads the kind that is told later', (text, foods) => {
  expect(foodsIn(text).slice(0, 2)).toEqual(foods)
})
