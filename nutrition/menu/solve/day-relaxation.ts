import { dayProgram } from './day-program.ts'
import type { Choice, Work } from '../model/day-choice.ts'
import type { DayModel, MenuProblem } from '../model/problem.ts'
import type { Random } from '../request/random.ts'
import type { Solver } from './solver.ts'

/** Solution of a day's LP relaxation at the list prices. */
export interface RelaxedDay {
  /** Lower bound of a day's priced cost. */
  readonly bound: number
  /**
   * Samples a day, part by part, with the LP solution as probabilities; options with small reduced cost get a small
   * one.
   */
  readonly sample: (random: Random) => Choice
  /** Per part, the options with the smallest reduced cost, by ascending price. */
  readonly promising: readonly Int32Array[]
}

export interface DayRelaxation {
  readonly solve: () => RelaxedDay | null
  readonly dispose: () => void
}

const promisingCount = 20
/** Work charged for solving a relaxation, in cost evaluations of `DaySearch`. */
const relaxationWork = 60_000
const forbiddenCost = 1000
const repeatRounds = 3

/**
 * LP relaxation of a day, the source of starting days for the pricing search. Random starts mostly end in poor local
 * optima, because a day has to meet seven nutrient targets at once; the relaxation finds options that meet them
 * together.
 */
export function createDayRelaxation(
  problem: MenuProblem,
  model: DayModel,
  solver: Solver,
  work: Work,
): DayRelaxation {
  const { components } = model
  const data = dayProgram(problem, model, false)
  const { firstColumn, optionCount } = data
  const program = solver.createProgram(data)
  const costs = new Float64Array(optionCount)
  const columnsOf = new Map<number, number[]>()
  for (const [component, { list }] of components.entries()) {
    for (let option = 0; option < list.count; option++) {
      const token = list.token[option]!
      if (token < 0) continue
      const columns = columnsOf.get(token) ?? []
      columns.push(firstColumn[component]! + option)
      columnsOf.set(token, columns)
    }
  }
  const forbidden = new Set<number>()

  /**
   * Adds rows that forbid using a token twice, only for tokens that the solution repeats. Returns whether any were
   * added.
   */
  function forbidRepeats(weights: Float64Array): boolean {
    let found = false
    for (const [token, columns] of columnsOf) {
      if (forbidden.has(token)) continue
      let total = 0
      for (const column of columns) total += weights[column]!
      const most = model.fixedTokens.includes(token) ? 0 : 1
      if (total <= most + leastWeight) continue
      forbidden.add(token)
      program.addRow(
        -Infinity,
        most,
        columns,
        columns.map(() => 1),
      )
      found = true
    }
    return found
  }

  return {
    solve: () => {
      for (const [component, { list }] of components.entries()) {
        for (let option = 0; option < list.count; option++) {
          costs[firstColumn[component]! + option] = Math.min(list.price[option]!, forbiddenCost)
        }
      }
      program.changeCosts(costs)
      let solved = program.solve()
      work.spent += relaxationWork
      for (let round = 0; round < repeatRounds && solved.isOptimal && forbidRepeats(solved.values); round++) {
        solved = program.solve()
        work.spent += relaxationWork / 2
      }
      const { isOptimal, objective, values, reducedCosts } = solved
      if (!isOptimal) return null
      const weights = Float64Array.from(costs, (_, column) => values[column]! + nearby(reducedCosts[column]!))
      return {
        bound: objective,
        sample: (random) => sampleDay(model, firstColumn, weights, random),
        promising: components.map(({ list }, component) => {
          const first = firstColumn[component]!
          return Int32Array.from({ length: list.count }, (_, option) => option)
            .sort((a, b) => reducedCosts[first + a]! - reducedCosts[first + b]! || a - b)
            .slice(0, promisingCount)
            .sort((a, b) => list.price[a]! - list.price[b]! || a - b)
        }),
      }
    },
    dispose: () => program.dispose(),
  }
}

const leastWeight = 1e-6

/**
 * Returns the sampling weight that every option gets on top of its LP value; in trials it avoided most duplicate days.
 */
function nearby(reducedCost: number): number {
  return 0.1 * Math.exp(-Math.max(0, reducedCost) / 0.07)
}

function sampleDay(
  { components, fixedTokens }: DayModel,
  firstColumn: readonly number[],
  weights: Float64Array,
  random: Random,
): Choice {
  const used = new Set(fixedTokens)
  return Int32Array.from(components, ({ list }, component) => {
    const first = firstColumn[component]!
    const isFree = (option: number) => !used.has(list.token[option]!)
    let total = 0
    for (let option = 0; option < list.count; option++) {
      const weight = weights[first + option]!
      if (weight > leastWeight && isFree(option)) total += weight
    }
    let rest = random() * total
    let drawn = -1
    for (let option = 0; option < list.count && (drawn < 0 || rest > 0); option++) {
      const weight = weights[first + option]!
      if (weight <= leastWeight || !isFree(option)) continue
      drawn = option
      rest -= weight
    }
    const chosen = drawn >= 0 ? drawn : (list.order.find(isFree) ?? list.order[0]!)
    if (list.token[chosen]! >= 0) used.add(list.token[chosen]!)
    return chosen
  })
}
