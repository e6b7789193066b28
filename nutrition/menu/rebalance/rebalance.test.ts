import { expect, test } from 'vitest'
import { nutritionOf } from '../model/build-week.ts'
import { planPlainWeek } from '../week/plan-week.ts'
import { randomRequest } from '../test-library.ts'
import { servingsOf } from '../request/week.ts'
import { dishBefore, type MealChange } from './meal-change.ts'
import { rebalanceDay } from './rebalance.ts'
import { adjustable, after, byId, dayKcal, foodOf, recipes, withLocked } from './test-days.ts'
import { add } from '../../shared/figures/nutrition.ts'
import { undoRebalance } from './undo-rebalance.ts'

const request = { ...randomRequest(8, recipes), batches: [] }
const menu = planPlainWeek(request, recipes)
const monday = menu.days[0]!
const target = request.targets[monday.dayType]
const rebalanceAfterLunch = (extraKcal: number, person = adjustable) =>
  rebalanceDay(menu, after(monday, 'almoco', extraKcal), request, recipes, person)

test('a lunch far over plan makes dinner a little smaller', () => {
  const { isNeeded, adjustments, overages } = rebalanceAfterLunch(700)
  expect(isNeeded).toBe(true)
  expect(overages.kcal).toBeGreaterThan(600)
  expect(adjustments.map(({ mealType }) => mealType)).toEqual(['jantar'])
  const [{ from, to, kcalDelta }] = adjustments as [(typeof adjustments)[0]]
  expect(kcalDelta).toBeLessThan(0)
  expect(nutritionOf(to, byId).kcal).toBeGreaterThanOrEqual(0.7 * nutritionOf(from, byId).kcal)
  expect(servingsOf(to).map(({ recipeId }) => recipeId)).toEqual(
    servingsOf(from).map(({ recipeId }) => recipeId),
  )
})

test('a lunch far under plan makes a later meal a little larger', () => {
  const { adjustments } = rebalanceAfterLunch(-600)
  expect(adjustments.length).toBeGreaterThan(0)
  for (const { from, to } of adjustments) {
    const [before, now] = [nutritionOf(from, byId).kcal, nutritionOf(to, byId).kcal]
    expect(now).toBeGreaterThan(before)
    expect(now).toBeLessThanOrEqual(1.3 * before)
  }
})

test('a huge breakfast takes at most 15 % of the day from the later meals', () => {
  const own = { ...randomRequest(2, recipes), batches: [] }
  const week = planPlainWeek(own, recipes)
  const shares = week.days.map((day) => {
    const soFar = after(day, 'cafe_manha', 2000)
    const { adjustments } = rebalanceDay(week, soFar, own, recipes, { ...adjustable, floorKcal: 0 })
    const corrected = adjustments.reduce((sum, { kcalDelta }) => sum + Math.abs(kcalDelta), 0)
    return corrected / own.targets[day.dayType].kcal
  })
  expect(Math.max(...shares)).toBeLessThanOrEqual(0.15 + 1e-9)
  // Without the limit, the smallest portions of all meals would take more.
  expect(Math.max(...shares)).toBeGreaterThan(0.14)
})

test('a day less than 15 % off its target is not adjusted', () => {
  for (const share of [0.02, 0.1, 0.14, -0.14]) {
    const planned = dayKcal(monday, after(monday, 'almoco', 0))
    const result = rebalanceAfterLunch(share * target.kcal + target.kcal - planned)
    expect(result).toMatchObject({ isNeeded: false, adjustments: [] })
    expect(result.menu).toBe(menu)
  }
  const planned = dayKcal(monday, after(monday, 'almoco', 0))
  expect(rebalanceAfterLunch(0.151 * target.kcal + Math.max(0, target.kcal - planned)).isNeeded).toBe(true)
})

test('a day planned off its target is not adjusted for a small difference from the plan', () => {
  const plan = dayKcal(monday, after(monday, 'almoco', 0))
  const targets = { ...target, kcal: plan / 1.12 }
  const aimingLower = { ...request, targets: { ...request.targets, [monday.dayType]: targets } }
  const isNeeded = (share: number) =>
    rebalanceDay(menu, after(monday, 'almoco', share * targets.kcal), aimingLower, recipes, adjustable)
      .isNeeded
  expect([isNeeded(0.14), isNeeded(0.16)]).toEqual([false, true])
})

test('no day is adjusted before noon', () => {
  const soFar = after(monday, 'cafe_manha', 900)
  const at = (minutesNow: number) =>
    rebalanceDay(menu, { ...soFar, minutesNow }, request, recipes, adjustable)
  expect(at(719)).toMatchObject({ isNeeded: false, adjustments: [] })
  expect(at(719).menu).toBe(menu)
  expect(at(720).isNeeded).toBe(true)
})

test('a day that ends at the floor is not made smaller', () => {
  const kcal = dayKcal(monday, after(monday, 'almoco', 700))
  const { isNeeded, adjustments } = rebalanceAfterLunch(700, { ...adjustable, floorKcal: kcal })
  expect({ isNeeded, adjustments }).toEqual({ isNeeded: true, adjustments: [] })
})

test('without permission to compensate the day stays unchanged', () => {
  const shown = rebalanceAfterLunch(900, { ...adjustable, allowsCompensation: false })
  expect(shown).toMatchObject({ isNeeded: true, isAllowed: false, adjustments: [] })
  expect(shown.menu).toBe(menu)
})

test('a locked dinner stays as it is', () => {
  const soFar = after(monday, 'almoco', 600)
  const { adjustments } = rebalanceDay(withLocked(menu, 'jantar'), soFar, request, recipes, adjustable)
  expect(adjustments.map(({ mealType }) => mealType)).not.toContain('jantar')
})

test('a second large meal does not shrink dinner below 70 % of its first plan', () => {
  const soFar = after(monday, 'cafe_manha', 700)
  const first = rebalanceDay(menu, soFar, request, recipes, adjustable)
  expect(first.adjustments.length).toBeGreaterThan(0)
  let earlier: readonly MealChange[] = first.adjustments
  let week = first.menu
  for (const extra of [300, 300, 300]) {
    const again = { ...soFar, eaten: add(soFar.eaten, foodOf(extra)), earlier }
    const next = rebalanceDay(week, again, request, recipes, adjustable)
    earlier = [...earlier, ...next.adjustments]
    week = next.menu
  }
  for (const { mealType, dish } of week.days[0]!.meals) {
    if (!dish) continue
    const planned = nutritionOf(dishBefore(earlier, mealType, dish), byId)
    expect(nutritionOf(dish, byId).kcal).toBeGreaterThanOrEqual(0.7 * planned.kcal)
  }
})

test('an undo restores dishes and portions and is idempotent', () => {
  const { adjustments, menu: adjusted } = rebalanceAfterLunch(700)
  const menuContext = { request, recipes }
  const undone = undoRebalance(adjusted, monday.weekday, adjustments, [], menuContext)
  expect(undone.restored).toHaveLength(adjustments.length)
  expect(undone.menu.hash).toBe(menu.hash)
  const again = undoRebalance(undone.menu, monday.weekday, adjustments, [], menuContext)
  expect(again.restored).toEqual([])
  expect(again.menu).toBe(undone.menu)
})

test('an undo skips a dinner that was eaten, locked or changed by hand', () => {
  const { adjustments, menu: adjusted } = rebalanceAfterLunch(700)
  const menuContext = { request, recipes }
  const restored = (week: typeof menu, eaten: readonly 'jantar'[] = []) =>
    undoRebalance(week, monday.weekday, adjustments, eaten, menuContext).restored
  expect(restored(adjusted, ['jantar'])).toEqual([])
  expect(restored(withLocked(adjusted, 'jantar'))).toEqual([])
  const byHand = adjusted.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) =>
      meal.mealType === 'jantar' ? { ...meal, dish: menu.days[1]!.meals.at(-1)!.dish } : meal,
    ),
  }))
  expect(restored({ ...adjusted, days: byHand })).toEqual([])
})
