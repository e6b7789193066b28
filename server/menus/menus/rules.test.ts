import { weekdaysFromMonday } from '#nutrition/shared/calendar/days.ts'
import { noNutrition } from '#nutrition/shared/figures/nutrition.ts'
import type { WeekMenu } from '#nutrition/menu/request/week.ts'
import { expect, test } from 'vitest'
import { keepPastMeals } from './rules.ts'

/** Returns a week of lunches with this recipe, all of one batch. */
function batchWeek(recipeId: string): WeekMenu {
  return {
    days: weekdaysFromMonday.map((weekday) => ({
      weekday,
      dayType: 'rest',
      meals: [
        {
          mealType: 'almoco',
          kind: 'cooked',
          dish: { main: { recipeId, portions: 1 }, base: null, side: null },
          isLocked: false,
          batch: 1,
        },
      ],
      totals: noNutrition,
    })),
    relaxations: [],
    explanation: { targetsMet: [], avoided: [], relaxed: [], suggestions: [], asks: [] },
    cost: 0,
    hash: '',
  }
}

test('a batch of kept meals joins no batch of the new menu', () => {
  const lived = { weekStart: '2026-03-09', today: '2026-03-11', ticked: new Map() }
  const { days } = keepPastMeals(batchWeek('new'), batchWeek('former'), lived)
  const lunches = days.flatMap(({ meals }) => meals)
  expect(lunches.map(({ dish }) => dish?.main.recipeId)).toEqual([
    'former',
    'former',
    ...Array.from({ length: 5 }, () => 'new'),
  ])
  const [first, second, ...others] = lunches.map(({ batch }) => batch)
  expect(first).toBe(second)
  expect(new Set(others)).toEqual(new Set([1]))
  expect(others).not.toContain(first)
})
