import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, noNutrition } from '../../shared/figures/nutrition.ts'
import { nutritionOf } from '../model/build-week.ts'
import { isMainMeal, isSafe, isSafeServing } from '../request/eligibility.ts'
import { planPlainWeek } from '../week/plan-week.ts'
import type { MenuRequest } from '../request/request.ts'
import { randomRequest } from '../test-library.ts'
import { servingsOf, type Dish, type MenuDay, type Serving, type WeekMenu } from '../request/week.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { isSameDish, type MealChange } from './meal-change.ts'
import type { DaySoFar } from './day-expectation.ts'
import { rebalanceDay } from './rebalance.ts'
import { byId, dayKcal, foodOf, recipes, withLocked } from './test-days.ts'
import { undoRebalance } from './undo-rebalance.ts'

/** Number of random days; set `PROPERTY_RUNS=10000` for a long run. */
const days = Number(process.env['PROPERTY_RUNS'] ?? 200)
const daysPerWeek = 25
const epsilon = 1e-6
/** Copies of the values in `rebalanceRules`, so that a changed rule fails this test. */
const [startsAtShare, totalShare, leastOfMeal, mostOfMeal, noon] = [0.15, 0.15, 0.7, 1.3, 12 * 60]

/**
 * A random day. `deviations`: for each meal, the energy eaten beyond the plan as a share of the day's target, or `null`
 * when the meal is eaten as planned.
 */
interface Scenario {
  readonly position: number
  readonly deviations: readonly (number | null)[]
  readonly locked: MealType | null
  readonly floorShare: number
  /** Time of the first meal, local minutes after midnight; the other meals follow at intervals of two hours. */
  readonly startsAt: number
}

/** Generates shares from `min` to `max` percent, uniformly distributed; `fc.double` prefers very small numbers. */
const percent = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100)

const scenarioArbitrary: fc.Arbitrary<Scenario> = fc.record({
  position: fc.nat(6),
  deviations: fc.array(fc.option(percent(-30, 90), { freq: 2 }), {
    minLength: 4,
    maxLength: 6,
  }),
  locked: fc.option(fc.constantFrom<MealType>('almoco', 'lanche_tarde', 'jantar'), { freq: 4 }),
  floorShare: percent(60, 130),
  startsAt: fc.integer({ min: 4 * 60, max: 14 * 60 }),
})

interface Step {
  readonly soFar: DaySoFar
  readonly before: WeekMenu
  readonly result: ReturnType<typeof rebalanceDay>
}

/** Simulates a day meal by meal, with a rebalance after each off-plan meal. */
function simulateDay(
  week: WeekMenu,
  request: MenuRequest,
  { position, deviations, floorShare, startsAt }: Scenario,
): Step[] {
  const { weekday, dayType } = week.days[position]!
  const target = request.targets[dayType].kcal
  const steps: Step[] = []
  const earlier: MealChange[] = []
  let menu = week
  let eaten = noNutrition
  for (const [at, { mealType }] of week.days[position]!.meals.entries()) {
    const { meals } = menu.days[position]!
    const { dish } = meals[at]!
    const planned = dish ? nutritionOf(dish, byId) : noNutrition
    const deviation = deviations[at] ?? null
    eaten = add(eaten, planned)
    if (deviation === null) continue
    eaten = add(eaten, foodOf(Math.max(deviation * target, -planned.kcal)))
    const remaining = meals.slice(meals.findIndex((meal) => meal.mealType === mealType) + 1)
    const soFar = {
      weekday,
      minutesNow: Math.min(startsAt + at * 120, 24 * 60 - 1),
      eaten,
      remaining: remaining.map((meal) => meal.mealType),
      earlier: [...earlier],
    }
    const person = { allowsCompensation: true, floorKcal: floorShare * target }
    const result = rebalanceDay(menu, soFar, request, recipes, person)
    steps.push({ soFar, before: menu, result })
    earlier.push(...result.adjustments)
    menu = result.menu
  }
  return steps
}

/** Checks random days in planned weeks of random people. */
function forRandomDays(check: (week: WeekMenu, request: MenuRequest, scenario: Scenario) => void): void {
  const scenarios = fc.array(scenarioArbitrary, { minLength: daysPerWeek, maxLength: daysPerWeek })
  fc.assert(
    fc.property(fc.nat(5000), scenarios, (seed, tried) => {
      const request = { ...randomRequest(seed, recipes), batches: [] }
      const week = planPlainWeek(request, recipes)
      for (const one of tried) check(withLocked(week, one.locked), request, one)
    }),
    { numRuns: Math.ceil(days / daysPerWeek), endOnFailure: days > 1000 },
  )
}

function dishOf(day: MenuDay, mealType: MealType): Dish {
  return day.meals.find((meal) => meal.mealType === mealType)!.dish!
}

const plannedKcal = ({ meals }: MenuDay) =>
  meals.reduce((sum, { dish }) => sum + (dish ? kcalOf(dish) : 0), 0)
const kcalOf = (dish: Dish) => nutritionOf(dish, byId).kcal
const recipesOf = (dish: Dish) => servingsOf(dish).map(({ recipeId }) => recipeId)

/** Counts events of the generated days; the test fails if a rule was never exercised. */
const seen = {
  days: 0,
  mornings: 0,
  rebalances: 0,
  grown: 0,
  shrunk: 0,
  swapped: 0,
  leastShare: 1,
  mostShare: 1,
}

/**
 * Returns whether changing the portions of a single meal could have kept every limit, without using the engine's code.
 */
function couldChangePortions(
  original: MenuDay,
  before: MenuDay,
  soFar: DaySoFar,
  request: MenuRequest,
  { locked, floorShare }: Scenario,
): boolean {
  const target = request.targets[original.dayType]
  const expected = dayKcal(before, soFar)
  const isOver = expected > target.kcal
  const moved = (dish: Dish, mealType: MealType) =>
    Math.abs(kcalOf(dish) - kcalOf(dishOf(original, mealType)))
  const spent = before.meals.reduce((sum, { mealType, dish }) => sum + (dish ? moved(dish, mealType) : 0), 0)
  return before.meals.some(({ mealType, dish }) => {
    if (!dish || mealType === locked || !soFar.remaining.includes(mealType)) return false
    const plan = nutritionOf(dishOf(original, mealType), byId)
    const [main, base] = [stepsOf(dish.main, request), dish.base ? stepsOf(dish.base, request) : [null]]
    return main.some((mainServing) =>
      base.some((baseServing) => {
        const now = nutritionOf({ ...dish, main: mainServing, base: baseServing }, byId)
        const change = now.kcal - kcalOf(dish)
        const corrected = spent - moved(dish, mealType) + Math.abs(now.kcal - plan.kcal)
        if (now.proteinG < leastOfMeal * plan.proteinG || corrected > totalShare * target.kcal) return false
        const mostCarbG = Math.max(0.35 * target.carb_g, nutritionOf(dish, byId).carbG)
        if (request.hasDiabetes && now.carbG > mostCarbG) return false
        if (isOver) {
          const share = request.mealShares[mealType] * target.kcal
          const least = leastOfMeal * Math.max(plan.kcal, share)
          const ends = expected + change >= Math.max(target.kcal, floorShare * target.kcal)
          return (
            (isMainMeal(mealType) || mealType === 'cafe_manha') && change < 0 && now.kcal >= least && ends
          )
        }
        return change > 0 && now.kcal <= mostOfMeal * plan.kcal && expected + change <= target.kcal
      }),
    )
  })
}

function stepsOf(serving: Serving, request: MenuRequest): Serving[] {
  const recipe = byId.get(serving.recipeId)!
  return [0.5, 1, 1.5, 2]
    .filter((portions) => portions === serving.portions || isSafeServing(recipe, portions, request))
    .map((portions) => ({ ...serving, portions: recipe.role === 'drink' ? serving.portions : portions }))
}

/** Returns the names of the limits that a rebalance broke. */
function brokenLimits(week: WeekMenu, request: MenuRequest, scenario: Scenario, step: Step): string[] {
  const { soFar, before, result } = step
  const { position, floorShare } = scenario
  const original = week.days[position]!
  const [was, today] = [before.days[position]!, result.menu.days[position]!]
  const { kcal: target } = request.targets[original.dayType]
  const [expected, ended] = [dayKcal(was, soFar), dayKcal(today, soFar)]
  const corrected = original.meals.reduce(
    (sum, { mealType, dish }) => sum + (dish ? Math.abs(kcalOf(dishOf(today, mealType)) - kcalOf(dish)) : 0),
    0,
  )
  const { adjustments } = result
  const swaps = adjustments.filter(({ from, to }) => from.main.recipeId !== to.main.recipeId)
  const served = today.meals.flatMap(({ dish }) => (dish ? recipesOf(dish) : []))
  const undone = undoRebalance(result.menu, today.weekday, adjustments, [], { request, recipes })
  const limits: Record<string, boolean> = {
    'other days stay': week.days.every(
      (day, at) => at === position || isDeepStrictEqual(result.menu.days[at], day),
    ),
    'a day near its target stays':
      Math.abs(expected - target) >= startsAtShare * target || result.menu === before,
    'a day near its plan stays':
      Math.abs(expected - plannedKcal(was)) >= startsAtShare * target || result.menu === before,
    'a morning stays': soFar.minutesNow >= noon || result.menu === before,
    'a rebalance is needed or changes nothing': result.isNeeded || result.menu === before,
    'the day never falls below target and floor':
      ended >= Math.min(expected, Math.max(floorShare, 1) * target) - epsilon,
    'the day never grows past its target': ended <= Math.max(expected, target) + epsilon,
    'all corrections stay within 15 % of the day': corrected <= totalShare * target + epsilon,
    'at most one dish is swapped': swaps.length <= 1,
    'with diabetes no meal gets more than 35 % of the carbohydrate of the day': adjustments.every(
      ({ from, to }) =>
        !request.hasDiabetes ||
        nutritionOf(to, byId).carbG <=
          Math.max(0.35 * request.targets[original.dayType].carb_g, nutritionOf(from, byId).carbG) + epsilon,
    ),
    'portions change before dishes':
      swaps.length === 0 || !couldChangePortions(original, was, soFar, request, scenario),
    'no recipe twice a day': new Set(served).size === served.length,
    'an undo restores every meal':
      undone.restored.length === adjustments.length &&
      was.meals.every(
        ({ mealType, dish }) => !dish || isSameDish(dishOf(undone.menu.days[position]!, mealType), dish),
      ),
  }
  seen.rebalances += adjustments.length > 0 ? 1 : 0
  seen.mornings += soFar.minutesNow < noon ? 1 : 0
  seen.swapped += swaps.length
  return [
    ...namesOfBroken(limits),
    ...adjustments.flatMap((one) => brokenByMeal(one, original, step, request, scenario)),
  ]
}

function brokenByMeal(
  { mealType, from, to }: MealChange,
  original: MenuDay,
  { soFar, before }: Step,
  request: MenuRequest,
  { position, locked }: Scenario,
): string[] {
  const { kcal: target } = request.targets[original.dayType]
  const isOver = dayKcal(before.days[position]!, soFar) > target
  const plan = nutritionOf(dishOf(original, mealType), byId)
  const now = nutritionOf(to, byId)
  const isSnack = ['lanche_manha', 'lanche_tarde', 'ceia'].includes(mealType)
  seen.shrunk += isOver ? 1 : 0
  seen.grown += isOver ? 0 : 1
  seen.leastShare = Math.min(seen.leastShare, now.kcal / plan.kcal)
  seen.mostShare = Math.max(seen.mostShare, now.kcal / plan.kcal)
  return namesOfBroken({
    'only remaining meals change': soFar.remaining.includes(mealType),
    'a locked meal stays': mealType !== locked,
    'a meal changes in the direction of the target': isOver
      ? now.kcal < kcalOf(from)
      : now.kcal > kcalOf(from),
    'a meal keeps 70 % of its planned energy': now.kcal >= leastOfMeal * plan.kcal - epsilon,
    'a smaller meal keeps 70 % of its energy target':
      !isOver || now.kcal >= leastOfMeal * request.mealShares[mealType] * target - epsilon,
    'a meal keeps 70 % of its planned protein': now.proteinG >= leastOfMeal * plan.proteinG - epsilon,
    'a meal grows to at most 130 % of its plan': now.kcal <= mostOfMeal * plan.kcal + epsilon,
    'a snack never shrinks': !isSnack || !isOver,
    'a snack keeps its foods': !isSnack || isDeepStrictEqual(recipesOf(to), recipesOf(from)),
    'a dish that stays keeps base and side':
      from.main.recipeId !== to.main.recipeId || isDeepStrictEqual(recipesOf(to), recipesOf(from)),
    'every serving is safe': servingsOf(to).every(({ recipeId, portions }) => {
      const recipe = byId.get(recipeId)!
      return portions > 0 && isSafe(recipe, request.exclusions) && isSafeServing(recipe, portions, request)
    }),
  })
}

function namesOfBroken(limits: Record<string, boolean>): string[] {
  return Object.keys(limits).filter((name) => !limits[name])
}

test('a rebalance keeps every limit on random days', { timeout: 1_800_000 }, async ({ annotate }) => {
  forRandomDays((week, request, one) => {
    seen.days += 1
    const broken = simulateDay(week, request, one).flatMap((step) => brokenLimits(week, request, one, step))
    expect(broken).toEqual([])
  })
  expect(Math.min(seen.mornings, seen.rebalances, seen.grown, seen.shrunk, seen.swapped)).toBeGreaterThan(0)
  await annotate(JSON.stringify(seen))
})

test('without permission to compensate no day is adjusted', () => {
  const request = { ...randomRequest(11, recipes), batches: [] }
  const week = planPlainWeek(request, recipes)
  fc.assert(
    fc.property(scenarioArbitrary, (one) => {
      for (const { soFar } of simulateDay(week, request, one)) {
        const limits = { allowsCompensation: false, floorKcal: 1200 }
        const { menu, adjustments, isAllowed } = rebalanceDay(week, soFar, request, recipes, limits)
        expect({ isAllowed, adjustments }).toEqual({ isAllowed: false, adjustments: [] })
        expect(menu).toBe(week)
      }
    }),
    { numRuns: 20 },
  )
})
