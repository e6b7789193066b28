import { polishWeek, weekCostOf, type ChosenWeek, type WeekSearch } from '../search/day-by-day.ts'
import { createDayRelaxation, type DayRelaxation } from './day-relaxation.ts'
import type { Choice } from '../model/day-choice.ts'
import { exchangeDays } from './day-exchange.ts'
import { createRestrictedMaster, type RestrictedMaster, type MasterSolution } from './restricted-master.ts'
import type { MenuProblem } from '../model/problem.ts'
import type { Random } from '../request/random.ts'
import type { Solver } from './solver.ts'

export interface Effort {
  /** Work limits of pricing, diving and polishing, in cost evaluations. */
  readonly pricingWork: number
  readonly diveWork: number
  readonly polishWork: number
  /** Days sampled per model and round of pricing. */
  readonly samples: number
  readonly diveSamples: number
  readonly polishSamples: number
}

const tolerance = 1e-6
/**
 * Consecutive pricing rounds without an improving column before the dive; each samples twice as many days as the last.
 */
const maxFailedRounds = 3

/**
 * Column generation over whole days, then diving: fixes the column with the largest fractional value, solves and prices
 * the restricted master again, until seven days are fixed. Then improves the week by exchanges and local search.
 * `first` provides the initial columns and is returned if no better week is found.
 */
export function generateColumns(
  problem: MenuProblem,
  search: WeekSearch,
  solver: Solver,
  first: ChosenWeek,
  random: Random,
  effort: Effort,
): ChosenWeek {
  const master = createRestrictedMaster(problem, solver)
  const relaxations = problem.models.map((model) => createDayRelaxation(problem, model, solver, search.work))
  const context: PricingContext = { problem, search, master, relaxations, random }
  try {
    for (const [day, choice] of first.choices.entries()) {
      const model = problem.modelOfDay[day]!
      master.add(model, choice, search.searches[model]!.ownCost(choice))
    }
    let solution = master.solve()
    let failedRounds = 0
    const pricingEnd = search.work.spent + effort.pricingWork
    while (solution && search.work.spent < pricingEnd && failedRounds < maxFailedRounds) {
      const added = priceColumns(context, solution, effort.samples * 2 ** failedRounds)
      failedRounds = added === 0 ? failedRounds + 1 : 0
      if (added > 0) solution = master.solve()
    }
    const dived = solution && dive(context, solution, effort)
    if (!dived) return first
    let best = dived
    const polishEnd = search.work.spent + effort.polishWork
    for (;;) {
      const exchanged = exchangeDays(problem, master.columns, best, (day) =>
        search.searches[problem.modelOfDay[day]!]!.ownCost(best.choices[day]!),
      )
      const polished = polishWeek(
        problem,
        search,
        exchanged,
        { rounds: 1, work: polishEnd - search.work.spent },
        (model) =>
          sampleDays(context, model, effort.polishSamples).map(({ choice }) =>
            addColumn(context, model, choice),
          ),
      )
      const hasImproved = polished.cost < best.cost - tolerance
      best = polished
      if (!hasImproved || search.work.spent >= polishEnd) break
    }
    return best.cost < first.cost ? best : first
  } finally {
    master.dispose()
    for (const relaxation of relaxations) relaxation.dispose()
  }
}

interface PricingContext {
  readonly problem: MenuProblem
  readonly search: WeekSearch
  readonly master: RestrictedMaster
  readonly relaxations: readonly DayRelaxation[]
  readonly random: Random
}

interface PricedDay {
  readonly choice: Choice
  readonly cost: number
}

/**
 * Pricing subproblem of a day model, solved heuristically: returns low-cost days at the current prices, improved from
 * samples of the LP relaxation and from `known` days. Empty if the relaxation proves that no day costs less than
 * `most`.
 */
function sampleDays(
  { search, relaxations, random }: PricingContext,
  model: number,
  samples: number,
  most = Infinity,
  known: readonly Choice[] = [],
): PricedDay[] {
  const relaxed = relaxations[model]!.solve()
  if (!relaxed || relaxed.bound >= most) return []
  const day = search.searches[model]!
  const sampled = Array.from({ length: samples }, (): PricedDay => {
    const choice = relaxed.sample(random)
    return { choice, cost: day.descend(choice, relaxed.promising) }
  })
  const distinct = new Map(sampled.map((one) => [one.choice.join(), one]))
  return [...distinct.values()]
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, Math.ceil(samples / samplesPerPairSearch))
    .map(({ choice }) => choice)
    .concat(known.map((choice) => choice.slice()))
    .map((choice) => ({ choice, cost: day.improvePairs(choice, relaxed.promising) }))
}

/** Adds a day to the restricted master, for later exchanges. */
function addColumn({ search, master }: PricingContext, model: number, choice: Choice): Choice {
  const cost = search.searches[model]!.ownCost(choice)
  if (Number.isFinite(cost)) master.add(model, choice, cost)
  return choice
}

/** Adds columns with negative reduced cost to the restricted master. Returns their number. */
function priceColumns(context: PricingContext, solution: MasterSolution, samples: number): number {
  const { problem, search, master } = context
  let added = 0
  const basis = solution.weights.flatMap((weight, column) =>
    weight > tolerance ? [master.columns[column]!] : [],
  )
  for (const model of problem.models.keys()) {
    const day = search.searches[model]!
    day.setPrices(solution.prices)
    const most = solution.dayDuals[model]! - tolerance
    const known = basis.filter((column) => column.model === model).map(({ choice }) => choice)
    const improving = sampleDays(context, model, samples, most, known)
      .filter(({ cost }) => cost < most)
      .toSorted((a, b) => a.cost - b.cost)
    let addedHere = 0
    for (const { choice } of improving) {
      if (addedHere < columnsPerRound && master.add(model, choice, day.ownCost(choice))) addedHere++
    }
    added += addedHere
  }
  return added
}

const columnsPerRound = 8
/** One in so many samples, the cheapest, gets a pair search, which costs ten times as much as sampling. */
const samplesPerPairSearch = 4

function dive(context: PricingContext, start: MasterSolution, effort: Effort): ChosenWeek | null {
  const { problem, search, master } = context
  const end = search.work.spent + effort.diveWork
  const fixed = new Map<number, number>()
  let solution: MasterSolution | null = start
  for (let step = 0; solution && step < 7; step++) {
    const days = [...fixed.values()].reduce((sum, count) => sum + count, 0)
    if (days === 7) break
    let chosen = -1
    let chosenRest = 0
    for (const [column, weight] of solution.weights.entries()) {
      const rest = weight - (fixed.get(column) ?? 0)
      const whole = Math.floor(rest + tolerance)
      if (whole >= 1) {
        fixed.set(column, (fixed.get(column) ?? 0) + whole)
        master.fix(column, fixed.get(column)!)
      } else if (rest > chosenRest) {
        chosenRest = rest
        chosen = column
      }
    }
    if (chosen >= 0 && chosenRest > tolerance) {
      fixed.set(chosen, (fixed.get(chosen) ?? 0) + 1)
      master.fix(chosen, fixed.get(chosen)!)
    }
    solution = master.solve()
    const mayPrice = search.work.spent < end
    if (solution && mayPrice && priceColumns(context, solution, effort.diveSamples) > 0)
      solution = master.solve()
  }
  const perModel = problem.models.map(() => [] as Choice[])
  for (const [column, count] of fixed) {
    const { model, choice } = master.columns[column]!
    for (let copy = 0; copy < count; copy++) perModel[model]!.push(choice.slice())
  }
  const choices: Choice[] = []
  for (const model of problem.modelOfDay) {
    const choice = perModel[model]!.shift()
    if (!choice) return null
    choices.push(choice)
  }
  return { choices, cost: weekCostOf(problem, search, choices) }
}
