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

test.each([
  ['whey isolado', 'Whey protein em pó'],
  ['whey protein isolado', 'Whey protein em pó'],
  ['arroz de polvo', 'Arroz branco cozido'],
  ['leite de vaca louca', 'Leite integral'],
])('"%s" offers %s only as similar', (query, name) => {
  const found = searchAsRead(query, { limit: 5 })
  expect(found[0]?.food.name).toBe(name)
  expect(found.every(({ isSimilar }) => isSimilar)).toBe(true)
})

test.each(['creme cracker', 'bolaxa', 'feijão preto', 'leite de aveia'])(
  '"%s" finds the food itself',
  (query) => {
    expect(searchAsRead(query).some(({ isSimilar }) => isSimilar)).toBe(false)
  },
)

test('unknown words have no similar food', () => {
  expect(names('xyzabc def')).toEqual([])
})
