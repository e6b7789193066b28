import { dayProgram } from '#nutrition/menu/solve/day-program.ts'
import { itemAt, lookup, numberAt } from '#nutrition/shared/collections/lookup.ts'
import { Choice } from '#nutrition/menu/model/day-choice.ts'
import type { DayModel } from '#nutrition/menu/model/day-model.ts'
import type { MenuProblem } from '#nutrition/menu/model/problem.ts'
import { modelData } from '#nutrition/menu/solve/solver.ts'
import type { Highs } from 'highs'

export interface ExactDay {
  /** Cheapest day found at the current prices. */
  readonly choice: Choice
  /**
   * Lower bound of the priced cost of every feasible day of the model: the smaller of `known` and the solver's bound.
   */
  readonly bound: number
}

/**
 * Solves the pricing problem of a day as a mixed-integer program, at the prices set by `DaySearch.setPrices`. `known`
 * is the cost of a feasible day; options whose reduced cost alone exceeds it are dropped, as no cheaper day contains
 * them.
 */
export function solveDayExactly(
  highs: Highs,
  problem: MenuProblem,
  model: DayModel,
  known: number,
  limits: { readonly seconds: number; readonly gap: number },
): ExactDay {
  const program = dayProgram(problem, model, true)
  const { columnsOf, optionColumns } = program
  const prices = optionColumns.map(({ option }) => option.price)
  const priced = {
    ...program,
    costs: program.costs.map((cost, column) => finiteOr0(prices[column] ?? cost)),
    uppers: program.uppers.map((upper, column) => (prices[column] === Infinity ? 0 : upper)),
  }
  const data = modelData(highs, priced)
  const worth = highs.withModel(data, (relaxed) => {
    relaxed.options.set({ output_flag: false })
    relaxed.run()
    const slack = known - relaxed.getObjectiveValue() + tolerance
    return [...relaxed.getSolution().colDual].map((reduced) => reduced <= slack)
  })
  const integrality = Int32Array.from(program.costs, (_, column) => (column < prices.length ? 1 : 0))
  const colUpper = [...data.colUpper].map((upper, column) =>
    column < prices.length && !worth[column] ? 0 : upper,
  )
  return highs.withModel({ ...data, colUpper, integrality }, (solved): ExactDay => {
    solved.options.set({
      output_flag: false,
      time_limit: limits.seconds,
      mip_abs_gap: limits.gap,
      mip_rel_gap: 0,
      random_seed: 1,
    })
    solved.run()
    const { colValue } = solved.getSolution()
    const choice = new Choice(model, (component) => {
      const chosen = lookup(columnsOf, component).find(({ column }) => numberAt(colValue, column) > 0.5)
      return chosen?.option ?? itemAt(component.list.options, 0)
    })
    return { choice, bound: Math.min(known, Number(solved.info.get('mip_dual_bound'))) }
  })
}

const tolerance = 1e-6

function finiteOr0(price: number): number {
  return Number.isFinite(price) ? price : 0
}
