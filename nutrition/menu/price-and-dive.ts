import { polishWeek, weekCostOf, type ChosenWeek, type WeekSearch } from './day-by-day.ts'
import type { Choice } from './day-search.ts'
import { createMaster, type Master, type MasterSolution } from './master.ts'
import type { MenuProblem } from './problem.ts'
import type { Random } from './random.ts'
import type { Solver } from './solver.ts'

export interface Effort {
  /** Evaluations after which pricing, diving and polishing are brought to an end, each by its own. */
  readonly pricingWork: number
  readonly diveWork: number
  readonly polishWork: number
  /** Random starts per model and round. */
  readonly starts: number
  readonly diveStarts: number
  readonly polish: { readonly rounds: number; readonly starts: number; readonly breadth: number }
}

const tolerance = 1e-6
/** Rounds without a paying day before the dive, each looking twice as far as the one before. */
const patience = 4

/**
 * Column generation over whole days, then a dive: the day the program leans on most is fixed, the rest is solved and
 * priced again, until seven days stand. `first` is a week to start from and to fall back on.
 */
export function priceAndDive(
  problem: MenuProblem,
  search: WeekSearch,
  solver: Solver,
  first: ChosenWeek,
  random: Random,
  effort: Effort,
): ChosenWeek {
  const master = createMaster(problem, solver)
  try {
    for (const [day, choice] of first.choices.entries()) {
      const model = problem.modelOfDay[day]!
      master.add(model, choice, search.searches[model]!.ownCost(choice))
    }
    let solution = master.solve()
    let quietRounds = 0
    const pricingEnd = search.work.spent + effort.pricingWork
    while (solution && search.work.spent < pricingEnd && quietRounds < patience) {
      const added = price(problem, search, master, solution, random, effort.starts, quietRounds)
      quietRounds = added === 0 ? quietRounds + 1 : 0
      if (added > 0) solution = master.solve()
    }
    const dived = solution && dive(problem, search, master, solution, random, effort)
    const polished =
      dived && polishWeek(problem, search, dived, random, { ...effort.polish, work: effort.polishWork })
    return polished && polished.cost < first.cost ? polished : first
  } finally {
    master.dispose()
  }
}

/**
 * Looks for days that would pay at the current prices, further after rounds that found none. Returns how many were added.
 */
function price(
  problem: MenuProblem,
  search: WeekSearch,
  master: Master,
  solution: MasterSolution,
  random: Random,
  starts: number,
  quietRounds: number,
): number {
  let added = 0
  const basis = solution.weights.flatMap((weight, column) => (weight > tolerance ? [column] : []))
  for (const model of problem.models.keys()) {
    const day = search.searches[model]!
    day.charge(solution.prices)
    const attempts: Choice[] = basis
      .filter((column) => master.columns[column]!.model === model)
      .map((column) => master.columns[column]!.choice.slice())
    for (let start = 0; start < starts * 2 ** quietRounds; start++) attempts.push(day.randomChoice(random))
    const tried = attempts
      .map((choice) => ({ choice, reduced: day.descend(choice) - solution.dayValues[model]! }))
      .toSorted((first, second) => first.reduced - second.reduced)
    const paying = tried.filter(({ reduced }) => reduced < -tolerance)
    if (quietRounds > 0 || paying.length === 0) {
      for (const { choice } of tried.slice(0, 1 + 2 * quietRounds)) {
        const reduced = day.deepen(choice, deepBreadth) - solution.dayValues[model]!
        if (reduced < -tolerance) paying.push({ choice, reduced })
      }
    }
    paying.sort((a, b) => a.reduced - b.reduced)
    for (const { choice } of paying.slice(0, columnsPerRound)) {
      if (master.add(model, choice, day.ownCost(choice))) added++
    }
  }
  return added
}

const columnsPerRound = 8
const deepBreadth = 24

function dive(
  problem: MenuProblem,
  search: WeekSearch,
  master: Master,
  start: MasterSolution,
  random: Random,
  effort: Effort,
): ChosenWeek | null {
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
    if (solution && mayPrice && price(problem, search, master, solution, random, effort.diveStarts, 0) > 0)
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
