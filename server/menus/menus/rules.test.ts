import { weekdaysFromMonday } from '#nutrition/shared/calendar/days.ts'
import { noNutrition } from '#nutrition/shared/figures/nutrition.ts'
import type { WeekMenu } from '#nutrition/menu/request/week.ts'
import { expect, test } from 'vitest'
import { keepPastMeals, sinceFirstMenu } from './rules.ts'

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

test('a menu that begins during the week reheats nothing that was cooked for another menu', () => {
  const monday = '2026-03-09'
  const lived = { weekStart: monday, today: '2026-03-11', ticked: new Map() }
  expect(keepPastMeals(batchWeek('new'), batchWeek('former'), lived).cooksFrom).toBe(3)
  const onSunday = { ...lived, today: '2026-03-15' }
  const again = keepPastMeals(batchWeek('new'), batchWeek('former'), onSunday)
  expect(again.cooksFrom).toBe(0)
  expect(sinceFirstMenu(again, monday, '2026-03-11').cooksFrom).toBe(0)
  expect(
    keepPastMeals(batchWeek('new'), batchWeek('former'), { ...lived, today: monday }),
  ).not.toHaveProperty('cooksFrom')
})

test('days before the first menu cook nothing for the others', () => {
  const monday = '2026-03-09'
  const first = sinceFirstMenu(batchWeek('new'), monday, '2026-03-11')
  expect(first.cooksFrom).toBe(3)
  expect(first.days.map(({ meals }) => meals[0]?.batch)).toEqual([null, null, 1, 1, 1, 1, 1])
  expect(sinceFirstMenu(batchWeek('new'), monday, monday)).toEqual(batchWeek('new'))
  expect(sinceFirstMenu(batchWeek('new'), monday, '2026-03-04')).toEqual(batchWeek('new'))
  expect(sinceFirstMenu(batchWeek('new'), monday, null)).toEqual(batchWeek('new'))
})

test('a menu of another week reheats as it was cooked', () => {
  const later = { weekStart: '2026-03-09', today: '2026-03-18', ticked: new Map() }
  expect(keepPastMeals(batchWeek('new'), batchWeek('former'), later)).not.toHaveProperty('cooksFrom')
})

test('a new menu keeps ticked and locked meals, with the own recipes that they hold', () => {
  const ticked = new Map([['2026-03-12', ['almoco' as const]]])
  const lived = { weekStart: '2026-03-09', today: '2026-03-11', ticked }
  const own = (id: string) => ({
    id,
    name: id,
    lines: [],
    steps: [],
    portions: 1,
    finalGrams: null,
    menu: null,
  })
  const locked = [
    { weekday: 6 as const, mealType: 'almoco' as const, dish: batchWeek('former').days[5]!.meals[0]!.dish! },
  ]
  const kept = keepPastMeals(
    { ...batchWeek('new'), ownRecipes: [own('new')] },
    { ...batchWeek('former'), ownRecipes: [own('former'), own('of no meal')] },
    { ...lived, locked },
  )
  expect(kept.days.map(({ meals }) => meals[0]?.dish?.main.recipeId)).toEqual([
    'former',
    'former',
    'new',
    'former',
    'new',
    'former',
    'new',
  ])
  expect(kept.ownRecipes?.map(({ id }) => id).toSorted()).toEqual(['former', 'new'])
})
