import { expect, test } from 'vitest'
import { chooseRepeatable } from './repeatable-meals.ts'
import type { MealRow } from './rules.ts'

const today = '2026-11-26'
const rowOf = (id: string, date: string, foodId: string): MealRow => ({
  id,
  date,
  mealType: 'almoco',
  source: 'manual',
  scanId: null,
  eatenAt: new Date(`${date}T15:00:00Z`),
  plannedType: null,
  parts: [{ foodId, grams: 80, quantity: 80, measure: 'grama', gramsLow: 80, gramsHigh: 80, confidence: 1 }],
})
const choose = (logged: readonly MealRow[], saved: readonly MealRow[], ofTarget: readonly MealRow[] = []) =>
  chooseRepeatable(logged, { today, mealType: 'almoco', ofTarget, saved }).map(
    ({ row, reason }) => `${reason} ${row.id}`,
  )

const usual = ['2026-11-25', '2026-11-24', '2026-11-23'].map((date) => rowOf(date, date, 'taco:182'))
const saved = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at) => rowOf(id, today, `taco:${at + 1}`))
const offered = saved.map(({ id }) => `saved ${id}`)

test('a usual meal with the foods of a saved one that is offered is offered once, by its name', () => {
  expect(choose(usual, [...saved.slice(0, 5), rowOf('named', today, 'taco:182')])).toEqual([
    ...offered.slice(0, 5),
    'saved named',
  ])
})

test('a usual meal stays if the saved one with its foods has no room among those offered', () => {
  expect(choose(usual, [...saved, rowOf('named', today, 'taco:182')])).toEqual([
    'usual 2026-11-25',
    ...offered,
  ])
})

test('foods that the day already has are not offered, whatever meal they were and whether ticked', () => {
  const tick: MealRow = {
    ...rowOf('tick', today, 'taco:182'),
    mealType: 'jantar',
    plannedType: 'jantar',
    source: 'diet_plan',
  }
  expect(choose(usual, [rowOf('named', today, 'taco:182')])).toEqual(['saved named'])
  expect(choose(usual, [rowOf('named', today, 'taco:182')], [tick])).toEqual([])
})
