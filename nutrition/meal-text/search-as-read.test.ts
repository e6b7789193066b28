import { expect, test } from 'vitest'
import { searchAsRead } from './search-as-read.ts'

const names = (query: string) => searchAsRead(query, { limit: 5 }).map(({ food }) => food.name)

test.each([
  ['creme cracker', 'Biscoito cream cracker'],
  ['crem cracker', 'Biscoito cream cracker'],
  ['bolaxa', 'Biscoito cream cracker'],
  ['iorgut', 'Iogurte natural'],
  ['arroz', 'Arroz branco cozido'],
])('"%s" finds %s first', (query, name) => {
  expect(names(query)[0]).toBe(name)
})

test('nonsense has no results, and a food is listed once', () => {
  expect(names('xyzw')).toEqual([])
  expect(names('')).toEqual([])
  const found = names('creme cracker')
  expect(new Set(found).size).toBe(found.length)
})
