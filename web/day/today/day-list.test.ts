import { expect, test } from 'vitest'
import type { TodayMeal } from '#contract/day/today.ts'
import { dayLines } from './day-list.ts'
import { mondayWithDiet } from './test-day.ts'

const [lunch] = mondayWithDiet.planned_meals

/** Instant of a clock time in the device's time zone. */
const at = (time: string, date = mondayWithDiet.date) => new Date(`${date}T${time}`).toISOString()

function meal(id: string, change: Partial<TodayMeal> = {}): TodayMeal {
  return {
    id,
    scan_id: null,
    source: 'manual',
    meal_type: 'almoco',
    eaten_at: at('13:00'),
    planned_type: null,
    plate: null,
    calories: 500,
    protein_g: 20,
    foods: [],
    ...change,
  }
}

const day = (scans: TodayMeal[]) => ({ ...mondayWithDiet, plan: { ...mondayWithDiet.plan, scans } })
const shown = (scans: TodayMeal[], ticks = {}) =>
  dayLines(day(scans), ticks).map((line) => (line.kind === 'logged' ? line.meal.id : line.kind))

test('planned and logged meals stand together in the order of their times', () => {
  const breakfast = meal('pao', { meal_type: 'cafe_manha', eaten_at: at('08:00') })
  const afterMidnight = meal('pizza', { meal_type: 'jantar', eaten_at: at('00:30', '2026-03-10') })
  expect(shown([afterMidnight, meal('marmita'), breakfast])).toEqual(['pao', 'planned', 'marmita', 'pizza'])
})

test('a meal of the menu stands at the time when it was eaten', () => {
  const late = meal('bife', { planned_type: 'almoco', eaten_at: at('15:00') })
  expect(shown([late, meal('suco')], { almoco: true })).toEqual(['suco', 'planned'])
  expect(shown([late, meal('suco')], { almoco: false })).toEqual(['planned', 'suco'])
})

test('a ticked meal is listed once, with the meal that its tick is', () => {
  const eaten = meal('bife', { planned_type: 'almoco', source: 'diet_plan' })
  expect(dayLines(day([eaten]), { almoco: true })).toEqual([
    { kind: 'planned', meal: lunch, eaten, isTicked: true, isReplaced: false },
  ])
  expect(dayLines(day([]), { almoco: true })).toEqual([
    { kind: 'planned', meal: lunch, eaten: null, isTicked: true, isReplaced: false },
  ])
})

test('a ticked meal that left the menu stays in the day', () => {
  const today = { ...day([meal('bife', { planned_type: 'almoco' })]), planned_meals: [] }
  expect(dayLines(today, {}).map(({ kind }) => kind)).toEqual(['logged'])
})

test('another meal of the same type replaces a planned meal, unless that is eaten too', () => {
  const snack = { ...lunch!, meal_type: 'lanche_manha' as const }
  const today = { ...day([meal('marmita')]), planned_meals: [snack, { ...lunch!, logged: true }] }
  const replaced = (ticks = {}) =>
    dayLines(today, ticks).flatMap((line) =>
      line.kind === 'planned' && line.isReplaced ? line.meal.meal_type : [],
    )
  expect(replaced()).toEqual(['almoco'])
  expect(replaced({ almoco: true })).toEqual([])
})

test('a planned meal whose dish was logged by itself is listed once', () => {
  const food = { name: 'Baião', group: 'arroz' as const, grams: 300, calories: 500, protein: 20 }
  const listed = (foodId: string, change: Partial<TodayMeal> = {}, ticks = {}) => {
    const scans = [meal('baiao', { foods: [{ ...food, food_id: foodId }], ...change })]
    const planned = { ...lunch!, logged: true }
    return dayLines({ ...day(scans), planned_meals: [planned] }, ticks).map(({ kind }) => kind)
  }
  const own = `recipe:${lunch!.recipe_id}`
  expect(listed(own)).toEqual(['logged'])
  expect(listed('recipe:another')).toEqual(['planned', 'logged'])
  expect(listed(own, { meal_type: 'jantar' })).toEqual(['planned', 'logged'])
  expect(listed(own, { planned_type: 'almoco' }, { almoco: true })).toEqual(['planned'])
})
