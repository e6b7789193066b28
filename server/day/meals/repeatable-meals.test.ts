import { expect, test } from 'vitest'
import type { MealType } from '#nutrition/targets/meal-type.ts'
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
const withFoods = (row: MealRow, foodIds: readonly string[]): MealRow => ({
  ...row,
  parts: row.parts.flatMap((part) => foodIds.map((foodId) => ({ ...part, foodId }))),
})
const choose = (logged: readonly MealRow[], saved: readonly MealRow[], ofTarget: readonly MealRow[] = []) =>
  chooseRepeatable(logged, { today, mealType: 'almoco', target: today, ofTarget, saved }).map(
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

test('what the day already has is offered only as the leftovers of a main meal, or a single food at another meal', () => {
  const before = usual.map((row) => withFoods(row, ['taco:182', 'taco:3']))
  const had = (mealType: MealType, foodIds = ['taco:182', 'taco:3']): MealRow => ({
    ...withFoods(rowOf('had', today, 'taco:182'), foodIds),
    mealType,
    plannedType: mealType,
    source: 'diet_plan',
  })
  expect(choose(before, [])).toEqual(['usual 2026-11-25'])
  expect(choose(before, [], [had('almoco')])).toEqual([])
  expect(choose(before, [], [had('cafe_manha')])).toEqual([])
  expect(choose(before, [], [had('jantar')])).toEqual(['usual 2026-11-25'])
  expect(choose(before, [], [had('jantar'), had('almoco')])).toEqual([])
  expect(choose(usual, [], [had('cafe_manha', ['taco:182'])])).toEqual(['usual 2026-11-25'])
  expect(choose(usual, [], [had('almoco', ['taco:182'])])).toEqual([])
})
