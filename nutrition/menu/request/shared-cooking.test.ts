import { expect, test } from 'vitest'
import { type Weekday, weekdaysFromMonday } from '../../shared/calendar/days.ts'
import { SharedCooking } from './shared-cooking.ts'
import type { PlannedMeal, WeekMenu } from './week.ts'

const recipes = new Map([
  ['rice', { keepsDays: 3, preparationMin: 5, cookingMin: 18 }],
  ['quick rice', { keepsDays: 3, preparationMin: 1, cookingMin: 4 }],
  ['fresh rice', { keepsDays: 1, preparationMin: 5, cookingMin: 18 }],
  ['stew', { keepsDays: 3, preparationMin: 10, cookingMin: 30 }],
])

/** Returns the cooking of a week whose lunches on these weekdays have these bases and batches. */
function cookingOf(
  lunches: Partial<Record<Weekday, { main?: string; base?: string; batch?: number }>>,
  menu: Pick<WeekMenu, 'cooksFrom'> = {},
): SharedCooking {
  const mealsOn = (weekday: Weekday): PlannedMeal[] => {
    const lunch = lunches[weekday]
    if (!lunch) return []
    const base = lunch.base === undefined ? null : { recipeId: lunch.base, portions: 1 }
    return [
      {
        mealType: 'almoco',
        kind: 'cooked',
        dish: { main: { recipeId: lunch.main ?? 'stew', portions: 1 }, base, side: null },
        isLocked: false,
        batch: lunch.batch ?? null,
      },
    ]
  }
  return new SharedCooking(
    weekdaysFromMonday.map((weekday) => ({ weekday, meals: mealsOn(weekday) })),
    recipes,
    menu,
  )
}

const basesOf = (cooking: SharedCooking) =>
  weekdaysFromMonday.map((weekday) => cooking.weekdaysOf({ weekday, mealType: 'almoco', part: 'base' }))

test('an equal base is cooked once for the days on which it keeps', () => {
  const cooking = cookingOf({
    1: { base: 'rice' },
    3: { base: 'rice' },
    4: { base: 'rice' },
    5: { base: 'rice' },
  })
  expect(basesOf(cooking)).toEqual([[1, 3], null, [1, 3], [4, 5], [4, 5], null, null])
  const portionsOn = (weekday: Weekday) => cooking.portionsOf({ weekday, mealType: 'almoco', part: 'base' })
  expect([portionsOn(1), portionsOn(2), portionsOn(3)]).toEqual([2, null, 2])
  expect(cooking.reheatedOf(1, 'almoco')).toEqual(new Set())
  expect(cooking.reheatedOf(3, 'almoco')).toEqual(new Set(['base']))
})

test('a base that is quick, does not keep or has no earlier day is cooked for its meal', () => {
  const quick = { base: 'quick rice' }
  expect(basesOf(cookingOf({ 1: quick, 2: quick })).filter(Boolean)).toEqual([])
  const fresh = { base: 'fresh rice' }
  expect(basesOf(cookingOf({ 1: fresh, 2: fresh })).filter(Boolean)).toEqual([])
  // Sunday is the last day of a week, so its rice is not that of the Monday before.
  expect(basesOf(cookingOf({ 1: { base: 'rice' }, 0: { base: 'rice' } })).filter(Boolean)).toEqual([])
})

test('the first lunch of a batch cooks the main, and a lunch outside the batch cooks its own', () => {
  const cooking = cookingOf({ 1: {}, 2: { batch: 0 }, 3: { batch: 0 } })
  const mainsOf = (weekday: Weekday) => cooking.weekdaysOf({ weekday, mealType: 'almoco', part: 'main' })
  expect([mainsOf(1), mainsOf(2), mainsOf(3)]).toEqual([null, [2, 3], [2, 3]])
  expect(cooking.reheatedOf(2, 'almoco')).toEqual(new Set())
  expect(cooking.reheatedOf(3, 'almoco')).toEqual(new Set(['main']))
})

test('two dishes of one batch are two cookings', () => {
  const cooking = cookingOf({ 1: { batch: 0 }, 2: { batch: 0, main: 'rice' }, 3: { batch: 0 } })
  const mainsOf = (weekday: Weekday) => cooking.weekdaysOf({ weekday, mealType: 'almoco', part: 'main' })
  expect([mainsOf(1), mainsOf(2), mainsOf(3)]).toEqual([[1, 3], null, [1, 3]])
})

test('a base of the days before the menu is not cooked for the days of the menu', () => {
  const rice = { base: 'rice' }
  const cooking = cookingOf({ 1: rice, 2: rice, 3: rice, 4: rice }, { cooksFrom: 3 })
  expect(basesOf(cooking)).toEqual([[1, 2], [1, 2], [3, 4], [3, 4], null, null, null])
  // Sunday is the last day of the week.
  expect(basesOf(cookingOf({ 6: rice, 0: rice }, { cooksFrom: 0 })).filter(Boolean)).toEqual([])
})
