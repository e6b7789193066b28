import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['cerveja zero heineken long neck', ['Cerveja sem álcool 355']],
  ['2 latas de cerveja zero brahma', ['Cerveja sem álcool 700']],
  ['refri zero coca', ['Refrigerante de cola zero 350']],
  ['energético zero red bull', ['Energético zero 250']],
  ['cerveja zero e amendoim', ['Cerveja sem álcool 350', 'Amendoim torrado salgado 30']],
  ['refri zero, coca', ['Refrigerante de cola zero 350', 'Refrigerante de cola 350']],
])('"%s" is one drink with its brand', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
