import { expect, test } from 'vitest'
import type { MenuRequest } from '../request/request.ts'
import type { Dish, MealPlace, PlannedMeal, WeekMenu } from '../request/week.ts'
import { weekdaysFromMonday } from '../../shared/calendar/days.ts'
import { noNutrition } from '../../shared/figures/nutrition.ts'
import { randomRequest, syntheticLibrary } from '../test-library.ts'
import { brokenWishes, minutesOfDays, type EditedMeal } from './broken-wishes.ts'

const [sample] = syntheticLibrary(320, 1)
const neutral = { ...sample!, holds: [], allergens: [], foodRules: [], isRegional: false }
const recipes = [
  { ...neutral, id: 'stew', equipment: ['Fogão' as const], preparationMin: 10, cookingMin: 30, keepsDays: 1 },
  { ...neutral, id: 'roast', equipment: [], preparationMin: 10, cookingMin: 50, keepsDays: 1 },
  { ...neutral, id: 'toast', equipment: [], preparationMin: 5, cookingMin: 0, keepsDays: 1 },
  { ...neutral, id: 'rice', equipment: [], preparationMin: 5, cookingMin: 30, keepsDays: 3 },
]
const plain: MenuRequest = {
  ...randomRequest(7, recipes),
  equipment: [],
  dislikes: [],
  favoriteRecipeIds: [],
  favoriteFoods: [],
  mayRelax: [],
  constraints: [],
  cookTimeMin: 90,
}

type Lunches = Partial<Record<(typeof weekdaysFromMonday)[number], readonly [main: string, base?: string]>>

/** Returns a week with these lunches. */
function weekOf(lunches: Lunches, more: Partial<WeekMenu> = {}): WeekMenu {
  const serving = (recipeId: string) => ({ recipeId, portions: 1 })
  const dishOf = ([main, base]: readonly [string, string?]): Dish => ({
    main: serving(main),
    base: base === undefined ? null : serving(base),
    side: null,
  })
  return {
    days: weekdaysFromMonday.map((weekday) => {
      const lunch = lunches[weekday]
      const meal: PlannedMeal = {
        mealType: 'almoco',
        kind: lunch ? 'cooked' : 'open',
        dish: lunch ? dishOf(lunch) : null,
        isLocked: false,
        batch: null,
      }
      return { weekday, dayType: 'rest', meals: [meal], totals: noNutrition }
    }),
    relaxations: [],
    explanation: { targetsMet: [], avoided: [], relaxed: [], suggestions: [], asks: [] },
    cost: 0,
    hash: '',
    ...more,
  }
}

const monday: MealPlace = { weekday: 1, mealType: 'almoco' }
const tuesday: MealPlace = { weekday: 2, mealType: 'almoco' }
const exchanged: readonly EditedMeal[] = [
  { place: tuesday, from: monday },
  { place: monday, from: tuesday },
]

/** Returns the kinds of wishes that an exchange of the lunches of Monday and Tuesday breaks. */
function brokenByMove(request: Partial<MenuRequest>, [first, second]: readonly [string, string]) {
  const wishes = brokenWishes(
    weekOf({ 1: [first], 2: [second] }),
    weekOf({ 1: [second], 2: [first] }).days,
    exchanged,
    { request: { ...plain, ...request }, recipes },
  )
  return wishes.map(({ kind, place }) => `${kind} ${place.weekday}`)
}

test('a moved dish breaks only wishes that its former place did not have', () => {
  const noStove = { kind: 'without_equipment', equipment: 'Fogão' } as const
  const onTuesday = { weekdays: [2], mealTypes: 'all' } as const
  expect(brokenByMove({ constraints: [noStove] }, ['stew', 'toast'])).toEqual([])
  expect(brokenByMove({ constraints: [{ ...noStove, within: onTuesday }] }, ['stew', 'toast'])).toEqual([
    'equipment 2',
  ])
  expect(brokenByMove({ cookTimeMin: 20 }, ['stew', 'toast'])).toEqual([])
  const hurried = { kind: 'max_minutes', minutes: 20, weekdays: [2] } as const
  expect(brokenByMove({ constraints: [hurried] }, ['stew', 'toast'])).toEqual(['minutes 2'])
  // The slower dish came from a day with the same limit, but Tuesday was never above its own.
  expect(brokenByMove({ constraints: [{ ...hurried, weekdays: [1, 2] }] }, ['stew', 'roast'])).toEqual([])
})

test('a dish that stays in its meal breaks nothing, and one chosen for it is only judged by its food and stove', () => {
  const request = {
    ...plain,
    cookTimeMin: 20,
    constraints: [{ kind: 'without_equipment', equipment: 'Fogão' }],
  }
  const menuContext = { request: request as MenuRequest, recipes }
  const chosen = [{ place: monday, from: null }]
  const wishes = (before: WeekMenu, after: WeekMenu) =>
    brokenWishes(before, after.days, chosen, menuContext).map(({ kind }) => kind)
  expect(wishes(weekOf({ 1: ['stew'] }), weekOf({ 1: ['stew', 'rice'] }))).toEqual([])
  expect(wishes(weekOf({ 1: ['toast'] }), weekOf({ 1: ['stew'] }))).toEqual(['equipment'])
  expect(wishes(weekOf({ 1: ['toast'] }), weekOf({ 1: ['roast'] }))).toEqual([])
})

test('relaxed minutes of the menu are accepted, and a refusal names the stricter limit', () => {
  const relaxations = [{ step: 'time_15' as const, text: '' }]
  const request = {
    ...plain,
    constraints: [{ kind: 'max_minutes' as const, minutes: 30, weekdays: [2 as const] }],
  }
  const move = (main: string) =>
    brokenWishes(
      weekOf({ 1: [main], 2: ['toast'] }, { relaxations }),
      weekOf({ 1: ['toast'], 2: [main] }).days,
      exchanged,
      { request, recipes },
    )
  expect(move('stew')).toEqual([])
  expect(move('roast')).toEqual([{ kind: 'minutes', place: tuesday, minutes: 60, maxMinutes: 30 }])
})

test('a base of the days before the menu saves no minutes', () => {
  const week = weekOf({ 1: ['toast', 'rice'], 2: ['toast', 'rice'] })
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  expect([minutesOfDays(week.days, byId, {}), minutesOfDays(week.days, byId, { cooksFrom: 2 })]).toEqual([
    40 + 10,
    40 + 40,
  ])
  const hurried = { kind: 'max_minutes' as const, minutes: 15, weekdays: [2 as const] }
  const edit = (before: WeekMenu) =>
    brokenWishes(
      before,
      weekOf({ 1: ['toast'], 2: ['toast', 'rice'] }).days,
      [{ place: monday, from: null }],
      {
        request: { ...plain, constraints: [hurried] },
        recipes,
      },
    ).map(({ kind }) => kind)
  expect(edit(week)).toEqual(['minutes'])
  expect(edit({ ...week, cooksFrom: 2 })).toEqual([])
})
