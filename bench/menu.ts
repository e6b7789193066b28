import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { add, noNutrition } from '#nutrition/shared/figures/nutrition.ts'
import { nutritionOf, recipesById } from '#nutrition/menu/model/build-week.ts'
import { isEnergyMet, isFiberMet, isProteinMet } from '#nutrition/menu/explain/explanation.ts'
import type { MenuRecipe } from '#nutrition/menu/request/menu-recipe.ts'
import { planPlainWeek, planWeek } from '#nutrition/menu/week/plan-week.ts'
import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import { loadSolver } from '#nutrition/menu/solve/solver.ts'
import { findAlternatives } from '#nutrition/menu/week/swap.ts'
import { randomRequest } from '#nutrition/menu/test-library.ts'
import { servingsOf, type Dish, type MenuDay, type WeekMenu } from '#nutrition/menu/request/week.ts'
import { rebalanceDay } from '#nutrition/menu/rebalance/rebalance.ts'
import { describeRecipe } from '#nutrition/recipes/described-recipe.ts'
import { recipes as library } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { percentile, report } from './support/measure.ts'

/**
 * Number of people whose week is planned: `MENU_PEOPLE=20 npm run bench menu` for a quick run. `MENU_WEEKS`: number of
 * plain weeks, 10000 to search for forbidden foods.
 */
const peopleCount = Number(process.env.MENU_PEOPLE ?? 200)
const plainWeekCount = Number(process.env.MENU_WEEKS ?? 1000)
const warmUps = 3

interface Planned {
  readonly menu: WeekMenu
  readonly milliseconds: number
}

const engine = isMainThread ? null : { recipes: library.map(describeRecipe), solver: await loadSolver() }
if (isMainThread) await measure()

/** Worker entry point: plans a week. */
export default function serve(request: MenuRequest): Planned {
  const { recipes, solver } = engine!
  const started = cpuMilliseconds()
  const menu = planWeek(request, recipes, solver)
  return { menu, milliseconds: cpuMilliseconds() - started }
}

/** Starts a worker with the memory limits of the server's planner (`server/adapters/planner`). */
function startPlanner() {
  return new Piscina<MenuRequest, Planned>({
    filename: import.meta.url,
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 96 },
  })
}

/** Returns the CPU time of this thread so far, ms, which is independent of other load. */
function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function measure(): Promise<void> {
  const recipes: readonly MenuRecipe[] = library.map(describeRecipe)
  const byId = recipesById(recipes)
  const requests = Array.from({ length: peopleCount }, (_, seed) => randomRequest(seed, recipes))

  // The first worker warms up shared caches, so that the measured one does not pay for them.
  const first = startPlanner()
  for (const request of requests.slice(0, warmUps)) await first.run(request)
  const memoryBefore = process.memoryUsage().rss
  const planner = startPlanner()
  for (const request of requests.slice(0, warmUps)) await planner.run(request)
  const workerBytes = process.memoryUsage().rss - memoryBefore
  await first.destroy()

  const loopDelay = monitorEventLoopDelay({ resolution: 1 })
  loopDelay.enable()
  for (const request of requests.slice(0, warmUps)) await planner.run(request)
  loopDelay.disable()

  const planned: Planned[] = []
  for (const request of requests) planned.push(await planner.run(request))
  await planner.destroy()

  const times = planned.map(({ milliseconds }) => milliseconds)
  const people = `${peopleCount} people, ${recipes.length} recipes`
  const ms = { goalIs: 'at most', unit: 'ms', comparedTo: people } as const
  report({ what: 'weekly menu, p50', measured: percentile(times, 0.5), goal: 500, ...ms })
  report({ what: 'weekly menu, p95', measured: percentile(times, 0.95), goal: 900, ...ms })
  report({ what: 'weekly menu, max', measured: percentile(times, 1), goal: 1500, ...ms })

  const share = { goalIs: 'at least', unit: '%', comparedTo: people } as const
  const shareOf = (isMet: (menu: WeekMenu, request: MenuRequest) => boolean) =>
    (planned.filter(({ menu }, index) => isMet(menu, requests[index]!)).length / peopleCount) * 100
  const isEnergyMetDaily = ({ days }: WeekMenu, request: MenuRequest) =>
    days.every((day) => isEnergyMet(day, request))
  report({ what: 'every day within 5 % of energy', measured: shareOf(isEnergyMetDaily), goal: 98, ...share })
  report({
    what: 'also protein (95 %) and fiber (90 %) reached',
    measured: shareOf(
      (menu, request) =>
        isEnergyMetDaily(menu, request) &&
        menu.days.every((day) => isProteinMet(day, request) && isFiberMet(day, request)),
    ),
    goal: 95,
    ...share,
  })
  report({
    what: 'nothing relaxed',
    measured: shareOf(({ relaxations }) => relaxations.length === 0),
    goal: 90,
    ...share,
  })

  const plainTimes: number[] = []
  let forbidden = planned.reduce(
    (sum, { menu }, index) => sum + countForbidden(menu, requests[index]!, byId),
    0,
  )
  for (let seed = 0; seed < plainWeekCount; seed++) {
    const request = requests[seed] ?? randomRequest(seed, recipes)
    const started = cpuMilliseconds()
    const menu = planPlainWeek(request, recipes)
    plainTimes.push(cpuMilliseconds() - started)
    forbidden += countForbidden(menu, request, byId)
  }
  report({
    what: 'simple menu, p95',
    measured: percentile(plainTimes.slice(warmUps), 0.95),
    goal: 60,
    ...ms,
  })

  const solver = await loadSolver()
  const sample = requests.slice(0, 10)
  const differing = sample.filter(
    (request, index) => planWeek(request, recipes, solver).hash !== planned[index]!.menu.hash,
  ).length
  report({
    what: 'hash mismatches, main thread and worker',
    measured: differing,
    goal: 0,
    goalIs: 'at most',
    unit: '',
    comparedTo: `${sample.length} people`,
  })

  forbidden += measureChanges(planned, requests, recipes, byId)
  report({
    what: 'forbidden foods in weeks, swaps and rebalances',
    measured: forbidden,
    goal: 0,
    goalIs: 'at most',
    unit: '',
    comparedTo: `${peopleCount} and ${plainWeekCount} plainer weeks`,
  })

  const impossible = {
    ...requests[0]!,
    cookTimeMin: 10,
    dislikes: recipes.flatMap(({ holds }) => holds.slice(0, 1)),
  }
  const started = cpuMilliseconds()
  planPlainWeek(impossible, recipes)
  report({
    what: 'impossible week, explained',
    measured: cpuMilliseconds() - started,
    goal: 400,
    ...ms,
    comparedTo: 'nothing fits, with suggestions',
  })
  report({
    what: 'memory per additional worker',
    measured: workerBytes / 1e6,
    goal: 80,
    goalIs: 'at most',
    unit: 'MB',
    comparedTo: 'resident set, after three weeks',
  })
  report({
    what: 'event-loop delay during planning, p99',
    measured: loopDelay.percentile(99) / 1e6,
    goal: 20,
    ...ms,
    comparedTo: 'main thread, three weeks',
  })
}

/**
 * Swaps every meal of a day and rebalances every day after a lunch 600 kcal over plan. Returns the number of forbidden
 * dishes found.
 */
function measureChanges(
  planned: readonly Planned[],
  requests: readonly MenuRequest[],
  recipes: readonly MenuRecipe[],
  byId: ReadonlyMap<string, MenuRecipe>,
): number {
  const swapTimes: number[] = []
  const rebalanceTimes: number[] = []
  const person = { allowsCompensation: true, floorKcal: 1200 }
  let changed = 0
  let forbidden = 0
  for (const [index, { menu }] of planned.entries()) {
    const request = requests[index]!
    for (const [position, day] of menu.days.entries()) {
      for (const { mealType } of position === index % 7 ? day.meals : []) {
        const started = performance.now()
        const found = findAlternatives(menu, request, recipes, { weekday: day.weekday, mealType }, 4)
        swapTimes.push(performance.now() - started)
        forbidden += found.filter(({ dish }) => isForbidden(dish, request, byId)).length
      }
      const started = performance.now()
      const rebalanced = rebalanceDay(menu, afterLunch(day, byId), request, recipes, person)
      rebalanceTimes.push(performance.now() - started)
      changed += rebalanced.adjustments.length
      forbidden += countForbidden(rebalanced.menu, request, byId)
    }
  }
  const scenario = 'a lunch 600 kcal over plan'
  const ms = { goalIs: 'at most', unit: 'ms' } as const
  report({
    what: 'a swap, p95',
    measured: percentile(swapTimes, 0.95),
    goal: 5,
    ...ms,
    comparedTo: 'four alternatives',
  })
  report({
    what: 'a rebalance, p95',
    measured: percentile(rebalanceTimes, 0.95),
    goal: 30,
    ...ms,
    comparedTo: scenario,
  })
  report({
    what: 'meals of the day changed, mean',
    measured: changed / rebalanceTimes.length,
    goal: 2,
    goalIs: 'at most',
    unit: '',
    comparedTo: scenario,
  })
  return forbidden
}

function afterLunch(day: MenuDay, byId: ReadonlyMap<string, MenuRecipe>) {
  const lunch = day.meals.findIndex(({ mealType }) => mealType === 'almoco')
  const extra = { ...noNutrition, kcal: 600, proteinG: 22, carbG: 75, fatG: 23 }
  return {
    weekday: day.weekday,
    minutesNow: 13 * 60,
    eaten: day.meals
      .slice(0, lunch + 1)
      .reduce((sum, { dish }) => (dish ? add(sum, nutritionOf(dish, byId)) : sum), extra),
    remaining: day.meals.slice(lunch + 1).map(({ mealType }) => mealType),
    earlier: [],
  }
}

function countForbidden(menu: WeekMenu, request: MenuRequest, byId: ReadonlyMap<string, MenuRecipe>): number {
  return menu.days
    .flatMap(({ meals }) => meals)
    .filter(({ dish }) => dish && isForbidden(dish, request, byId)).length
}

/** Returns whether a dish is forbidden by the answers, independently of the optimiser's filter. */
function isForbidden(
  dish: Dish,
  { exclusions }: MenuRequest,
  byId: ReadonlyMap<string, MenuRecipe>,
): boolean {
  return servingsOf(dish).some(({ recipeId }) => {
    const recipe = byId.get(recipeId)!
    return exclusions.all.some(
      ({ tags, rules }) =>
        tags.some((tag) => recipe.allergens.includes(tag)) ||
        rules.some((rule) => recipe.foodRules.includes(rule)),
    )
  })
}
