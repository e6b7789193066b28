import { lookup } from '#nutrition/shared/collections/lookup.ts'
import { WeekSearch } from '#nutrition/menu/search/day-by-day.ts'
import { DayRelaxation } from '#nutrition/menu/solve/day-relaxation.ts'
import type { Choice, Prices } from '#nutrition/menu/model/day-choice.ts'
import { RestrictedMaster, type MasterSolution } from '#nutrition/menu/solve/restricted-master.ts'
import type { DayModel } from '#nutrition/menu/model/day-model.ts'
import { NumberTable } from '#nutrition/menu/model/number-table.ts'
import type { MenuProblem } from '#nutrition/menu/model/problem.ts'
import { seededRandom } from '#nutrition/menu/request/random.ts'
import type { Solver } from '#nutrition/menu/solve/solver.ts'
import type { Highs } from 'highs'
import { solveDayExactly } from './exact-day.ts'

/** Gap in points below which raising the bound further is not worth the time. */
const closeEnough = 0.1
const exactly = { seconds: 30, gap: 0.01 }
const drawsPerRound = 30
/** Number of heuristic draws tried before an exact solve: a draw takes a millisecond, an exact day seconds. */
const patientDraws = 400
const columnsPerRound = 20
const tolerance = 1e-6

/**
 * Returns a proven lower bound of a week's cost by column generation with exact pricing: for any dual prices, the value
 * of the master's rows plus the cost of the cheapest day of each model at these prices (Lasdon 1970). The best bound of
 * all rounds counts, so that stopping early gives a weaker but valid bound. `start` is a feasible week.
 */
export function boundWeek(
  problem: MenuProblem,
  highs: Highs,
  solver: Solver,
  start: readonly Choice[],
  seconds: number,
): number {
  const search = new WeekSearch(problem)
  const master = new RestrictedMaster(problem, solver)
  const guides = new Map(
    problem.models.map((model) => [model, new DayRelaxation(problem, model, solver, search.work)]),
  )
  const random = seededRandom(1)
  const end = performance.now() + seconds * 1000
  const days = (values: ReadonlyMap<DayModel, number>) =>
    problem.models.reduce((sum, model) => sum + model.weekdays.length * lookup(values, model), 0)
  for (const choice of start) add(choice)
  let best: Point | null = null
  let bound = -Infinity
  let idle = 0
  for (;;) {
    const solution = master.solve()
    if (!solution) throw new Error('the columns so far have no feasible week')
    const isMore = drawMoreDays(solution, drawsPerRound) || drawMoreDays(solution, patientDraws)
    if (isMore && performance.now() < end) continue
    const here: Point = { prices: solution.prices, rest: solution.objective - days(solution.dayDuals) }
    const point: Point = best ? between(best, here) : here
    let added = false
    const cheapest = new Map(
      problem.models.map((model) => {
        const day = search.of(model)
        day.setPrices(point.prices)
        const known = Math.min(...drawAt(model, patientDraws, []).map(({ cost }) => cost))
        const exact = solveDayExactly(highs, problem, model, known, exactly)
        day.setPrices(solution.prices)
        const pays = day.pricedCost(exact.choice) < lookup(solution.dayDuals, model) - tolerance
        if (pays && add(exact.choice)) added = true
        return [model, exact.bound]
      }),
    )
    const proven = point.rest + days(cheapest)
    if (proven > bound) {
      bound = proven
      best = point
    }
    idle = added ? 0 : idle + 1
    if (solution.objective - bound < closeEnough || performance.now() > end || idle > 3) break
  }
  master.dispose()
  for (const guide of guides.values()) guide.dispose()
  return bound

  function add(choice: Choice): boolean {
    return master.add(choice, search.of(choice.model).ownCost(choice))
  }

  /** Draws days of a model at the current prices by the app's heuristic, and improves them and `starts`. */
  function drawAt(model: DayModel, draws: number, starts: readonly Choice[]) {
    const day = search.of(model)
    const guidance = lookup(guides, model).solve()
    if (!guidance) return []
    return Array.from({ length: draws }, () => guidance.sample(random))
      .concat(starts)
      .map((choice) => {
        day.descend(choice)
        return { choice, cost: day.improvePairs(choice, guidance.promising) }
      })
  }

  /**
   * Adds improving columns found by the app's heuristic with `draws` draws per model. Returns whether any was added.
   */
  function drawMoreDays({ prices, dayDuals, weights }: MasterSolution, draws: number): boolean {
    let added = 0
    for (const model of problem.models) {
      const most = lookup(dayDuals, model) - tolerance
      search.of(model).setPrices(prices)
      const basis = [...weights]
        .filter(([{ choice }, weight]) => choice.model === model && weight > 0)
        .map(([{ choice }]) => choice.copy())
      const paying = drawAt(model, draws, basis)
        .filter(({ cost }) => cost < most)
        .toSorted((a, b) => a.cost - b.cost)
      for (const { choice } of paying.slice(0, columnsPerRound)) if (add(choice)) added++
    }
    return added > 0
  }
}

/** Dual prices, and the dual value of the master's rows other than the convexity rows of the days. */
interface Point {
  readonly prices: Prices
  readonly rest: number
}

/**
 * Returns the midpoint of two price vectors (Wentges smoothing, 1997): dual prices oscillate, and the midpoint to the
 * best prices gives much better bounds. The dual value is concave, so at the midpoint it is at least the mean.
 */
function between(best: Point, here: Point): Point {
  const mix = (a: NumberTable, b: NumberTable) =>
    NumberTable.from(a.size, (index) => (a.at(index) + b.at(index)) / 2)
  return {
    prices: {
      recipe: mix(best.prices.recipe, here.prices.recipe),
      family: mix(best.prices.family, here.prices.family),
      protein: mix(best.prices.protein, here.prices.protein),
    },
    rest: (best.rest + here.rest) / 2,
  }
}
