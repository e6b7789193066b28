import { polishWeek, weekCostOf, type ChosenWeek, type WeekSearch } from '../search/day-by-day.ts'
import { createDayGuide, type DayGuide } from './day-guide.ts'
import type { Choice } from '../model/day-choice.ts'
import { exchangeDays } from './day-exchange.ts'
import { createMaster, type Master, type MasterSolution } from './restricted-master.ts'
import type { MenuProblem } from '../model/problem.ts'
import type { Random } from '../request/random.ts'
import type { Solver } from './solver.ts'

export interface Effort {
  /** Evaluations after which pricing, diving and polishing are brought to an end, each by its own. */
  readonly pricingWork: number
  readonly diveWork: number
  readonly polishWork: number
  /** Days drawn per model and round. */
  readonly draws: number
  readonly diveDraws: number
  readonly polishDraws: number
}

const tolerance = 1e-6
/** Pricing rounds without an improving column before the dive; each samples twice as many days as the previous one. */
const patience = 3

/**
 * Column generation over whole days, followed by diving: fixes the day with the largest weight, prices and solves the rest
 * again, until seven days are fixed. `first` is the starting and fallback week.
 */
export function generateColumns(
  problem: MenuProblem,
  search: WeekSearch,
  solver: Solver,
  first: ChosenWeek,
  random: Random,
  effort: Effort,
): ChosenWeek {
  const master = createMaster(problem, solver)
  const guides = problem.models.map((model) => createDayGuide(problem, model, solver, search.work))
  const market: Market = { problem, search, master, guides, random }
  try {
    for (const [day, choice] of first.choices.entries()) {
      const model = problem.modelOfDay[day]!
      master.add(model, choice, search.searches[model]!.ownCost(choice))
    }
    let solution = master.solve()
    let quietRounds = 0
    const pricingEnd = search.work.spent + effort.pricingWork
    while (solution && search.work.spent < pricingEnd && quietRounds < patience) {
      const added = price(market, solution, effort.draws * 2 ** quietRounds)
      quietRounds = added === 0 ? quietRounds + 1 : 0
      if (added > 0) solution = master.solve()
    }
    const dived = solution && dive(market, solution, effort)
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
          drawDays(market, model, effort.polishDraws).map(({ choice }) => remember(market, model, choice)),
      )
      const hasImproved = polished.cost < best.cost - tolerance
      best = polished
      if (!hasImproved || search.work.spent >= polishEnd) break
    }
    return best.cost < first.cost ? best : first
  } finally {
    master.dispose()
    for (const guide of guides) guide.dispose()
  }
}

interface Market {
  readonly problem: MenuProblem
  readonly search: WeekSearch
  readonly master: Master
  readonly guides: readonly DayGuide[]
  readonly random: Random
}

interface PricedDay {
  readonly choice: Choice
  readonly cost: number
}

/** Returns low-cost days at the current prices, each from a sample of the relaxation; empty if no day can cost less than `most`. */
function drawDays(
  { search, guides, random }: Market,
  model: number,
  draws: number,
  most = Infinity,
  known: readonly Choice[] = [],
): PricedDay[] {
  const guidance = guides[model]!.relax()
  if (!guidance || guidance.bound >= most) return []
  const day = search.searches[model]!
  const drawn = Array.from({ length: draws }, (): PricedDay => {
    const choice = guidance.draw(random)
    return { choice, cost: day.descend(choice, guidance.promising) }
  })
  const distinct = new Map(drawn.map((one) => [one.choice.join(), one]))
  return [...distinct.values()]
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, Math.ceil(draws / drawsPerPairing))
    .map(({ choice }) => choice)
    .concat(known.map((choice) => choice.slice()))
    .map((choice) => ({ choice, cost: day.pairUp(choice, guidance.promising) }))
}

/** Keeps a day for later exchanges. */
function remember({ search, master }: Market, model: number, choice: Choice): Choice {
  const cost = search.searches[model]!.ownCost(choice)
  if (Number.isFinite(cost)) master.add(model, choice, cost)
  return choice
}

/** Pricing: adds days with negative reduced cost; returns how many. */
function price(market: Market, solution: MasterSolution, draws: number): number {
  const { problem, search, master } = market
  let added = 0
  const basis = solution.weights.flatMap((weight, column) =>
    weight > tolerance ? [master.columns[column]!] : [],
  )
  for (const model of problem.models.keys()) {
    const day = search.searches[model]!
    day.charge(solution.prices)
    const most = solution.dayValues[model]! - tolerance
    const known = basis.filter((column) => column.model === model).map(({ choice }) => choice)
    const paying = drawDays(market, model, draws, most, known)
      .filter(({ cost }) => cost < most)
      .toSorted((a, b) => a.cost - b.cost)
    let addedHere = 0
    for (const { choice } of paying) {
      if (addedHere < columnsPerRound && master.add(model, choice, day.ownCost(choice))) addedHere++
    }
    added += addedHere
  }
  return added
}

const columnsPerRound = 8
/** Pairing costs ten times a draw, so only the best of this many draws are paired. */
const drawsPerPairing = 4

function dive(market: Market, start: MasterSolution, effort: Effort): ChosenWeek | null {
  const { problem, search, master } = market
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
    if (solution && mayPrice && price(market, solution, effort.diveDraws) > 0) solution = master.solve()
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
