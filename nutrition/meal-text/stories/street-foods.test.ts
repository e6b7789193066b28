import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['podrão', ['X-tudo 140']],
  ['cachorro quente podrão', ['Cachorro-quente 135']],
  ['x-tudo podrão', ['X-tudo 393']],
  ['podrão com 2 salsichas', ['Cachorro-quente completo 260']],
  ['balde kfc 3 pedaços de frango frito e purê', ['Frango em pedaços à milanesa 165', 'Purê de batata 130']],
  ['kfc: 2 pedaços e batata', ['Frango em pedaços à milanesa 110', 'Batata frita 100']],
])('"%s" names food of stalls and buckets', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
