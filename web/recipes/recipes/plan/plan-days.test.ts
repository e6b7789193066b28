import type { Today } from '#contract/day/today.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { expect, test } from 'vitest'
import { offeredDays, offeredMeals } from './plan-days.ts'

test('a recipe may go to the rest of this week, and the next one once planned', () => {
  expect(offeredDays('2026-11-27', false)).toEqual(['2026-11-27', '2026-11-28', '2026-11-29'])
  expect(offeredDays('2026-11-29', false)).toEqual(['2026-11-29'])
  expect(offeredDays('2026-11-29', true).at(-1)).toBe('2026-12-06')
  expect(offeredDays('2026-11-23', true)).toHaveLength(14)
})

const today = {
  date: '2026-11-25',
  planned_meals: [
    { meal_type: 'jantar', name: 'Sopa' },
    { meal_type: 'cafe_manha', name: 'Tapioca' },
    { meal_type: 'almoco', name: 'Feijoada' },
  ],
} as Today
const plan = {
  days: [
    {
      date: '2026-11-26',
      meals: [
        { meal_type: 'almoco', name: 'Moqueca', is_locked: true },
        { meal_type: 'jantar', name: 'Omelete', is_locked: false },
      ],
    },
  ],
} as WeekPlan
const dinnerOrLunch = { meal_types: ['jantar', 'almoco'] as const }

test('only meals suitable for the recipe are offered, with their current dish', () => {
  expect(offeredMeals(dinnerOrLunch, '2026-11-25', today, [null])).toEqual([
    { mealType: 'almoco', current: 'Feijoada', isLocked: false },
    { mealType: 'jantar', current: 'Sopa', isLocked: false },
  ])
  expect(offeredMeals({ meal_types: ['ceia'] }, '2026-11-25', today, [])).toEqual([])
})

test('a planned day lists its meals; an unplanned week only their types', () => {
  expect(offeredMeals(dinnerOrLunch, '2026-11-26', today, [plan, null])).toEqual([
    { mealType: 'almoco', current: 'Moqueca', isLocked: true },
    { mealType: 'jantar', current: 'Omelete', isLocked: false },
  ])
  expect(offeredMeals(dinnerOrLunch, '2026-11-27', today, [undefined]).map(({ current }) => current)).toEqual(
    [null, null],
  )
})
