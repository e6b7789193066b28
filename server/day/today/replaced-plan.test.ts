import type { MealType } from '#nutrition/targets/meal-type.ts'
import { expect, test } from 'vitest'
import type { MealRow } from '../meals/rules.ts'
import { eatenTypesOf, mealTimesOf, replacesPlanned } from './replaced-plan.ts'

const usual = mealTimesOf({ mealsPerDay: 4, mealMinutes: [], timezone: 'America/Sao_Paulo' })
const evening = { ...usual, mealMinutes: { ...usual.mealMinutes, jantar: 19 * 60 } }

/** Returns a dinner at a local time of a day. */
function dinner(clock: string, plannedType: MealType | null = null): MealRow {
  return {
    mealType: 'jantar',
    plannedType,
    eatenAt: new Date(`2026-03-11T${clock}:00-03:00`),
  } as MealRow
}

test('a dinner replaces the planned one from eight hours before its time on', () => {
  expect(
    ['00:05', '11:00', '11:01', '23:59'].map((clock) => replacesPlanned(dinner(clock), evening)),
  ).toEqual([false, false, true, true])
})

test('a tick replaces nothing, and closes its planned type too', () => {
  expect(replacesPlanned(dinner('20:00', 'jantar'), evening)).toBe(false)
  expect(eatenTypesOf([dinner('20:00', 'ceia')], evening)).toEqual(new Set(['jantar', 'ceia']))
  expect(eatenTypesOf([dinner('02:00'), dinner('02:00', 'ceia')], evening)).toEqual(
    new Set(['jantar', 'ceia']),
  )
  expect(eatenTypesOf([dinner('02:00')], evening)).toEqual(new Set())
})
