import { expect, test } from 'vitest'
import { nameSearch } from './name-search.ts'

const names = ['Pão de queijo', 'Feijão-preto de todo dia', 'Salada de grão-de-bico']
const found = (typed: string) => names.filter((name) => nameSearch(typed)({ name }))

test('words are found in any order, whatever their case and accents', () => {
  expect(found('feijao preto')).toEqual(['Feijão-preto de todo dia'])
  expect(found('PRETO feijão')).toEqual(['Feijão-preto de todo dia'])
  expect(found('bico salada')).toEqual(['Salada de grão-de-bico'])
})

test('parts of words match, and every typed word must occur', () => {
  expect(found('quei')).toEqual(['Pão de queijo'])
  expect(found('ao de')).toEqual(names)
  expect(found('pão preto')).toEqual([])
})

test('an empty text matches all', () => {
  expect(found('  ')).toEqual(names)
})
