import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['não foi pão, foi tapioca', ['Tapioca simples 70']],
  ['não foi 2 pães, comi 3', ['Pão francês 150']],
  ['não foi dois, três pães', ['Pão francês 150']],
  ['hoje não foi fácil, comi arroz', ['Arroz branco cozido 128']],
  ['não foi 1, foram duas tapiocas', ['Tapioca simples 140']],
  ['comi pão. pão não, era bolo', ['Bolo simples 60']],
])('"%s" counts only what was not taken back', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
