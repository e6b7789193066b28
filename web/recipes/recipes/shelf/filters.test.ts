import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { expect, test } from 'vitest'
import { filterRecipes, hasFilters, styleChoices, timeChoices, understoodFilters } from './filters.ts'

function card(name: string, changes: Partial<RecipeCard> = {}): RecipeCard {
  return {
    id: name,
    name,
    image: null,
    time_min: 20,
    equipment: ['Fogão'],
    tags: ['PF'],
    calories: 300,
    protein_g: 20,
    meal_types: ['almoco'],
    role: 'main',
    cost: 1,
    vessel: 'prato',
    foods: [],
    conflicts: [],
    reason: null,
    ...changes,
  }
}

const book = [
  card('Pão de queijo', { time_min: 15, equipment: ['Forno'], tags: ['padaria', 'cafe'] }),
  card('Feijão-tropeiro', { time_min: 30, equipment: ['Fogão', 'Frigideira'], tags: ['PF'] }),
  card('Salada de grão-de-bico', { time_min: 31, equipment: ['Sem cozimento'], tags: ['light'] }),
  card('Paçoca de colher', { time_min: 5, tags: ['light'], conflicts: ['Amendoim'] }),
]
const found = (filters: Parameters<typeof filterRecipes>[1]) =>
  filterRecipes(book, filters).map(({ name }) => name)

test('a search finds part of a name, ignoring case and accents', () => {
  expect(found({ busca: 'PAO' })).toEqual(['Pão de queijo'])
  expect(found({ busca: 'tropeiro feijao' })).toEqual(['Feijão-tropeiro'])
  expect(found({ busca: 'grao de' })).toEqual(['Salada de grão-de-bico'])
  expect(found({ busca: ' feijão ' })).toEqual(['Feijão-tropeiro'])
  expect(found({ busca: 'xablau' })).toEqual([])
})

test('a time filter is an upper limit', () => {
  expect(found({ tempo: '30' })).toEqual(['Pão de queijo', 'Feijão-tropeiro', 'Paçoca de colher'])
  expect(found({ tempo: '15' })).toEqual(['Pão de queijo', 'Paçoca de colher'])
})

test('equipment and style match any of a recipe’s values, and filters combine', () => {
  expect(found({ equipamento: 'Frigideira' })).toEqual(['Feijão-tropeiro'])
  expect(found({ tag: 'light' })).toEqual(['Salada de grão-de-bico', 'Paçoca de colher'])
  expect(found({ tag: 'light', tempo: '15', busca: 'colher' })).toEqual(['Paçoca de colher'])
})

test('recipes that conflict with the answers are hidden on request', () => {
  expect(found({ combina: 'sim' })).not.toContain('Paçoca de colher')
  expect(found({})).toContain('Paçoca de colher')
})

test('an unknown filter hides nothing', () => {
  const old = { tempo: 'abc', equipamento: 'Fogueira', tag: 'paleolítica' }
  expect(understoodFilters(old, book)).toEqual({})
  expect(understoodFilters({ tempo: '-5' }, book)).toEqual({})
  const known = { busca: 'pão', tempo: '20', equipamento: 'Forno', tag: 'cafe', combina: 'sim' }
  expect(understoodFilters(known, book)).toEqual(known)
})

test('a style is unknown only after the recipes have loaded', () => {
  expect(understoodFilters({ tag: 'vegano' }, undefined)).toEqual({ tag: 'vegano' })
  expect(understoodFilters({ tag: 'vegano' }, book)).toEqual({})
})

test('a search of ten thousand letters is cut to the length of a name', () => {
  expect(understoodFilters({ busca: 'a'.repeat(10_000) }, book).busca).toHaveLength(80)
})

test('a time from the address is offered beside the usual ones', () => {
  expect(timeChoices('20').map(({ label }) => label)).toEqual(['15 min', '30 min', '45 min', '20 min'])
  expect(timeChoices('30')).toHaveLength(3)
})

test('only styles of existing recipes are offered, plus the one in the address', () => {
  expect(styleChoices(book, undefined).map(({ value }) => value)).toEqual(['PF', 'light', 'cafe', 'padaria'])
  expect(styleChoices(book, 'vegano').at(-1)).toEqual({ value: 'vegano', label: 'Vegano' })
})

test('an empty search is no filter', () => {
  expect([hasFilters({}), hasFilters({ busca: '' }), hasFilters({ tag: 'PF' })]).toEqual([false, false, true])
})
