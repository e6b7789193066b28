import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nothingEaten, nutritionOf, plus, recipesById } from '../menu/drawn-up-week.ts'
import { isMainMeal, isSafe, isSafeServing } from '../menu/eligibility.ts'
import { planPlainWeek } from '../menu/plan-week.ts'
import type { MenuRequest } from '../menu/request.ts'
import { randomRequest, syntheticLibrary } from '../menu/test-library.ts'
import type { MealType } from '../targets/meal-type.ts'
import { servingsOf, type MenuDay, type WeekMenu } from '../menu/week.ts'
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

/** A scene costs little beside its week: each week serves for several. */
function inWeeks<Scene>(
  scene: fc.Arbitrary<Scene>,
  check: (planned: { request: MenuRequest; week: WeekMenu }, scene: Scene) => void,
): void {
  fc.assert(
    fc.property(fc.nat(500), fc.array(scene, { minLength: 4, maxLength: 4 }), (seed, scenes) => {
      const request = { ...randomRequest(seed, recipes), batches: [] }
      const week = planPlainWeek(request, recipes)
      for (const one of scenes) check({ request, week }, one)
    }),
    { numRuns: 10 },
  )
}

test('a mended day is nearer to its energy and its targets, and breaks no rule', () => {
  const lock = fc.constantFrom<MealType | null>(null, 'lanche_tarde', 'jantar')
  const scene = fc.record({
    position: fc.nat(6),
    extraKcal: fc.integer({ min: -700, max: 1200 }),
    locked: lock,
  })
  inWeeks(scene, ({ request, week }, { position, extraKcal, locked }) => {
    const menu = withLocked(week, locked)
    const day = menu.days[position]!
    const soFar = afterLunch(day, extraKcal)
    const mended = rebalanceDay(menu, soFar, request, recipes, allowed)
    const after = mended.menu.days[position]!
    const off = (one: MenuDay) => Math.abs(totalsAfter(one, soFar).kcal - request.targets[one.dayType].kcal)
    expect(off(after)).toBeLessThanOrEqual(off(day) + 1e-6)
    expect(Math.abs(mended.leftoverKcal)).toBeLessThanOrEqual(Math.abs(mended.overages.kcal) + 1)

    const today = mended.adjustments.filter(({ weekday }) => weekday === day.weekday)
    expect(
      today.filter(({ from, to }) => from.main.recipeId !== to.main.recipeId).length,
    ).toBeLessThanOrEqual(1)
    expect(mended.adjustments.filter(({ mealType }) => mealType === locked)).toEqual([])
    for (const { mealType } of today) expect(soFar.remaining).toContain(mealType)

    for (const { to } of mended.adjustments) {
      for (const { recipeId, portions } of servingsOf(to)) {
        const recipe = byId.get(recipeId)!
        expect(isSafe(recipe, request.exclusions) && isSafeServing(recipe, portions, request)).toBe(true)
      }
    }
    for (const { meals } of mended.menu.days) {
      const eaten = meals
        .flatMap(({ dish }) => (dish ? servingsOf(dish) : []))
        .map(({ recipeId }) => recipeId)
      expect(new Set(eaten).size).toBe(eaten.length)
    }
    const tomorrow = menu.days[position + 1]
    if (!tomorrow) return
    const { kcal } = request.targets[tomorrow.dayType]
    const moved = mended.menu.days[position + 1]!.totals.kcal - tomorrow.totals.kcal
    expect(Math.abs(moved)).toBeLessThanOrEqual(0.1 * kcal + 1e-6)
  })
}, 60_000)

function withLocked(menu: WeekMenu, locked: MealType | null): WeekMenu {
  const days = menu.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) =>
      meal.mealType === locked ? { ...meal, isLocked: meal.dish !== null } : meal,
    ),
  }))
  return { ...menu, days }
}

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
  const locked = withLocked(menu, 'jantar')
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
  expect(Math.abs(moved)).toBeLessThanOrEqual(0.1 * kcal + 1)
})

test('an undereaten day takes nothing from tomorrow when dinner makes up for too much', () => {
  const asked = { ...randomRequest(2, recipes), batches: [] }
  const week = planPlainWeek(asked, recipes)
  const wednesday = week.days[2]!
  const { adjustments, overages, leftoverKcal } = rebalanceDay(
    week,
    afterLunch(wednesday, -362),
    asked,
    recipes,
    allowed,
  )
  expect(overages.kcal).toBeLessThan(0)
  expect(leftoverKcal).toBeGreaterThan(0.02 * asked.targets[wednesday.dayType].kcal)
  expect(adjustments).toMatchObject([{ weekday: wednesday.weekday, mealType: 'jantar' }])
})

test('on Sunday there is no tomorrow left in the week', () => {
  const sunday = menu.days[6]!
  const { adjustments } = rebalanceDay(menu, afterLunch(sunday, 1500), request, recipes, allowed)
  expect(adjustments.every(({ weekday }) => weekday === 0)).toBe(true)
})

test('a mended meal stays a meal and only moves the way the day has to go, tomorrow too', () => {
  const scene = fc.record({
    position: fc.nat(6),
    extraKcal: fc.integer({ min: -900, max: 1800 }),
  })
  inWeeks(scene, ({ request: asked, week }, { position, extraKcal }) => {
    const soFar = afterLunch(week.days[position]!, extraKcal)
    const mended = rebalanceDay(week, soFar, asked, recipes, allowed)
    const isOver = mended.overages.kcal > 0
    const wrong = mended.adjustments.filter(({ weekday, mealType, to, kcalDelta }) => {
      const { dayType } = week.days.find((day) => day.weekday === weekday)!
      const usual = asked.mealShares[mealType] * asked.targets[dayType].kcal
      const { kcal } = nutritionOf(to, byId)
      if (!isOver) return kcalDelta < 0 || kcal > usual * 2
      return kcalDelta > 0 || (isMainMeal(mealType) && kcal < usual * 0.4)
    })
    expect(wrong).toEqual([])
  })
})
