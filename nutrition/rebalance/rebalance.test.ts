import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nothingEaten, nutritionOf, plus, recipesById } from '../menu/drawn-up-week.ts'
import { isSafe } from '../menu/eligibility.ts'
import { planPlainWeek } from '../menu/plan-week.ts'
import { randomRequest, syntheticLibrary } from '../menu/test-library.ts'
import { totalsCost } from '../menu/week-rating.ts'
import { servingsOf, type MenuDay } from '../menu/week.ts'
import { rebalanceDay } from './rebalance.ts'

const recipes = syntheticLibrary(320, 1)
const byId = recipesById(recipes)
const allowed = { allowsCompensation: true }

/** Everything up to lunch as planned, and this much more (or less) of everyday food. */
function afterLunch(day: MenuDay, extraKcal: number) {
  const lunch = day.meals.findIndex(({ mealType }) => mealType === 'almoco')
  const eaten = day.meals
    .slice(0, lunch + 1)
    .reduce((sum, { dish }) => (dish ? plus(sum, nutritionOf(dish, byId), 1) : sum), nothingEaten)
  const extra = {
    ...nothingEaten,
    kcal: extraKcal,
    proteinG: (extraKcal * 0.15) / 4,
    carbG: (extraKcal * 0.5) / 4,
    fatG: (extraKcal * 0.35) / 9,
  }
  return {
    weekday: day.weekday,
    eaten: plus(eaten, extra, 1),
    remaining: day.meals.slice(lunch + 1).map(({ mealType }) => mealType),
  }
}

function totalsAfter(day: MenuDay, soFar: ReturnType<typeof afterLunch>) {
  return day.meals
    .filter(({ mealType }) => soFar.remaining.includes(mealType))
    .reduce((sum, { dish }) => (dish ? plus(sum, nutritionOf(dish, byId), 1) : sum), soFar.eaten)
}

test('a mended day is never further from its targets, and nothing unsafe comes in', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(6), fc.integer({ min: -700, max: 1200 }), (seed, position, extraKcal) => {
      const request = { ...randomRequest(seed, recipes), batches: [] }
      const menu = planPlainWeek(request, recipes)
      const day = menu.days[position]!
      const soFar = afterLunch(day, extraKcal)
      const mended = rebalanceDay(menu, soFar, request, recipes, allowed)
      const after = mended.menu.days[position]!
      const cost = (one: MenuDay) => totalsCost(totalsAfter(one, soFar), one.dayType, request)
      expect(cost(after)).toBeLessThanOrEqual(cost(day) + 1e-6)
      expect(Math.abs(mended.leftoverKcal)).toBeLessThanOrEqual(Math.abs(mended.overages.kcal) + 1)
      for (const { to } of mended.adjustments) {
        for (const { recipeId } of servingsOf(to)) {
          expect(isSafe(byId.get(recipeId)!, request.exclusions)).toBe(true)
        }
      }
      for (const one of mended.menu.days) {
        const eaten = one.meals
          .flatMap(({ dish }) => (dish ? servingsOf(dish) : []))
          .map(({ recipeId }) => recipeId)
        expect(new Set(eaten).size).toBe(eaten.length)
      }
    }),
    { numRuns: 40 },
  )
}, 30_000)

const request = { ...randomRequest(7, recipes), batches: [] }
const menu = planPlainWeek(request, recipes)
const monday = menu.days[0]!

test('too much at lunch is taken from what is still to come', () => {
  const { isNeeded, adjustments, overages } = rebalanceDay(
    menu,
    afterLunch(monday, 400),
    request,
    recipes,
    allowed,
  )
  expect(isNeeded).toBe(true)
  expect(overages.kcal).toBeGreaterThan(300)
  const today = adjustments.filter(({ weekday }) => weekday === monday.weekday)
  expect(today.reduce((sum, { kcalDelta }) => sum + kcalDelta, 0)).toBeLessThan(-200)
  expect(today.map(({ mealType }) => mealType)).not.toContain('almoco')
})

test('too little is made up for, too', () => {
  const { adjustments } = rebalanceDay(menu, afterLunch(monday, -400), request, recipes, allowed)
  expect(adjustments.reduce((sum, { kcalDelta }) => sum + kcalDelta, 0)).toBeGreaterThan(200)
})

test('a small difference changes nothing', () => {
  const {
    isNeeded,
    adjustments,
    menu: after,
  } = rebalanceDay(menu, afterLunch(monday, 20), request, recipes, allowed)
  expect(isNeeded).toBe(false)
  expect(adjustments).toEqual([])
  expect(after).toBe(menu)
})

test('who must not compensate sees the day and no change', () => {
  const shown = rebalanceDay(menu, afterLunch(monday, 900), request, recipes, { allowsCompensation: false })
  expect(shown).toMatchObject({ isNeeded: true, isAllowed: false, adjustments: [] })
  expect(shown.menu).toBe(menu)
})

test('a locked dinner stays as it is', () => {
  const locked = {
    ...menu,
    days: menu.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => (meal.mealType === 'jantar' ? { ...meal, isLocked: true } : meal)),
    })),
  }
  const { adjustments } = rebalanceDay(locked, afterLunch(monday, 600), request, recipes, allowed)
  expect(adjustments.map(({ mealType }) => mealType)).not.toContain('jantar')
})

test('tomorrow only changes in portions, and by no more than a tenth', () => {
  const { adjustments } = rebalanceDay(menu, afterLunch(monday, 1500), request, recipes, allowed)
  const tomorrow = adjustments.filter(({ weekday }) => weekday === menu.days[1]!.weekday)
  expect(tomorrow.length).toBeGreaterThan(0)
  for (const { from, to } of tomorrow) {
    expect(servingsOf(to).map(({ recipeId }) => recipeId)).toEqual(
      servingsOf(from).map(({ recipeId }) => recipeId),
    )
  }
  const moved = tomorrow.reduce((sum, { kcalDelta }) => sum + kcalDelta, 0)
  const { kcal } = request.targets[menu.days[1]!.dayType]
  expect(Math.abs(moved)).toBeLessThanOrEqual(0.1 * kcal + 0.03 * kcal)
})

test('on Sunday there is no tomorrow left in the week', () => {
  const sunday = menu.days[6]!
  const { adjustments } = rebalanceDay(menu, afterLunch(sunday, 1500), request, recipes, allowed)
  expect(adjustments.every(({ weekday }) => weekday === 0)).toBe(true)
})
