import type { MenuDay, PlannedMeal } from '#nutrition/menu/request/week.ts'
import { nutritionOf } from '#nutrition/menu/model/build-week.ts'
import { ownMealMinutes } from '#nutrition/targets/meal-times.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { expect, test } from 'vitest'
import { libraryWith } from '../../menus/planner/rules.ts'
import type { PlannedDay } from '../../menus/planned-days/service.ts'
import { partsFromChoices, type MealRow } from '../meals/rules.ts'
import { beyondPlan, causeOf, type EatenDay, soFarOf } from './eaten-day.ts'

const date = '2026-03-11'
const mealMinutes = ownMealMinutes(4, [])
const times = { mealMinutes, timezone: 'UTC' }
const plannedMeal = (mealType: MealType): PlannedMeal => ({
  mealType,
  kind: 'cooked',
  dish: { main: { recipeId: 'carne-de-panela', portions: 1 }, base: null, side: null },
  isLocked: false,
  batch: null,
})
const types: readonly MealType[] = ['cafe_manha', 'almoco', 'lanche_tarde', 'jantar']
const plan = { weekday: 3, dayType: 'rest', meals: types.map(plannedMeal) } as unknown as MenuDay
const targets = { kcal: 2000, protein_g: 120, carb_g: 220, fat_g: 70, fiber_g: 30 }
const request = {
  targets: { rest: targets, training: targets },
  mealShares: { cafe_manha: 0.25, lanche_manha: 0, almoco: 0.4, lanche_tarde: 0.1, jantar: 0.25, ceia: 0 },
  sodiumMgMax: 2000,
  saturatedMaxPercent: 10,
  hasHypertension: false,
  fiberMaxG: 50,
}
const menuContext = { request, library: libraryWith() }
const counted = { day: plan, menuContext }
const lunchOut = {
  menuContext,
  day: {
    ...plan,
    meals: plan.meals.map((meal) =>
      meal.mealType === 'almoco' ? { ...meal, kind: 'away' as const, dish: null } : meal,
    ),
  },
}
const plannedKcal = nutritionOf(plan.meals[0]!.dish!, libraryWith()).kcal

/** A plate of rice of about this energy, eaten at this hour. */
function plate(id: string, mealType: MealType, kcal: number, hour = 12): MealRow {
  return {
    id,
    date,
    mealType,
    source: 'manual',
    scanId: null,
    plannedType: null,
    eatenAt: new Date(Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000),
    parts: partsFromChoices([{ food_id: 'taco:3', grams: kcal / 1.28 }], new Map()),
  }
}

const dayOf = (
  meals: readonly MealRow[],
  accepted: readonly string[] = [],
  loggedMealIds: readonly string[] = [],
): EatenDay => ({
  date,
  meals,
  record: null,
  planned: {
    day: plan,
    ownRecipes: [],
    rebalances: accepted.map((mealId) => ({ mealId, date, adjustments: [], loggedMealIds, isUndone: false })),
  } as unknown as PlannedDay,
})

const remainingAt = (meals: readonly MealRow[], minutesNow: number) =>
  soFarOf(dayOf(meals), counted, { minutesNow, times }).remaining

test('meals to come are those after the last one eaten, until 90 minutes after they were due', () => {
  const lunch = [plate('lunch', 'almoco', 900)]
  expect(remainingAt(lunch, 13 * 60)).toEqual(['lanche_tarde', 'jantar'])
  const snackOver = mealMinutes.lanche_tarde + 91
  expect(remainingAt(lunch, snackOver)).toEqual(['jantar'])
  expect(remainingAt(lunch, snackOver - 1)).toEqual(['lanche_tarde', 'jantar'])
  expect(remainingAt([...lunch, plate('dinner', 'jantar', 500)], 13 * 60)).toEqual([])
})

test('a planned meal that is over without a tick counts as eaten', () => {
  const { eaten } = soFarOf(dayOf([plate('lunch', 'almoco', 900)]), counted, {
    minutesNow: mealMinutes.lanche_tarde + 91,
    times,
  })
  expect(Math.abs(eaten.kcal - (900 + 2 * plannedKcal))).toBeLessThan(10)
})

test('a lunch away that is over without a log counts as its share of the target', () => {
  const breakfast = [plate('breakfast', 'cafe_manha', 400, 8)]
  const at = (minutesNow: number) => soFarOf(dayOf(breakfast), lunchOut, { minutesNow, times })
  expect(at(mealMinutes.almoco + 90).remaining).toContain('almoco')
  const over = at(mealMinutes.almoco + 91)
  expect(over.remaining).toEqual(['lanche_tarde', 'jantar'])
  expect(Math.abs(over.eaten.kcal - (400 + 800))).toBeLessThan(10)
})

test('a plate logged for a lunch away deviates from its share of the target', () => {
  const lunch = plate('lunch', 'almoco', 1000)
  const day = dayOf([plate('breakfast', 'cafe_manha', plannedKcal + 300, 8), lunch])
  expect(causeOf(day, lunchOut, { isOver: true, times })?.id).toBe('breakfast')
  expect(Math.abs(beyondPlan(dayOf([lunch]), lunchOut, times)!.kcal - 200)).toBeLessThan(10)
})

test('the cause is the meal that deviates most from its plan in the direction of the day', () => {
  const day = dayOf([
    plate('breakfast', 'cafe_manha', plannedKcal + 300, 8),
    plate('lunch', 'almoco', plannedKcal + 600, 12),
    plate('snack', 'lanche_tarde', plannedKcal - 200, 16),
  ])
  expect([
    causeOf(day, counted, { isOver: true, times })?.id,
    causeOf(day, counted, { isOver: false, times })?.id,
  ]).toEqual(['lunch', 'snack'])
})

test('two plates of one meal share its plan', () => {
  const day = dayOf([
    plate('breakfast', 'cafe_manha', plannedKcal + 100, 8),
    plate('lunch', 'almoco', plannedKcal, 12),
    plate('dessert', 'almoco', 200, 13),
  ])
  expect(causeOf(day, counted, { isOver: true, times })?.id).toBe('lunch')
})

test('a meal eaten before the last accepted rebalance causes no further one', () => {
  const meals = [plate('breakfast', 'cafe_manha', 2000, 8), plate('lunch', 'almoco', 1500, 12)]
  expect(causeOf(dayOf(meals, ['lunch']), counted, { isOver: true, times })).toBeNull()
  const later = [...meals, plate('snack', 'lanche_tarde', 800, 16)]
  expect(causeOf(dayOf(later, ['lunch']), counted, { isOver: true, times })?.id).toBe('snack')
})

test('a meal that was logged when a rebalance was accepted causes no further one, even if eaten later', () => {
  const meals = [plate('lunch', 'almoco', 2000, 12), plate('snack', 'lanche_tarde', 1500, 16)]
  const logged = ['lunch', 'snack']
  expect(causeOf(dayOf(meals, ['lunch'], logged), counted, { isOver: true, times })).toBeNull()
  const later = [...meals, plate('dessert', 'lanche_tarde', 800, 17)]
  expect(causeOf(dayOf(later, ['lunch'], logged), counted, { isOver: true, times })?.id).toBe('dessert')
})

test('with a night shift, the meals to come are those after the dinner of 3 h', () => {
  const nightShift = { mealMinutes: ownMealMinutes(4, [660, 960, 1260, 180]), timezone: 'UTC' }
  const dinner = plate('dinner', 'jantar', 500, 3)
  const { eaten, remaining } = soFarOf(dayOf([dinner]), counted, { minutesNow: 4 * 60, times: nightShift })
  expect(remaining).toEqual(['cafe_manha', 'almoco', 'lanche_tarde'])
  expect(Math.abs(eaten.kcal - 500)).toBeLessThan(10)
})

test('a dinner in the small hours adds to the day and leaves its planned meals to come', () => {
  const dinner = plate('dinner', 'jantar', 500, 2)
  const { eaten, remaining } = soFarOf(dayOf([dinner]), counted, { minutesNow: 7 * 60, times })
  expect(remaining).toEqual(types)
  expect(Math.abs(eaten.kcal - 500)).toBeLessThan(10)
  expect(Math.abs(beyondPlan(dayOf([dinner]), counted, times)!.kcal - 500)).toBeLessThan(10)
  const evening = plate('evening', 'jantar', plannedKcal + 300, 19)
  expect(causeOf(dayOf([dinner, evening]), counted, { isOver: true, times })?.id).toBe('dinner')
})
