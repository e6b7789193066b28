import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'csv-parse/sync'
import type { FoodGroup } from './food.ts'
import { foods as allFoods } from './food-table.ts'
import { isLactoseFree } from './lactose-free.ts'

// A food without lactose has the portion of the ordinary one.
const foods = allFoods.filter((food) => !isLactoseFree(food))

const rows = parse<Record<'id' | 'name' | 'portion' | 'grams' | 'source' | 'reason', string>>(
  readFileSync(new URL('../data/curation/default-portions.csv', import.meta.url)),
  { columns: true },
)
const rowOf = new Map(rows.map((row) => [row.id, row]))

test('every usual portion has a source and a reason, and the table has its grams', () => {
  const sources = ['observado', 'anvisa', 'usda', 'ibge', 'embalagem', 'estimativa']
  const unfounded = foods.filter(({ id, name, defaultGrams }) => {
    const row = rowOf.get(id)
    return !(
      row?.name === name &&
      Number(row.grams) === defaultGrams &&
      sources.includes(row.source) &&
      row.reason.length >= 10
    )
  })
  expect(unfounded.map(({ name }) => name)).toEqual([])
  expect(rows).toHaveLength(foods.length)
})

/**
 * Plausible grams of one usual portion, by group. The range goes from half the smallest to twice the largest portion of
 * RDC 429/IN 75 (ANVISA) and of Brazilian meals, with room for whole fruit, cans, bowls of açaí and plates of a mixed
 * dish.
 */
const plausible: Readonly<Record<FoodGroup, readonly [least: number, most: number]>> = {
  arroz: [50, 280],
  massa: [30, 500],
  pao: [20, 130],
  cereal: [8, 300],
  tuberculo: [20, 200],
  feijao: [24, 310],
  farofa: [20, 60],
  carne: [25, 180],
  frango: [25, 150],
  peixe: [20, 250],
  frutos_do_mar: [50, 210],
  embutido: [15, 110],
  ovo: [10, 110],
  queijo: [10, 80],
  laticinio: [9, 260],
  folhas: [8, 200],
  legumes: [10, 200],
  fruta: [4, 240],
  castanha: [5, 50],
  gordura: [4, 30],
  molho: [4, 90],
  sopa: [200, 520],
  ensopado: [60, 400],
  salgado: [20, 250],
  sanduiche: [60, 260],
  doce: [0.1, 310],
  bebida: [1, 550],
  tempero: [0.1, 40],
}

test('no usual portion leaves the plausible range of its group', () => {
  const odd = foods.filter(({ group, defaultGrams }) => {
    const [least, most] = plausible[group]
    return defaultGrams < least || defaultGrams > most
  })
  expect(odd.map(({ group, name, defaultGrams }) => `${group}: ${name} ${defaultGrams} g`)).toEqual([])
})

test('no usual portion of one food is a meal by itself', () => {
  const heavy = foods.filter(({ per100g, defaultGrams }) => (per100g.kcal * defaultGrams) / 100 > 950)
  expect(heavy.map(({ name }) => name)).toEqual([])
})
