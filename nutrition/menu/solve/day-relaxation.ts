import { itemAt, lookup, numberAt } from '../../shared/collections/lookup.ts'
import { Choice, type Promising, type Work } from '../model/day-choice.ts'
import type { DayModel } from '../model/day-model.ts'
import type { Option } from '../model/option-list.ts'
import type { MenuProblem } from '../model/problem.ts'
import type { Random } from '../request/random.ts'
import { dayProgram, type DayProgram, type OptionColumn } from './day-program.ts'
import type { LinearProgram, LinearSolution, Solver } from './solver.ts'

/** Solution of a day's LP relaxation at the options' current prices. */
export interface RelaxedDay {
  /** Lower bound of the priced cost of every day of the model. */
  readonly bound: number
  /**
   * Samples a day by randomized rounding, one part at a time, with the LP solution as probabilities (Raghavan and
   * Thompson, 1987). An option outside the solution gets a small probability if its reduced cost is small.
   */
  readonly sample: (random: Random) => Choice
  /** For each component, the `promisingCount` options with the smallest reduced cost, by ascending price. */
  readonly promising: Promising
}

const promisingCount = 20
/** Work charged for solving a relaxation once, expressed in cost evaluations of `DaySearch`. */
const relaxationWork = 60_000
/** Replaces higher and infinite prices, which the solver does not accept. */
const forbiddenCost = 1000
const repeatRounds = 3
const leastWeight = 1e-6

/**
 * LP relaxation of a day, which provides starting days for the pricing search. Random starts mostly end in poor local
 * optima, because a day must meet seven nutrient targets at once; the relaxation finds options that meet them together.
 */
export class DayRelaxation {
  readonly #model: DayModel
  readonly #work: Work
  readonly #data: DayProgram
  readonly #program: LinearProgram
  readonly #columnsOfToken: ReadonlyMap<number, readonly number[]>
  readonly #fixedTokens: ReadonlySet<number>
  /** Tokens for which a row already forbids a second use. */
  readonly #limitedTokens = new Set<number>()

  constructor(problem: MenuProblem, model: DayModel, solver: Solver, work: Work) {
    this.#model = model
    this.#work = work
    this.#data = dayProgram(problem, model, false)
    this.#program = solver.createProgram(this.#data)
    this.#fixedTokens = new Set(model.fixedRecipes.map(({ token }) => token))
    const columnsOfToken = new Map<number, number[]>()
    for (const { option, column } of this.#data.optionColumns) {
      if (option.token < 0) continue
      const columns = columnsOfToken.get(option.token) ?? []
      columns.push(column)
      columnsOfToken.set(option.token, columns)
    }
    this.#columnsOfToken = columnsOfToken
  }

  /** Solves the relaxation at the options' current prices; `null` when it has no optimal solution. */
  solve(): RelaxedDay | null {
    const { optionColumns, columnsOf } = this.#data
    this.#program.changeCosts(
      Float64Array.from(optionColumns, ({ option }) => Math.min(option.price, forbiddenCost)),
    )
    let solved = this.#program.solve()
    this.#work.spent += relaxationWork
    for (let round = 0; round < repeatRounds && solved.isOptimal && this.#forbidRepeats(solved); round++) {
      solved = this.#program.solve()
      this.#work.spent += relaxationWork / 2
    }
    const { isOptimal, objective, values, reducedCosts } = solved
    if (!isOptimal) return null
    const weights = Float64Array.from(
      optionColumns,
      ({ column }) => numberAt(values, column) + nearby(numberAt(reducedCosts, column)),
    )
    return {
      bound: objective,
      sample: (random) => this.#sampleDay(weights, random),
      promising: new Map(
        [...columnsOf].map(([component, columns]) => [component, promisingOf(columns, reducedCosts)]),
      ),
    }
  }

  dispose(): void {
    this.#program.dispose()
  }

  /**
   * Row generation: for each token that the solution repeats, adds a row that forbids a second use. Returns whether any
   * row was added.
   */
  #forbidRepeats({ values }: LinearSolution): boolean {
    let found = false
    for (const [token, columns] of this.#columnsOfToken) {
      if (this.#limitedTokens.has(token)) continue
      const total = columns.reduce((sum, column) => sum + numberAt(values, column), 0)
      const most = this.#fixedTokens.has(token) ? 0 : 1
      if (total <= most + leastWeight) continue
      this.#limitedTokens.add(token)
      this.#program.addRow(
        -Infinity,
        most,
        columns,
        columns.map(() => 1),
      )
      found = true
    }
    return found
  }

  #sampleDay(weights: Float64Array, random: Random): Choice {
    const used = new Set(this.#fixedTokens)
    return new Choice(this.#model, (component) => {
      const drawable = lookup(this.#data.columnsOf, component).flatMap(({ option, column }) => {
        const weight = numberAt(weights, column)
        return weight > leastWeight && !used.has(option.token) ? [{ option, weight }] : []
      })
      const { order } = component.list
      const chosen =
        drawn(drawable, random) ?? order.find(({ token }) => !used.has(token)) ?? itemAt(order, 0)
      if (chosen.token >= 0) used.add(chosen.token)
      return chosen
    })
  }
}

/**
 * Returns the weight added to an option's LP value for sampling: 0.1 at a reduced cost of 0, divided by e for each
 * further 0.07. The values were tuned so that few sampled days repeat.
 */
function nearby(reducedCost: number): number {
  return 0.1 * Math.exp(-Math.max(0, reducedCost) / 0.07)
}

function promisingOf(columns: readonly OptionColumn[], reducedCosts: Float64Array): Option[] {
  return columns
    .map(({ option, column }) => ({ option, reducedCost: numberAt(reducedCosts, column) }))
    .sort((a, b) => a.reducedCost - b.reducedCost || a.option.index - b.option.index)
    .slice(0, promisingCount)
    .map(({ option }) => option)
    .sort((a, b) => a.price - b.price || a.index - b.index)
}

/** Draws an option with probability proportional to its weight; `null` for an empty list. */
function drawn(
  options: readonly { readonly option: Option; readonly weight: number }[],
  random: Random,
): Option | null {
  let rest = random() * options.reduce((sum, { weight }) => sum + weight, 0)
  let last: Option | null = null
  for (const { option, weight } of options) {
    if (last && rest <= 0) break
    last = option
    rest -= weight
  }
  return last
}
