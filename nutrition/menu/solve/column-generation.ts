import type { Choice } from '../model/day-choice.ts'
import type { DayModel } from '../model/day-model.ts'
import type { MenuProblem } from '../model/problem.ts'
import type { Random } from '../request/random.ts'
import { polishWeek, type ChosenWeek, type WeekSearch } from '../search/day-by-day.ts'
import { exchangeDays } from './day-exchange.ts'
import { DayRelaxation } from './day-relaxation.ts'
import { dive } from './diving.ts'
import { addColumn, priceColumns, sampleDays, type Pricing } from './pricing.ts'
import { RestrictedMaster, type MasterSolution } from './restricted-master.ts'
import type { Solver } from './solver.ts'

export interface Effort {
  /** Maximum cost evaluations spent on pricing, on diving (`diveWork`) and on polishing (`polishWork`). */
  readonly pricingWork: number
  readonly diveWork: number
  readonly polishWork: number
  /** Days sampled per model and round in pricing, in diving (`diveSamples`) and in polishing (`polishSamples`). */
  readonly samples: number
  readonly diveSamples: number
  readonly polishSamples: number
}

const tolerance = 1e-6
/**
 * The dive starts after this many consecutive pricing rounds without an improving column. Each failed round doubles the
 * number of days sampled in the next one.
 */
const maxFailedRounds = 3

/**
 * Column generation over whole days (Desaulniers, Desrosiers and Solomon, Column Generation, 2005), followed by a
 * diving heuristic for an integer solution, then by exchanges and local search. `first` provides the initial columns;
 * it is returned if no better week is found.
 */
export function generateColumns(
  problem: MenuProblem,
  search: WeekSearch,
  solver: Solver,
  first: ChosenWeek,
  random: Random,
  effort: Effort,
): ChosenWeek {
  const master = new RestrictedMaster(problem, solver)
  const relaxations = new Map(
    problem.models.map((model) => [model, new DayRelaxation(problem, model, solver, search.work)]),
  )
  const pricing: Pricing = { problem, search, master, relaxations, random }
  try {
    for (const choice of first.choices) master.add(choice, search.of(choice.model).ownCost(choice))
    const solution = solveMaster(pricing, effort)
    const dived = solution && dive(pricing, solution, effort)
    if (!dived) return first
    const improved = improveWeek(pricing, dived, effort)
    return improved.cost < first.cost ? improved : first
  } finally {
    master.dispose()
    for (const relaxation of relaxations.values()) relaxation.dispose()
  }
}

/**
 * Alternately solves the restricted master and adds priced columns, until `maxFailedRounds` or `pricingWork` is
 * reached.
 */
function solveMaster(pricing: Pricing, effort: Effort): MasterSolution | null {
  const { search, master } = pricing
  const end = search.work.spent + effort.pricingWork
  let solution = master.solve()
  let failedRounds = 0
  while (solution && search.work.spent < end && failedRounds < maxFailedRounds) {
    const added = priceColumns(pricing, solution, effort.samples * 2 ** failedRounds)
    failedRounds = added === 0 ? failedRounds + 1 : 0
    if (added > 0) solution = master.solve()
  }
  return solution
}

/** Alternately exchanges days and re-optimizes single days, until neither improves the week or `polishWork` is used. */
function improveWeek(pricing: Pricing, week: ChosenWeek, effort: Effort): ChosenWeek {
  const { problem, search, master } = pricing
  const end = search.work.spent + effort.polishWork
  const ownCostOf = (choice: Choice) => search.of(choice.model).ownCost(choice)
  const startsOf = (model: DayModel) => {
    const days = sampleDays(pricing, model, effort.polishSamples)
    for (const { choice } of days) addColumn(pricing, choice)
    return days.map(({ choice }) => choice)
  }
  let best = week
  for (;;) {
    const exchanged = exchangeDays(problem, master.columns, best, ownCostOf)
    const budget = { rounds: 1, work: end - search.work.spent }
    const polished = polishWeek(problem, search, exchanged, budget, startsOf)
    const hasImproved = polished.cost < best.cost - tolerance
    best = polished
    if (!hasImproved || search.work.spent >= end) return best
  }
}
